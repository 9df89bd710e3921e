// Serves the corpus's feeds on a loopback port, reads each as the product would, and compares the result with
// what a careful person found, or with what is expected of a hostile feed.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { FeedReading } from '#domain/news/stories/feeds.ts'
import { Problem } from '#domain/problem.ts'
import { feedReader } from '#server/outside/feeds/feed-reader.ts'
import { feedFetcher } from '#server/outside/fetching/feed-fetcher.ts'

/** The date for which the corpus's expected results were written. */
const TODAY = new Date('2026-11-20T12:00:00Z')

interface FeedRow {
  name: string
  reading: FeedReading | null
  /** Why the feed could not be read. */
  problem: string
  titles: Score
  links: Score
  dates: Score
  missing: string[]
  isHostile: boolean
  milliseconds: number
}

interface Score {
  found: number
  expected: number
}

interface TrueItem {
  title?: string
  link?: string
  date?: string
}

interface Truth {
  items?: TrueItem[]
}

const corpusFolder = process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/corpus')
export const feedsAbsent = 'corpus absent: feeds not run'

/** The result for every feed, or null if there is no corpus. */
export async function feedFigures(folder = join(corpusFolder, 'feeds')): Promise<FeedRow[] | null> {
  if (!existsSync(join(folder, 'TRUTH.json'))) return null
  const truths: Record<string, Truth> = JSON.parse(readFileSync(join(folder, 'TRUTH.json'), 'utf8'))
  const served = await serveFeeds(folder)
  const reader = feedReader({
    fetch: feedFetcher({ allowHosts: [served.host], agentName: 'InklingCorpus/1.0' }),
    now: () => TODAY,
  })
  const rows: FeedRow[] = []
  for (const [name, truth] of Object.entries(truths)) {
    const start = performance.now()
    const outcome = await reader.read(`http://${served.host}/${name}`).catch((error: unknown) => {
      if (error instanceof Problem) return error
      throw error
    })
    rows.push(rowOf(name, truth.items ?? [], outcome, performance.now() - start))
  }
  served.stop()
  return rows
}

/** Serves the feeds like plain files: the type comes from the extension, with no charset. */
async function serveFeeds(folder: string) {
  const names = new Set(readdirSync(folder))
  const server = createServer((request, response) => {
    const name = (request.url ?? '').slice(1)
    if (!names.has(name)) return void response.writeHead(404).end()
    response.setHeader('content-type', name.endsWith('.json') ? 'application/json' : 'text/xml')
    response.end(readFileSync(join(folder, name)))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function rowOf(
  name: string,
  expected: TrueItem[],
  outcome: FeedReading | Problem,
  milliseconds: number,
): FeedRow {
  const reading = outcome instanceof Problem ? null : outcome
  const items = reading?.items ?? []
  const missing: string[] = []
  // Parts that the person left out are not scored. The product skips stories without a link.
  const score = (part: keyof TrueItem, has: (value: string, nth: number) => boolean): Score => {
    const wanted = expected.flatMap((item, nth) => (item[part] ? [{ value: item[part], nth }] : []))
    const lost = wanted.filter(({ value, nth }) => !has(value, nth))
    missing.push(...lost.map(({ value }) => `${part} ${value}`))
    return { found: wanted.length - lost.length, expected: wanted.length }
  }
  return {
    name,
    reading,
    problem: outcome instanceof Problem ? outcome.message : '',
    titles: score('title', (title, nth) => items[nth]?.title === plain(title)),
    links: score('link', (link) => items.some((item) => item.link === new URL(link).href)),
    dates: score('date', (date, nth) => moment(items[nth]?.publishedAt) === moment(date)),
    missing,
    isHostile: name.startsWith('bad-'),
    milliseconds,
  }
}

const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const moment = (date: string | null | undefined) => (date ? Date.parse(date) : null)

/** The sum of all scores of one part. */
export function shareOf(rows: readonly FeedRow[], part: 'titles' | 'links' | 'dates'): Score {
  const scores = rows.map((row) => row[part])
  const sum = (of: keyof Score) => scores.reduce((total, score) => total + score[of], 0)
  return { found: sum('found'), expected: sum('expected') }
}

/** Prints the figures as a table, or says that there is no corpus. */
export async function printFeeds(): Promise<void> {
  const rows = await feedFigures()
  if (!rows) return console.log(feedsAbsent)
  for (const row of rows) {
    const { name, titles, links, dates, reading, problem, milliseconds } = row
    const scores = [titles, links, dates].map(({ found, expected }) => `${found}/${expected}`.padStart(5))
    const outcome = reading ? `${reading.items.length} stories of “${reading.name}”` : problem
    console.log(
      `${name.padEnd(34)} ${scores.join(' ')} ${milliseconds.toFixed(0).padStart(4)} ms  ${outcome}`,
    )
    for (const line of row.missing) console.log(`    missing: ${line}`)
  }
  const lines = (['titles', 'links', 'dates'] as const).map((part) => {
    const { found, expected } = shareOf(rows, part)
    return `${part} ${found} of ${expected} = ${((found / expected) * 100).toFixed(1)}%`
  })
  const hostile = rows.filter(({ isHostile }) => isHostile)
  console.log(`${lines.join(', ')} (target 95%)`)
  console.log(
    `hostile feeds ${hostile.length}: ${hostile.filter(({ reading }) => !reading).length} refused in words, slowest ${Math.max(...hostile.map((row) => row.milliseconds)).toFixed(0)} ms`,
  )
}
