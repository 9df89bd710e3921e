// The words of a fact that can open a title.
import { sentencesOf } from '#domain/brand/facts/sentences.ts'
import { holds } from './anchors.ts'
import type { KnownFact } from './known-facts.ts'
import { trimmedQuote } from './wording/quotation.ts'

/**
 * The first sentence of a fact if it is short, or what stands before its last comma where that names a figure or somebody. It
 * ends in a full stop or a question mark, or in no mark at all: then a colon is wanted after it.
 */
export function leadOf({ fact, telling }: Pick<KnownFact, 'fact' | 'telling'>): string | null {
  const [sentence = ''] = /[.?!]/.test(fact.quote.slice(0, LONGEST + 2)) ? sentencesOf(fact.quote) : []
  if (/[.?!]$/.test(sentence) && sentence.length >= 12 && sentence.length <= LONGEST)
    return sentence.replace(/\s+/g, ' ').replace(/!+$/, '')
  const clause = trimmedQuote(fact.quote, 62)
  const isClause =
    clause.endsWith('…') &&
    /^[\s\S]{24,}/.test(clause) &&
    /^\s*[,;:–—]/.test(fact.quote.replace(/\s+/g, ' ').slice(clause.length - 1))
  const isTelling = [...telling.keys()].some((anchor) => holds(clause, anchor))
  return isClause && isTelling ? clause.slice(0, -1).trimEnd() : null
}

const LONGEST = 70
