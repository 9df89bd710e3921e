// Short helpers for text blocks and pages in tests.
import type { FactType, NewFact } from '#contract/facts.ts'
import { findFacts } from '#domain/reading/finders/find-facts.ts'
import type { TextBlock } from '#domain/reading/language/text-block.ts'
import { readBlocks, type ReadPage } from '#domain/reading/page/read-blocks.ts'

export const TODAY = '2026-11-20'

export const aBlock = (text: string, more: Partial<TextBlock> = {}): TextBlock => ({
  text,
  heading: '',
  place: { of: 'https://mill.co.uk/', label: 'Home' },
  region: 'main',
  kind: 'website',
  ...more,
})

/** The facts of one block, read for a brand called The Mill Lane Pottery. */
export const factsOf = (text: string, more: Partial<TextBlock> = {}): NewFact[] =>
  findFacts([aBlock(text, more)], TODAY, 'The Mill Lane Pottery')

export const typesOf = (text: string, more: Partial<TextBlock> = {}): FactType[] =>
  factsOf(text, more).map(({ type }) => type)

/** The slots of the first fact of a type, or undefined. */
export const slotsOf = (type: FactType, text: string, more: Partial<TextBlock> = {}) =>
  factsOf(text, more).find((fact) => fact.type === type)?.slots

export const aPage = (html: string, url = 'https://mill.co.uk/'): ReadPage => readBlocks({ url, html })

/** The visible texts of a page, in order. */
export const textsOf = (html: string): string[] => aPage(html).blocks.map(({ text }) => text)
