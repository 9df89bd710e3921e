// `npm run build`: the browser's files, the pages and emails, the server in one bundle, and an empty migrated
// database used as a template.
import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { createBuilder } from 'vite'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { openQueue } from '#server/jobs/queue.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'
import { openDatabase } from '#server/store/embedded/database.ts'

const root = path.dirname(import.meta.dirname)
const dist = path.join(root, 'dist')

fs.rmSync(dist, { recursive: true, force: true })
const builder = await createBuilder({ root, logLevel: 'warn' })
await builder.buildApp()
compress(path.join(dist, 'client'))
await bundleServer()
fs.cpSync(path.join(root, 'server/store/migrations'), path.join(dist, 'migrations'), { recursive: true })
shipLibrary()
shipLicences()
await makeTemplate(path.join(dist, 'database-template'))

/**
 * File names contain a hash of the content, so files never change and are compressed once, at the highest
 * level.
 */
function compress(folder: string) {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const file = path.join(folder, name)
    const raw = fs.readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
    fs.writeFileSync(`${file}.br`, brotliCompressSync(raw, { params }))
    fs.writeFileSync(`${file}.gz`, gzipSync(raw, { level: 9 }))
  }
}

/**
 * The server is built as one bundle, which starts in half the time of separate modules. Packages with native
 * code or WebAssembly are not bundled.
 */
async function bundleServer() {
  const bundle = await rolldown({
    cwd: root,
    input: {
      main: 'server/main.ts',
      cli: 'scripts/cli.ts',
      'parse-child': 'server/outside/documents/parse-child.ts',
      'print-worker': 'server/outside/printing/print-worker.ts',
    },
    platform: 'node',
    external: ['@electric-sql/pglite', '@resvg/resvg-js', 'pg-native', 'unpdf'],
    logLevel: 'warn',
  })
  await bundle.write({
    dir: path.join(dist, 'server'),
    format: 'esm',
    sourcemap: true,
    chunkFileNames: 'chunks/[name]-[hash].js',
  })
  await bundle.close()
}

/** The library is read when the product starts, so a library with errors fails the build. */
function shipLibrary() {
  const folder = path.join(root, 'library')
  const { faults } = readPlaybook(readLibraryFiles(folder))
  for (const { file, line, says } of faults) console.error(`library/${file}:${line} ${says}`)
  if (faults.length > 0) throw new Error(`${faults.length} faults in the library`)
  fs.cpSync(folder, path.join(dist, 'library'), { recursive: true })
}

/** The licences of the bundled fonts must be shipped with them. */
function shipLicences() {
  const target = path.join(dist, 'licences')
  fs.mkdirSync(target)
  for (const folder of ['web/components/fonts', '.cache/printed-fonts'])
    for (const name of fs
      .readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('-licence.txt')))
      fs.copyFileSync(path.join(root, folder, name), path.join(target, name))
}

async function makeTemplate(folder: string) {
  const onError = (error: Error) => {
    throw error
  }
  const database = await openDatabase({ folder, onError })
  await database.migrate(path.join(root, 'server/store/migrations'))
  const queue = await openQueue(database, onError)
  await queue.stop()
  await database.pool.query('vacuum full')
  await database.pool.query('checkpoint')
  await database.close()
}
