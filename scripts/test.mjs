// `npm test`: every check and every test, including browser tests, with one line of totals at the end.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { chromiumEnvironment } from './chromium.mjs'
import { root, setUp } from './set-up.mjs'

setUp()
const results = path.join(root, 'test-results')
fs.rmSync(results, { recursive: true, force: true })
fs.mkdirSync(results, { recursive: true })
const env = {
  ...process.env,
  ...chromiumEnvironment(),
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
}

const totals = { passed: 0, failed: 0, skipped: 0 }
/** The names of failed tests, repeated at the end where people look first. */
const failures = []
// Static checks don't depend on the database, so they run once.
if (!process.env.DATABASE_URL) staticChecks()
unitTests()
journeys()

for (const name of failures) process.stdout.write(`Failed: ${name}\n`)
const skipped = totals.skipped > 0 ? `${totals.skipped} could not run here (each says why above)\n` : ''
process.stdout.write(`${skipped}${totals.passed} passed, ${totals.failed} failed\n`)
process.exit(totals.failed > 0 ? 1 : 0)

function staticChecks() {
  const rings = ['contract', 'domain', 'server', 'web', 'tests']
  const checks = [
    ...rings.map((ring) => ['tsc', '-p', ring]),
    ['oxlint', '--type-aware', '--deny-warnings', '.'],
    ['oxfmt', '--check', '.'],
    ['knip', '--no-progress'],
  ]
  for (const [command, ...args] of checks) {
    const passed = start(command, args).status === 0
    process.stdout.write(`${passed ? 'passed' : 'FAILED'}: ${[command, ...args].join(' ')}\n`)
    totals[passed ? 'passed' : 'failed']++
    if (!passed) failures.push([command, ...args].join(' '))
  }
}

function unitTests() {
  const file = path.join(results, 'vitest.json')
  const { status } = start('vitest', [
    'run',
    // Tests that use no database run once, not once for each database.
    ...(process.env.DATABASE_URL ? ['server'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = readReport(file)
  totals.passed += report?.numPassedTests ?? 0
  totals.skipped += report?.numPendingTests ?? 0
  // A file that can't be loaded has no tests to count, but counts as a failure.
  const broken = (report?.testResults ?? []).filter(
    (one) => one.status === 'failed' && one.assertionResults.length === 0,
  )
  totals.failed += (report?.numFailedTests ?? 0) + broken.length
  for (const { name, assertionResults } of report?.testResults ?? [])
    failures.push(
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${path.relative(root, name)}: ${fullName}`),
    )
  failures.push(...broken.map(({ name }) => `${path.relative(root, name)}: couldn’t be loaded`))
  if (status !== 0 && totals.failed === 0) totals.failed++
}

function journeys() {
  const file = path.join(results, 'journeys.json')
  const { status } = start('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = readReport(file)
  const stats = report?.stats
  totals.passed += stats?.expected ?? 0
  totals.skipped += stats?.skipped ?? 0
  totals.failed += (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)
  if (status !== 0 && (stats?.unexpected ?? 0) === 0) totals.failed++
  failures.push(...(report?.suites ?? []).flatMap(failedIn))
}

/** The names of the journeys that failed in a part of the report. */
function failedIn({ specs = [], suites = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failedIn),
  ]
}

function start(command, args, more = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } })
}

function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
}
