// Detects a website's language. Names, prices and contacts can be read in any language, but tone and claims
// only in English.
import { francAll } from 'franc'

/** A text with fewer letters is too short to tell its language. */
const LEAST_LETTERS = 80
/** The lowest share of these common words in any English prose. */
const LEAST_ENGLISH = 0.04
/** How much less likely franc's second guess must be before its first is named. */
const MARGIN = 0.015
/** The number of characters given to franc, since its guesses are closer together in longer texts. */
const LOOKED_AT = 300

const UNNAMED = 'another language'

/** Common English words that are not common in related languages. */
const english = new Set('the and our you your with are that this from have their which'.split(' '))

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/**
 * The language of a website that isn't in English: its English name, or "another language" if that is
 * unclear. Null for English and for too little text. `declared` are the language tags of its pages. They only
 * help to name the language, because many templates declare English for any text.
 */
export function foreignLanguage(text: string, declared: readonly string[]): string | null {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < LEAST_LETTERS) return null
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.filter((word) => english.has(word)).length >= words.length * LEAST_ENGLISH) return null
  const [first, second] = francAll(text.slice(0, LOOKED_AT))
  if (!first || /^(?:eng|sco|und)$/.test(first[0])) return null
  const tags = declared.map((tag) => /^[a-z]{2,3}(?=[-_]|$)/i.exec(tag.trim())?.[0].toLowerCase() ?? '')
  const said = tags.find((tag) => tag !== '' && tag !== 'en')
  const isSure = !second || first[1] - second[1] >= MARGIN
  return nameOf(said) ?? nameOf(isSure ? first[0] : undefined) ?? UNNAMED
}

const nameOf = (code: string | undefined): string | undefined => code && names.of(code)
