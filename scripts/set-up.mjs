// Gets a checkout ready to run: dependencies from the lockfile, subset fonts, and a new build if it is out of
// date. It runs on any Node from 20 on, before anything is installed; what it starts runs on the Node from
// the dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const inRoot = (...parts) => path.join(root, ...parts)

/** The Node that the product runs on. */
export const node = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

export function setUp({ build = true } = {}) {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) stop(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
  installWhenStale()
  cutFontsWhenStale()
  if (build) buildWhenStale()
}

function installWhenStale() {
  const wanted = hashOf([inRoot('package-lock.json')])
  const stamp = inRoot('node_modules', '.installed')
  if (read(stamp) === wanted && fs.existsSync(node)) return
  say('Installing the dependencies')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  fs.writeFileSync(stamp, wanted)
}

/** The fonts of PDF reports. Development, tests and the build read them from where they are generated. */
function cutFontsWhenStale() {
  const script = inRoot('scripts', 'fonts', 'printed-fonts.ts')
  const wanted = hashOf([inRoot('package-lock.json'), script])
  const stamp = inRoot('.cache', 'printed-fonts', '.cut')
  if (read(stamp) === wanted) return
  say('Cutting the fonts of printed reports')
  run(node, [script])
  fs.writeFileSync(stamp, wanted)
}

function buildWhenStale() {
  const sources = ['contract', 'domain', 'library', 'server', 'web', 'scripts'].flatMap((folder) =>
    filesIn(inRoot(folder)),
  )
  const wanted = hashOf([...sources, inRoot('package-lock.json'), inRoot('vite.config.ts')])
  const stamp = inRoot('dist', '.built')
  if (read(stamp) === wanted) return
  say('Building')
  run(node, [inRoot('scripts', 'build.ts')])
  fs.writeFileSync(stamp, wanted)
}

/** Runs a command with our stdin and stdout; exits with its code if it fails. */
export function run(command, args, environment = {}) {
  const env = {
    ...process.env,
    ...environment,
    PATH: `${inRoot('node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  }
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
  if (error) stop(`${command} couldn’t be started: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  return hash.digest('hex')
}

const read = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined)
const say = (what) => process.stderr.write(`${what} …\n`)

function stop(why) {
  process.stderr.write(`${why}\n`)
  process.exit(1)
}
