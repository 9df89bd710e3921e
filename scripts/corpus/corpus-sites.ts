// Serves the corpus's websites one by one on a loopback port, reads each with the real crawler, and compares
// the result with what a careful person found.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readPlaybook } from '#domain/playbook/parsing/playbook.ts'
import { readSite, type SiteReading } from '#domain/reading/site/read-site.ts'
import { Problem } from '#domain/problem.ts'
import { readLibraryFiles } from '#server/outside/library/read-library.ts'
import { websites } from '#server/outside/fetching/crawl.ts'
import { serveFolder } from '../../bench/judging/serve-folder.ts'

const { playbook } = readPlaybook(readLibraryFiles(join(import.meta.dirname, '../../library')))

/** The date for which the corpus's expected results were written. */
const TODAY = '2026-11-20'

export interface SiteRow {
  slug: string
  /** What was read, or the error message if it failed. */
  reading: SiteReading | null
  problem: string
  nameFound: string
  isNameRight: boolean
  productsFound: string[]
  products: number
  factsFound: string[]
  facts: number
  colours: string[]
  forbidden: string[]
  milliseconds: number
}

export interface SiteFigures {
  good: SiteRow[]
  hostile: SiteRow[]
}

export interface Truth {
  name?: string
  industry?: string
  countryCode?: string | null
  products?: string[]
  facts?: { id: string; quote: string }[]
  mustNotContain?: string[]
}

export const corpusFolder = process.env['CORPUS_DIR'] ?? join(import.meta.dirname, '../../../shared/corpus')
export const sitesAbsent = 'corpus absent: 13 websites not run'

/** The result for every website, or null if there is no corpus. */
export async function siteFigures(folder = corpusFolder): Promise<SiteFigures | null> {
  if (!existsSync(join(folder, 'sites'))) return null
  const good: SiteRow[] = []
  for (const slug of slugsIn(join(folder, 'sites'))) {
    const site = join(folder, 'sites', slug)
    good.push(await rowOf(slug, site))
    if (existsSync(join(site, 'rendered.html')))
      good.push(await rowOf(`${slug} (rendered)`, site, 'rendered.html'))
  }
  const hostile: SiteRow[] = []
  for (const slug of slugsIn(join(folder, 'sites-hostile')))
    hostile.push(await rowOf(slug, join(folder, 'sites-hostile', slug)))
  return { good, hostile }
}

/** Prints the figures as a table, or says that there is no corpus; `all` adds everything that was found. */
export async function printSites(all: boolean): Promise<void> {
  const figures = await siteFigures()
  if (!figures) return console.log(sitesAbsent)
  const rows = [...figures.good, ...figures.hostile]
  if (all) for (const row of rows) console.log(everythingOf(row))
  for (const row of rows) console.log(lineOf(row))
  const read = figures.good.filter(({ reading }) => reading)
  const named = read.filter(({ isNameRight }) => isNameRight).length
  const offered = read.filter(({ productsFound }) => productsFound.length >= 3).length
  console.log(
    `name right on ${named} of ${read.length} read, three or more true offerings on ${offered}, forbidden strings ${rows.flatMap(({ forbidden }) => forbidden).length}`,
  )
}

const slugsIn = (folder: string) =>
  readdirSync(folder).filter((name) => statSync(join(folder, name)).isDirectory())

async function rowOf(slug: string, folder: string, index = 'index.html'): Promise<SiteRow> {
  const truth: Truth = JSON.parse(readFileSync(join(folder, 'TRUTH.json'), 'utf8'))
  const served = await serveFolder(folder, index)
  const crawler = websites({ allowHosts: [served.host], agentName: 'InklingCorpus/1.0', pause: 0 })
  try {
    const site = await crawler.fetchSite(`http://${served.host}/`, () => {})
    const start = performance.now()
    const reading = readSite(
      site,
      { companyName: '', industry: truth.industry ?? '', companyInfo: '', country: null },
      TODAY,
      playbook,
    )
    return compared(slug, truth, reading, performance.now() - start)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...compared(slug, truth, null, 0), problem: error.message }
  } finally {
    served.stop()
  }
}

