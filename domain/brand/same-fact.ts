// Recognises a fact that was found again when its source was read a second time.
import type { Fact } from '#contract/facts.ts'

/**
 * Makes a key from the fact's type and the source's words, so that the fact is recognised even after a person
 * edited it. Case, spaces and punctuation don't matter.
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
