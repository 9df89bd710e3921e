// Reads a stored brand as the product would: its website through the crawler, its documents through the
// reader.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import * as z from 'zod/mini'
import type { Fact, NewFact } from '#contract/facts.ts'
import { FormContentType, Objective } from '#contract/values/content.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { readSite, type SiteReading } from '#domain/reading/site/read-site.ts'
import type { FetchedSite } from '#domain/reading/websites.ts'
import { websites } from '#server/outside/fetching/crawl.ts'
import { documentReader } from '#server/outside/documents/document-reader.ts'
import { aDocx, aPdfOf } from '#tests/support/documents.ts'

import { serveFolder } from './serve-folder.ts'

/** The date on which the stored brands are read. */
export const TODAY = '2026-11-21'

/** What the owner would type into the profile. */
export const Kept = z.object({
  slug: z.string(),
  name: z.string(),
  industry: z.string(),
  country: z.string(),
  timezone: z.string(),
  address: z.string(),
  companyInfo: z.string(),
  targetAudience: z.string(),
  contentTypes: z.array(FormContentType),
  contentObjectives: z.array(Objective),
})
export type Kept = z.output<typeof Kept>

/** What a careful person found on the pages before any program read them. */
export const Truth = z.object({
  name: z.string(),
  country: z.string(),
  offerings: z.array(z.string()),
  people: z.array(z.string()),
  facts: z.array(
    z.object({ type: z.string(), quote: z.string(), page: z.string(), slots: z.optional(z.unknown()) }),
  ),
  internal: z.array(z.string()),
  forbidden: z.array(z.string()),
})
export type Truth = z.output<typeof Truth>

export interface Learnt {
  kept: Kept
  truth: Truth
  brand: Brand
  site: FetchedSite
  reading: SiteReading
  /** All the text that the pages, the profile and the documents show a reader. */
  text: string
  /** Milliseconds to analyse the site after it was fetched. */
  milliseconds: number
  pages: number
}

const brandsFolder = join(import.meta.dirname, '../brands')

/** Learns all stored brands, or some of them, one after the other. */
export async function learnAll(only?: readonly string[]): Promise<Learnt[]> {
  const learnt: Learnt[] = []
  const slugs = readdirSync(brandsFolder).filter((slug) => only?.includes(slug) ?? true)
  for (const slug of slugs.toSorted()) learnt.push(await learn(join(brandsFolder, slug)))
  return learnt
}

async function learn(folder: string): Promise<Learnt> {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  return learnFrom(Kept.parse(read('brand.json')), Truth.parse(read('truth.json')), {
    site: join(folder, 'site'),
    documents: join(folder, 'documents'),
  })
}

/** Reads a brand from a folder of pages, and from the documents in another folder if there are any. */
export async function learnFrom(
  kept: Kept,
  truth: Truth,
  folders: { site: string; documents: string | null; index?: string },
): Promise<Learnt> {
  const { site, host } = await fetched(folders.site, folders.index)
  const about = { ...kept, companyName: kept.name }
  const start = performance.now()
  const reading = readSite(site, about, TODAY)
  const milliseconds = performance.now() - start
  const documents = await readDocuments(folders.documents, kept.name)
  const facts = [
    ...reading.facts.map((fact) => atHome(fact, host, kept.address)),
    ...documents.flatMap(({ facts }) => facts),
  ]
  const brand: Brand = {
    ...kept,
    profileId: kept.slug,
    secondTrade: null,
    answers: [],
    events: [],
    facts: facts.map((fact, at) => ({ ...fact, id: `${kept.slug}-${at}`, documentId: null })),
  }
  const text = [
    ...site.pages.map(({ html }) => visible(html)),
    ...documents.map((document) => document.text),
    kept.name,
    kept.companyInfo,
    kept.targetAudience,
  ].join('\n')
  return { kept, truth, brand, site, reading, text, milliseconds, pages: site.pages.length }
}

async function fetched(folder: string, index?: string) {
  const served = await serveFolder(folder, index)
  const crawler = websites({ allowHosts: [served.host], agentName: 'InklingBench/1.0', pause: 0 })
  try {
    return { host: served.host, site: await crawler.fetchSite(`http://${served.host}/`, () => {}) }
  } finally {
    served.stop()
  }
}

/** Replaces the loopback address from which a fact's page was served by the brand's own address. */
function atHome(fact: NewFact, host: string, address: string): NewFact {
  const home = (url: string) => url.replace(`http://${host}/`, address)
  const { url } = fact.place
  return {
    ...fact,
    place: { ...fact.place, of: home(fact.place.of), ...(url === undefined ? {} : { url: home(url) }) },
  }
}

interface ReadDocument {
  facts: Omit<Fact, 'id' | 'documentId'>[]
  text: string
}

/**
 * Documents are stored as text: `name.pdf.txt` and `name.docx.txt` are made into real PDF and DOCX files
 * before they are read.
 */
async function readDocuments(folder: string | null, brandName: string): Promise<ReadDocument[]> {
  if (folder === null || !existsSync(folder)) return []
  const reader = documentReader({
    childScript: new URL('../../server/outside/documents/parse-child.ts', import.meta.url),
  })
  const read: ReadDocument[] = []
  for (const name of readdirSync(folder).toSorted()) {
    const text = readFileSync(join(folder, name), 'utf8')
    const fileName = name.replace(/\.(pdf|docx)\.txt$/, '.$1')
    const { facts } = await reader.read(bytesOf(fileName, text), { fileName, today: TODAY, brandName })
    read.push({ facts, text })
  }
  return read
}

function bytesOf(fileName: string, text: string): Uint8Array {
  if (fileName.endsWith('.docx')) {
    return aDocx(text.split('\n').map((line) => ({ text: line })))
  }
  if (!fileName.endsWith('.pdf')) return Buffer.from(text)
  const lines = text.split('\n').flatMap((line) => folded(line, 90))
  const pages = Array.from({ length: Math.ceil(lines.length / 50) }, (_, page) =>
    lines.slice(page * 50, page * 50 + 50).map((line, at) => ({ text: line, y: 790 - at * 15 })),
  )
  return aPdfOf(pages)
}

/** Breaks a line at spaces, as a word processor would. */
function folded(line: string, width: number): string[] {
  return line.match(new RegExp(`.{1,${width}}(?:\\s|$)|\\S+`, 'g'))?.map((part) => part.trimEnd()) ?? ['']
}

/**
 * The visible text of a page, extracted independently of the product: all text, with a space between
 * elements.
 */
function visible(html: string): string {
  const page = load(html)
  page('script, style, noscript, template').remove()
  page('*').append(' ').prepend(' ')
  return plain(
    `${page('title').text()} ${page('body').text()} ${page('meta[name="description"]').attr('content') ?? ''}`,
  )
}

/** Single spaces, straight quotation marks and plain dashes, so that only the words are compared. */
export const plain = (text: string): string =>
  text.normalize('NFKC').replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim()
