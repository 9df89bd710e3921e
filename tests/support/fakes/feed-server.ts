// A local server with one feed, and a helper that reads it as the product does.

import http from 'node:http'
import { afterEach } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { feedReader } from '#server/outside/feeds/feed-reader.ts'
import { feedFetcher } from '#server/outside/fetching/feed-fetcher.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

interface Answer {
  type?: string
  status?: number
  headers?: Record<string, string>
}

/** Call once per test file: what a test opens is closed after it. */
export function aFeedServer() {
  const open: http.Server[] = []
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
  })

  /** Reads a local server's answer as the product reads a feed. `HOST` in the text is replaced by its address. */
  async function reading(
    body: string | Uint8Array,
    { type = 'text/xml', status = 200, headers }: Answer = {},
  ) {
    const asked: string[] = []
    const server = http.createServer((request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(status, { 'content-type': type, ...headers })
      response.end(typeof body === 'string' ? body.replaceAll('HOST', host) : body)
    })
    open.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const fetch = feedFetcher({ allowHosts: [host], agentName: 'InklingReader', timeout: 2_000 })
    const read = feedReader({ fetch, now: () => NOW }).read(`http://${host}/news/feed.xml`)
    const told = await read.then(
      (feed) => ({ feed, problem: '' }),
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error
        return { feed: null, problem: error.message }
      },
    )
    return { ...told, host, asked, items: told.feed?.items ?? [] }
  }
  return { reading }
}

export const rss = (items: string, head = '<title>Crumb Weekly</title>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${head}${items}</channel></rss>`
export const item = (inside: string, link = 'https://crumb.example/1') =>
  `<item><title>Rye is back</title><link>${link}</link>${inside}</item>`
