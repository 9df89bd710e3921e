import { defineConfig } from 'vitest/config'

/** What a test and what it sets up may take where a machine has much to do. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Every core: by default one is left idle, and much of the time is spent waiting for mails and jobs.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{contract,domain}/**/*.test.ts'],
          environment: 'node',
          // Pure rules leave nothing behind in their modules, so a worker loads the library and the words once for all files.
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'product',
          // What the web computes without a screen is here too; the few that read a document say so in their first line.
          include: ['{server,scripts,bench}/**/*.test.ts', 'tests/*.test.ts', 'web/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          // Each test takes down what it showed; a document and React anew for every file cost more than the tests.
          isolate: false,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
