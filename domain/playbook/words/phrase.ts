// Finds phrases in a text, as whole words. A phrase that ends in * also matches longer words.
import { memoize } from '#domain/memoize.ts'

// No regular expressions are used, because thousands of Unicode patterns would need hundreds of megabytes.
export function containsPhrase(text: string, phrase: string): boolean {
  const isOpen = phrase.endsWith('*')
  const sought = normalised(isOpen ? phrase.slice(0, -1) : phrase)
  if (sought === '') return false
  const searched = normalised(text)
  for (let at = searched.indexOf(sought); at >= 0; at = searched.indexOf(sought, at + 1)) {
    const end = at + sought.length
    const begins = at === 0 || !endsInLetter.test(searched.slice(Math.max(0, at - 2), at))
    if (begins && (isOpen || end === searched.length || !beginsWithLetter.test(searched.slice(end, end + 2))))
      return true
  }
  return false
}

export const containsAnyPhrase = (text: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => containsPhrase(text, phrase))

/**
 * Puts a text in lower case with single spaces. Results are cached, because the same texts and phrases are
 * searched again and again.
 */
const normalised = memoize((text: string) => text.toLowerCase().replace(/\s+/g, ' '), { most: 20_000 })

const endsInLetter = /[\p{L}\p{N}]$/u
const beginsWithLetter = /^[\p{L}\p{N}]/u
