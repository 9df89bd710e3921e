// Serves the browser's files. Their names contain a content hash, so browsers cache them forever; the build
// compresses them.
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
)

/** The files that a page must load for one entry of the build. */
export interface EntryAssets {
  css: string
  cssHref: string
  scripts: string[]
  preloads: string[]
  fonts: string[]
  /** A small script that loads `scripts` after the first paint, for pages whose content doesn't need them. */
  start?: string
  /** The entry files of the screens that visitors see first, by address. */
  screens?: Record<string, string[]>
}

export interface Assets {
  publicPage: EntryAssets
  app: EntryAssets
}

/** Serves the built files and returns what the two kinds of page must load. */
export function serveAssets(app: FastifyInstance, folder: string): Assets {
  const files = readFiles(folder)
  app.get('/assets/*', (request, reply) => {
    const file = files.get(request.url.split('?')[0] ?? '')
    if (!file) return reply.code(404).type('text/plain').send('Not found')
    void reply.headers({
      'content-type': file.type,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    return sendSmallest(request, reply, file)
  })
  const manifest = Manifest.parse(
    JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')),
  )
  return {
    publicPage: entryAssets(manifest, 'web/public/main.ts', files),
    app: {
      ...entryAssets(manifest, 'web/app/main.tsx', files),
      start: `/${entryOf(manifest, 'web/app/start.ts').file}`,
      screens: Object.fromEntries(
        ['/login', '/register', '/forgot-password', '/reset-password'].map((at) => [
          at,
          filesOf(manifest, `web/pages${at}${at}.tsx`),
        ]),
      ),
    },
  }
}

interface File {
  raw: Buffer
  br: Buffer | undefined
  gz: Buffer | undefined
  type: string
}

function readFiles(folder: string): Map<string, File> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const read = (name: string) => {
    const file = path.join(folder, name)
    return fs.existsSync(file) ? fs.readFileSync(file) : undefined
  }
  const files = new Map<string, File>()
  for (const name of names) {
    const type = types[path.extname(name)]
    const raw = type && read(name)
    if (raw) files.set(`/${name}`, { raw, br: read(`${name}.br`), gz: read(`${name}.gz`), type })
  }
  return files
}

function sendSmallest(request: FastifyRequest, reply: FastifyReply, file: File) {
  const accepts = request.headers['accept-encoding'] ?? ''
  if (file.br && /\bbr\b/.test(accepts)) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gz && /\bgzip\b/.test(accepts)) return reply.header('content-encoding', 'gzip').send(file.gz)
  return reply.send(file.raw)
}

function entryAssets(
  manifest: z.output<typeof Manifest>,
  entry: string,
  files: Map<string, File>,
): EntryAssets {
  const own = entryOf(manifest, entry)
  const together = [own, ...importsOf(manifest, own.imports ?? [])]
  const cssFiles = together.flatMap((chunk) => chunk.css ?? [])
  return {
    css: cssFiles.map((name) => files.get(`/${name}`)?.raw.toString() ?? '').join('\n'),
    cssHref: `/${cssFiles[0] ?? ''}`,
    scripts: [`/${own.file}`],
    preloads: together.slice(1).map((chunk) => `/${chunk.file}`),
    // Preload the main fonts; the extended ones load only where a text needs them.
    fonts: [...files.keys()].filter(
      (name) => /-latin-[^/]*\.woff2$/.test(name) && !name.includes('latin-ext'),
    ),
  }
}

function entryOf(manifest: z.output<typeof Manifest>, entry: string) {
  const own = manifest[entry]
  if (!own) throw new Error(`The build has no ${entry}. Run npm run build.`)
  return own
}

function filesOf(manifest: z.output<typeof Manifest>, entry: string): string[] {
  const own = entryOf(manifest, entry)
  return [own, ...importsOf(manifest, own.imports ?? [])].map((chunk) => `/${chunk.file}`)
}

function importsOf(manifest: z.output<typeof Manifest>, names: string[], seen = new Set<string>()) {
  const chunks: z.output<typeof Manifest>[string][] = []
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) continue
    seen.add(name)
    chunks.push(chunk, ...importsOf(manifest, chunk.imports ?? [], seen))
  }
  return chunks
}
