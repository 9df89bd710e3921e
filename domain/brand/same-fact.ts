// When two facts are the same one, read twice.
import type { Fact } from '#contract/facts.ts'

/**
 * Type and words of a fact as its source has them, so that one is known again when the source is read again and also where a
 * person edited it. Case, spaces, quotation marks and punctuation make no difference.
 */
export function factKey(fact: Pick<Fact, 'type' | 'quote' | 'original'>): string {
  const { type, quote } = fact.original ?? fact
  const words = quote
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}£$€%]+/gu, ' ')
    .trim()
  return `${type}:${words}`
}
