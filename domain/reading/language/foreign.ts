// Which language a website is in. Names, prices and contacts can be read in any; how it writes and what it claims, only in English.
import { francAll } from 'franc'

/** Letters below which a text is too short to tell its language. */
const LEAST_LETTERS = 80
/** The share of the words below that even plain English prose has. */
const LEAST_ENGLISH = 0.04
/** How much less likely the second guess must be before the first is named. */
const MARGIN = 0.015
/** Letters that are looked at: the longer the text, the closer franc's guesses lie together. */
const LOOKED_AT = 300

const UNNAMED = 'another language'

/** Common English words that are no common words of its neighbours. */
const english = new Set('the and our you your with are that this from have their which'.split(' '))

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/**
 * The language of a website that isn't in English, as "in German" names it; "another language" where it can't be named. Null for
 * English, and for too little text to tell. `declared` are the language tags of its pages: they name the language, but never decide
 * that there is one, because many templates say English above any text.
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
