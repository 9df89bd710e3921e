/**
 * When a test's world begins: a Wednesday at noon, with no turn of a day, no delivery and no week of news near, so that what a test
 * says does not depend on the day on which it runs. `npm run test:any-day` begins at the machine's own time, and sets that.
 */
export const testStart = new Date(process.env.TEST_CLOCK === 'machine' ? Date.now() : '2026-11-18T12:00:00Z')
