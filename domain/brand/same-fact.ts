// Recognises the same fact in two readings.
import type { Fact } from '#contract/facts.ts'

/**
 * A key from the fact's type and its source's words, to recognise it when the source is read again, even if a
 * person edited it. Case, spaces and punctuation make no difference.
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
