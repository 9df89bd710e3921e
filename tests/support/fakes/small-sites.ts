// Small local websites, and a helper that reads them as the product does.

import http, { type RequestListener } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import { afterEach } from 'vitest'
import { websites } from '#server/outside/fetching/crawl.ts'

/** Call once per test file: what a test opens is closed after it. */
export function smallSites() {
  const open: (http.Server | Server)[] = []
  afterEach(() => {
    for (const server of open.splice(0)) {
      server.close()
      if (server instanceof http.Server) server.closeAllConnections()
    }
  })

  const listening = async (server: http.Server | Server) => {
    open.push(server)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const serving = (answer: RequestListener) => listening(http.createServer(answer))

  /** Serves these pages as HTML, and records the order in which they are requested. */
  async function siteOf(pages: Record<string, string>, types: Record<string, string> = {}) {
    const asked: string[] = []
    const host = await serving((request, answer) => {
      const path = request.url ?? ''
      asked.push(path)
      const page = pages[path]
      if (page === undefined) return void answer.writeHead(404).end()
      const type = path.endsWith('.txt')
        ? 'text/plain'
        : path.endsWith('.xml')
          ? 'text/xml'
          : path.endsWith('.css')
            ? 'text/css'
            : 'text/html'
      answer.setHeader('content-type', types[path] ?? type).end(page)
    })
    return { host, asked }
  }
  return { listening, serving, siteOf }
}

export const read = (
  address: string,
  more: { longest?: number; timeout?: number } = {},
  told: string[] = [],
) => {
  const host = /^(?:https?:\/\/)?([^/]+)/.exec(address)?.[1] ?? ''
  const settings = {
    allowHosts: [host],
    agentName: 'Inkling/1.0 (+https://inkling.app)',
    pause: 0,
    timeout: 1_000,
    ...more,
  }
  return websites(settings).fetchSite(address, (step) => told.push(step))
}

export const paths = (site: { pages: { url: string }[] }) =>
  site.pages.map(({ url }) => new URL(url).pathname)
