import { defineConfig } from 'vitest/config'

/** What takes minutes and kills processes: `npm run test:heavy`, and never a part of `npm test`. */
export default defineConfig({
  test: {
    include: ['tests/heavy/*.heavy.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
})
