// The words of a fact that can open a title.
import { holds } from './anchors.ts'
import type { KnownFact } from './known-facts.ts'
import { trimmedQuote } from './wording/quotation.ts'

/** The first sentence of a fact if it is short, or what stands before its last comma where that names a figure or somebody. */
export function leadOf({ fact, telling }: Pick<KnownFact, 'fact' | 'telling'>): string | null {
  const sentence = /^.*?[.?](?=\s|$)/.exec(fact.quote.replace(/\s+/g, ' ').trim())?.[0] ?? ''
  if (sentence.length >= 12 && sentence.length <= 70) return sentence
  const clause = trimmedQuote(fact.quote, 62)
  const isClause =
    clause.endsWith('…') &&
    /^[\s\S]{24,}/.test(clause) &&
    /[,;:–—]/.test(fact.quote.charAt(clause.length - 1))
  const isTelling = [...telling.keys()].some((anchor) => holds(clause, anchor))
  return isClause && isTelling ? clause : null
}
