// A temporary Postgres for tests: `start` prints its address, `stop` stops it, `crash` kills and restarts it,
// `address` prints where it is running. It also works as root, although Postgres itself refuses to run as
// root. If there is no Postgres, root installs Debian's.
import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const folder = process.env.TEST_POSTGRES_DIR ?? path.join(os.tmpdir(), 'inkling-postgres')
const port = process.env.TEST_POSTGRES_PORT ?? '54329'
const address = `postgres://postgres@127.0.0.1:${port}/postgres\n`
const asRoot = process.getuid?.() === 0
const user = 'inkling-tests'

const command = process.argv[2]
if (command === 'start') start()
else if (command === 'stop') stop()
else if (command === 'crash') crash()
else if (command === 'address') tellAddress()
else fail('Use start, stop, crash or address.')

function start() {
  const bin = binaries() ?? install()
  if (asRoot && spawnSync('id', [user]).status !== 0) {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', user])
  }
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (asRoot) execFileSync('chown', [user, folder])
  const data = path.join(folder, 'data')
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) {
    owned(bin, 'initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ])
  }
  if (runs(bin, data)) return void process.stdout.write(address)
  // Test data may be lost in a crash, so durability is traded for speed.
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=200`
  owned(bin, 'pg_ctl', ['-D', data, '-w', '-t', '30', '-l', path.join(folder, 'log'), '-o', options, 'start'])
  process.stdout.write(address)
}

/** Whether a server from an earlier run is still running. */
function runs(bin, data) {
  const [first, ...rest] = asOwner([path.join(bin, 'pg_ctl'), '-D', data, 'status'])
  return spawnSync(first, rest, { cwd: '/' }).status === 0
}

function stop() {
  owned(binaries(), 'pg_ctl', ['-D', path.join(folder, 'data'), '-m', 'immediate', 'stop'])
}

/** Kills the server and restarts it with the same settings. */
function crash() {
  const paths = ['-D', path.join(folder, 'data'), '-l', path.join(folder, 'log')]
  owned(binaries(), 'pg_ctl', [...paths, '-m', 'immediate', '-w', '-t', '30', 'restart'])
}

function tellAddress() {
  const bin = binaries()
  if (!bin || !runs(bin, path.join(folder, 'data'))) fail('Postgres is not running.')
  process.stdout.write(address)
}

function owned(bin, program, args) {
  const [first, ...rest] = asOwner([path.join(bin, program), ...args])
  const { status, stderr } = spawnSync(first, rest, {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if (status !== 0) fail(`${program} failed: ${stderr}`)
}

function asOwner(command) {
  return asRoot
    ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--', ...command]
    : command
}

function binaries() {
  const versions = '/usr/lib/postgresql'
  if (!fs.existsSync(versions)) return undefined
  return fs
    .readdirSync(versions)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(versions, version, 'bin'))
    .find((bin) => fs.existsSync(path.join(bin, 'initdb')))
}

function install() {
  if (!asRoot) fail('Postgres is not installed. Run this as root to install it.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  spawnSync('apt-get', ['-qq', 'update'], quiet)
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', 'postgresql'], quiet)
  return binaries() ?? fail('Postgres couldn’t be installed.')
}

function fail(why) {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
