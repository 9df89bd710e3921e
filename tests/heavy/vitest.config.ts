import { defineConfig } from 'vitest/config'

/** What takes minutes and kills processes: `npm run test:heavy`, and never a part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/heavy/*.heavy.ts'],
    // Clocks know no database: once is enough.
    exclude: process.env.DATABASE_URL ? ['tests/heavy/clock.heavy.ts'] : [],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
