// Tests that the landing page shows what the product really makes: words that are on the sample brand's
// website, in colours that its reports would have.
import fs from 'node:fs'
import path from 'node:path'
import { fillPair, hex, parseHex, INK } from '#contract/values/colours.ts'
import { expect, test } from 'vitest'
import { root } from '#tests/support/database.ts'
import { samples } from '#web/components/frames/visitor-sheet.tsx'
import { clients } from './reasons.tsx'
import { SAMPLE_BRAND, sampleIdeas, sampleMails } from './sample.ts'

const folder = path.join(root, 'bench/brands/ail-godiad/site')
const plain = (text: string) =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
const website = fs
  .readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => plain(fs.readFileSync(path.join(folder, name), 'utf8')))
  .join(' ')

test('every quote on the landing page is on the website of the sample brand', () => {
  const quotes = sampleIdeas.flatMap(({ quote: { before, marked, after }, evidence }) => [
    `${before}${marked}${after}`,
    ...evidence.map(({ quote }) => quote),
  ])
  expect(quotes.length).toBeGreaterThan(sampleIdeas.length)
  expect(quotes.filter((quote) => !website.includes(plain(quote)))).toEqual([])
})

test('each idea on the landing page shows a quote of its own, and none is just somebody’s name and role', () => {
  const quotes = sampleIdeas.map(({ quote: { before, marked, after } }) => `${before}${marked}${after}`)
  expect(new Set(quotes).size).toBe(sampleIdeas.length)
  expect(quotes.filter((quote) => quote.split(/\s+/).length < 8)).toEqual([])
})

test('the landing page shows five ideas in five formats, each with a draft and its source', () => {
  expect(new Set(sampleIdeas.map(({ contentType }) => contentType)).size).toBe(5)
  expect(sampleIdeas.filter(({ draft, evidence }) => draft === '' || evidence.length === 0)).toEqual([])
})

test('the ideas beside the forms for visitors are among those of the landing page', () => {
  const shown = new Map(sampleIdeas.map(({ title, contentType }) => [title, contentType]))
  expect(samples.map(({ title }) => shown.get(title))).toEqual(samples.map(({ kind }) => kind))
})

test('the emails in the sample inbox have the subjects that scheduled emails have', () => {
  expect(sampleMails).toHaveLength(3)
  for (const { subject } of sampleMails)
    expect(subject).toMatch(new RegExp(`^${SAMPLE_BRAND}: “.+” and four more ideas$`))
})

test('the clients’ reports on the landing page have the colours that a report makes of theirs', () => {
  for (const { colour, look } of clients) {
    const [fill, onFill] = fillPair(parseHex(colour) ?? INK)
    expect(look).toBe(`bg-[${hex(fill)}] text-[${hex(onFill)}]`)
  }
})
