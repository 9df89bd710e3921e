// Serves a stored website on a loopback port, so that the real crawler reads it.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.xml': 'text/xml',
  '.json': 'application/json',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

/**
 * Like a typical static host: a folder answers with its index, and a name without an extension with its .html
 * file.
 */
export async function serveFolder(
  folder: string,
  index = 'index.html',
): Promise<{ host: string; stop(): void }> {
  const server = createServer((request, answer) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://x').pathname))
    const file = path === '/' ? join(folder, index) : join(folder, path)
    const found = [file, join(file, 'index.html'), `${file.replace(/\/$/, '')}.html`].find(
      (name) => existsSync(name) && statSync(name).isFile(),
    )
    if (!found || /truth\.json$/i.test(found)) return void answer.writeHead(404).end()
    answer
      .setHeader('content-type', types[extname(found)] ?? 'application/octet-stream')
      .end(readFileSync(found))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return {
    host: `127.0.0.1:${address.port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
