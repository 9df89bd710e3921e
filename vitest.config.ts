import { defineConfig } from 'vitest/config'

/** Time limits that also hold on a busy machine. */
const timeouts = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Vitest leaves one core idle by default, but these tests spend much of their time waiting for emails and jobs.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{contract,domain}/**/*.test.ts'],
          environment: 'node',
          // These tests keep no state in modules, so a worker loads the playbook's library once for all files.
          isolate: false,
          ...timeouts,
        },
      },
      {
        test: {
          name: 'product',
          // Includes web tests that need no screen. The few that need a document name jsdom in their first line.
          include: ['{server,scripts,bench}/**/*.test.ts', 'tests/*.test.ts', 'web/**/*.test.ts'],
          environment: 'node',
          ...timeouts,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          // Each test removes what it rendered. Loading React and a document again for every file would take longer than the tests.
          isolate: false,
          testTimeout: 15_000,
        },
      },
    ],
  },
})