function compared(slug: string, truth: Truth, reading: SiteReading | null, milliseconds: number): SiteRow {
  const products = truth.products ?? []
  const facts = truth.facts ?? []
  const nameFound = reading?.suggestions.find(({ field }) => field === 'companyName')?.value ?? ''
  const quotes =
    reading?.facts.map(({ quote, heading, slots }) =>
      plain(`${quote} ${heading} ${Object.values(slots).join(' ')}`),
    ) ?? []
  const told = reading
    ? JSON.stringify([reading.analysis, reading.facts, reading.suggestions, reading.offerings, reading.notes])
    : ''
  // Served from loopback, every source has the loopback address, so only the text is compared.
  const said = told.replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, '')
  return {
    slug,
    reading,
    problem: '',
    nameFound,
    isNameRight: truth.name !== undefined && plain(nameFound) === plain(truth.name),
    productsFound: products.filter((product) =>
      reading?.offerings.some((offering) => areSame(product, offering)),
    ),
    products: products.length,
    factsFound: facts
      .filter(({ quote }) => quotes.some((one) => one.includes(plain(quote))))
      .map(({ id }) => id),
    facts: facts.length,
    colours:
      reading?.suggestions.filter(({ field }) => field.endsWith('Color')).map(({ value }) => value) ?? [],
    forbidden: (truth.mustNotContain ?? []).filter((text) => said.toLowerCase().includes(text.toLowerCase())),
    milliseconds,
  }
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s+/, '')
    .replace(/[^\p{L}\p{N}€£$₹]+/gu, ' ')
    .trim()

/**
 * An expected product and a found offering are the same if nearly all words of the shorter name are in the
 * longer one.
 */
function areSame(product: string, offering: string): boolean {
  const [one, other] = [stems(product), stems(offering)]
  const shared = other.filter((word) => one.includes(word)).length
  return shared > 0 && shared >= Math.min(one.length, other.length) * 0.67
}

const stems = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word.length > 3 && !/^(from|with|month|help|treatment|and|the)$/.test(word))
    .map((word) => word.slice(0, 6))

function lineOf(row: SiteRow): string {
  const {
    slug,
    problem,
    nameFound,
    isNameRight,
    productsFound,
    products,
    factsFound,
    facts,
    colours,
    forbidden,
    reading,
    milliseconds,
  } = row
  if (!reading) return `${slug.padEnd(38)} not read: ${problem}`
  return [
    slug.padEnd(38),
    `name ${isNameRight ? 'right' : `“${nameFound}”`}`,
    `products ${productsFound.length} of ${products} (${productsFound.join(', ')}), ${reading.offerings.length} named`,
    `truths ${factsFound.length} of ${facts}`,
    `facts ${reading.facts.length}`,
    `colours ${colours.join(' ')}`,
    `forbidden ${forbidden.join(', ') || 'none'}`,
    `${Math.round(milliseconds)} ms`,
  ].join(' · ')
}

function everythingOf({ slug, reading, problem }: SiteRow): string {
  if (!reading) return `\n## ${slug}\n${problem}\n`
  const { analysis, facts, suggestions, pages, offerings, notes } = reading
  return [
    `\n## ${slug}`,
    `pages: ${pages.map(({ title }) => title).join(' · ')}`,
    ...suggestions.map(({ field, value, source }) => `${field}: ${value} (${source})`),
    `offerings: ${offerings.join(' · ')}`,
    ...notes.map((note) => `note: ${note}`),
    ...Object.entries(analysis).map(([section, text]) => `\n[${section}]\n${text}`),
    '',
    ...facts.map(
      (fact) =>
        `${fact.type.padEnd(17)} ${fact.voice === 'brand' ? '' : `${fact.voice} `}${fact.flags.join(',')} ${JSON.stringify(fact.slots)} [${fact.heading}] ${fact.quote}`,
    ),
  ].join('\n')
}
