// Whether a text holds a phrase, whole words only; a phrase that ends in * may go on.
import { memoize } from '#domain/memoize.ts'

// Looked for by hand: thousands of phrases as patterns that know all letters of Unicode would fill hundreds of megabytes.
export function containsPhrase(text: string, phrase: string): boolean {
  const isOpen = phrase.endsWith('*')
  const sought = folded(isOpen ? phrase.slice(0, -1) : phrase)
  if (sought === '') return false
  const searched = folded(text)
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

/** In small letters, with single spaces: the same texts and phrases are asked for again and again. */
const folded = memoize((text: string) => text.toLowerCase().replace(/\s+/g, ' '), { most: 20_000 })

const endsInLetter = /[\p{L}\p{N}]$/u
const beginsWithLetter = /^[\p{L}\p{N}]/u
