/**
 * When a test's clock starts: a Wednesday at noon, far from midnight, from a delivery and from a week of news, so that tests
 * don't depend on the day they run. `npm run test:any-day` uses the machine's time, and sets that.
 */
export const testStart = new Date(process.env.TEST_CLOCK === 'machine' ? Date.now() : '2026-11-18T12:00:00Z')
