import { defineConfig } from 'vitest/config'

/** Tests that take minutes and kill processes: run by `npm run test:heavy`, never by `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/heavy/*.heavy.ts'],
    // The tests of clocks use no database, so they run once and not for each database.
    exclude: process.env.DATABASE_URL ? ['tests/heavy/clock.heavy.ts'] : [],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
