// `npm run test:heavy`: tests that kill processes and take minutes. SEED, KILLS and LANES may be set; a run
// prints the values it used.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { node, root, setUp } from './set-up.mjs'

setUp()
const file = path.join(root, 'test-results', 'heavy.json')
fs.rmSync(file, { force: true })
const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
const { status } = spawnSync(
  node,
  [
    vitest,
    'run',
    '--config=tests/heavy/vitest.config.ts',
    `--root=${root}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ],
  { cwd: root, stdio: 'inherit' },
)
const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
const { numPassedTests: passed = 0, numFailedTests = 0, testResults = [] } = report
for (const { assertionResults } of testResults)
  for (const { status, fullName } of assertionResults)
    if (status === 'failed') process.stdout.write(`Failed: ${fullName}\n`)
// A run that stopped before it could report has failed.
const failed = status !== 0 && numFailedTests === 0 ? 1 : numFailedTests
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
