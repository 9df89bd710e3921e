// A week's news for whichever trade is searched for, so that the walk needs no network.
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Headlines and summaries as trade papers write them; TRADE is replaced by the search's own words. */
const STORIES = [
  ['New rules for every TRADE from April', 'Prices must be shown before customers book.'],
  ['Energy prices fall: what a TRADE can save', 'A small business pays a tenth less than last winter.'],
  ['Study: customers choose a TRADE by its reviews', 'Four in five read reviews before they call.'],
  ['Staff shortage: how one TRADE found two people', 'It asked its own customers first.'],
  ['How a small TRADE doubled its bookings with emails', 'A short email each month was enough.'],
  ['TRADE of the year: the winners', 'The judges praised clear prices and friendly service.'],
] as const
const PUBLISHERS = ['Trade Weekly', 'High Street News', 'The Small Business Post']

export async function serveNews(): Promise<{ template: string; stop(): void }> {
  const server = http.createServer((request, response) => {
    const words = new URL(request.url ?? '/', 'http://here').searchParams.get('q') ?? ''
    response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' }).end(feedAbout(words))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { template: `http://127.0.0.1:${port}/search?q={query}`, stop: () => server.close() }
}

function feedAbout(words: string): string {
  const trade = /[\p{L} ]{3,}/u.exec(words)?.[0].trim() ?? 'business'
  const items = STORIES.map(([headline, summary], at) => {
    const title = headline.replaceAll('TRADE', trade)
    const date = new Date(Date.now() - (at + 1) * 3_600_000).toUTCString()
    return `<item><title>${title}</title><link>https://news.example/${at}</link><description>${summary}</description>
<source url="https://news.example/">${PUBLISHERS[at % PUBLISHERS.length]}</source><pubDate>${date}</pubDate></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>Trade news</title><link>https://news.example/</link><description>News</description>
${items.join('\n')}</channel></rss>`
}
