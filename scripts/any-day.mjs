// `npm run test:any-day`: runs the tests that depend on the time, with the machine's and the product's clock
// set to twenty instants over two years. `-- INSTANT …` sets other instants; `-- --all INSTANT …` runs every
// test. It needs libfaketime, which moves the clock of a process and everything it starts, including the
// embedded database, threads and Node itself, but not the clock that measures durations.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { node, root, setUp } from './set-up.mjs'

/**
 * The instants in UTC. Most are just before a change of day, month, year or clock, so that it happens while
 * the tests run.
 */
const instants = {
  '2026-11-22T20:00:00Z': 'a Sunday evening',
  '2026-11-23T08:59:30Z': 'Monday’s deliveries are due',
  '2026-11-28T23:59:30Z': 'a week ends',
  '2026-12-01T08:59:30Z': 'the month’s deliveries are due',
  '2026-12-31T23:59:30Z': 'a year ends',
  '2027-01-03T02:59:30Z': 'Sunday’s news is made',
  '2027-02-28T23:59:30Z': 'a February ends, on a Sunday',
  '2027-03-14T06:59:30Z': 'American clocks go forward',
  '2027-03-28T00:59:30Z': 'European clocks go forward',
  '2027-05-31T22:59:30Z': 'a month ends in London, an hour before it does in UTC',
  '2027-07-18T12:00:00Z': 'a Sunday in summer',
  '2027-10-31T00:59:30Z': 'European clocks go back',
  '2027-11-07T05:59:30Z': 'American clocks go back',
  '2027-12-26T12:00:00Z': 'the Sunday of a week of two years',
  '2028-01-01T11:30:00Z': 'New Year’s Day, and a Saturday that ends in the east',
  '2028-02-28T23:59:30Z': 'a leap day begins',
  '2028-02-29T23:59:30Z': 'a leap day ends',
  '2028-03-26T00:59:30Z': 'European clocks go forward, on a Sunday of a leap year',
  '2028-10-29T00:59:30Z': 'European clocks go back, in a leap year',
  '2028-11-19T23:59:30Z': 'a Sunday ends, two years on',
}
/** The tests that start the product, open its database, or show a screen that depends on the time. */
const tests = ['server', 'web/pages/profile', 'web/components/schedule', 'web/components/news']
/**
 * The tests that read no clock, only measure durations, or set all times themselves and wait long for jobs.
 * `--all` includes them.
 */
const without = [
  'server/outside/**',
  'server/config.test.ts',
  'server/http/metrics{,-readers}.test.ts',
  'server/jobs/{delivery-mail,pace,refused-mail}.test.ts',
  'server/routes/deliveries/{digest,scheduled}.test.ts',
  'server/store/{embedded/database,recent}.test.ts',
]

const asked = process.argv.slice(2)
const all = asked.includes('--all')
const named = asked.filter((word) => word !== '--all')
const wrong = named.find((word) => Number.isNaN(Date.parse(word)))
if (wrong) fail(`“${wrong}” is not a time. Write it like 2028-02-28T23:59:30Z.`)

const library = fakeTime()
setUp()
const report = path.join(root, 'test-results', 'any-day.json')
const failed = (named.length > 0 ? named : Object.keys(instants)).filter((instant) => !passesAt(instant))
process.stdout.write(
  failed.length > 0 ? `Failed at ${failed.join(', ')}\n` : 'Passed at each of these instants\n',
)
process.exit(failed.length > 0 ? 1 : 0)

function passesAt(instant) {
  fs.rmSync(report, { force: true })
  const args = all ? [] : [...tests, ...without.flatMap((glob) => ['--exclude', glob])]
  const { status, stdout, stderr } = spawnSync(
    node,
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...args,
      '--maxWorkers=3',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, ...clockAt(instant) } },
  )
  const { numPassedTests = 0, testResults = [] } = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8'))
    : {}
  const faults = testResults.flatMap(faultsOf)
  if (status !== 0 && faults.length === 0) faults.push(`vitest ended with ${status}: ${stdout}${stderr}`)
  const why = instants[instant] ? ` (${instants[instant]})` : ''
  process.stdout.write(`${instant}${why}: ${numPassedTests} passed, ${faults.length} failed\n`)
  for (const fault of faults) process.stdout.write(`  ${fault}\n`)
  return faults.length === 0
}

/** With `--all` the product's clock starts where it does in `npm test`, whatever the machine's clock says. */
function clockAt(instant) {
  const ahead = Math.round((Date.parse(instant) - Date.now()) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${ahead < 0 ? '' : '+'}${ahead}`,
    DONT_FAKE_MONOTONIC: '1',
    ...(!all && { TEST_CLOCK: 'machine' }),
  }
}

function faultsOf({ name, message, assertionResults }) {
  const file = path.relative(root, name)
  if (assertionResults.length === 0 && message) return [`${file}: ${message}`]
  return assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}: ${failureMessages[0]?.split('\n')[0]}`)
}

/** Finds libfaketime. If it is missing, root installs Debian's. */
function fakeTime() {
  const found = () =>
    ['', ...fs.readdirSync('/usr/lib')]
      .map((folder) => path.join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
      .find((file) => fs.existsSync(file))
  if (found()) return found()
  if (process.getuid?.() !== 0) fail('libfaketime is not installed. Run this as root to install it.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'libfaketime'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return found() ?? fail('libfaketime couldn’t be installed.')
}

function fail(why) {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
