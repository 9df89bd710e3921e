// Finds the sections of a website that can be posted, and removes sentences that the user hid or corrected.
import type { Fact } from '#contract/facts.ts'
import type { Section } from '#domain/playbook/card.ts'
import { countWords } from '#domain/playbook/words/list.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'

/** A section with fewer words than this, after sentences were removed, is too short for a post. */
const FEWEST_WORDS = 12

/**
 * @param printable the facts that may be published
 * @param all every fact of the brand: a sentence that somebody hid, corrected or made internal is removed
 * from sections too
 */
export function sectionsOf(
  printable: readonly Fact[],
  all: readonly Fact[],
  isTrusted: (fact: Fact) => boolean,
): Section[] {
  const refused = all
    .filter(isRefused)
    .map(({ original, quote }) => plain(original?.quote ?? quote))
    .filter((text) => countWords(text) >= FEWEST_IN_COMMON)
  const isRefusedIn = (sentence: string) => refused.some((text) => plain(sentence).includes(text))
  return printable
    .filter(({ type }) => type === 'section')
    .flatMap((fact): Section[] => {
      const said = sentencesOf(fact.quote)
      const sentences = said.filter((one) => !isRefusedIn(one))
      const text = withHours(sentences.length === said.length ? fact.quote : sentences.join(' '))
      if (sentences.length < said.length && countWords(text) < FEWEST_WORDS) return []
      const { id, slots, heading, place } = fact
      return [
        {
          id,
          isTrusted: isTrusted(fact),
          heading: withHours(slots.label ?? heading),
          text,
          sentences: sentences.map(withHours),
          page: place.label,
        },
      ]
    })
}

/**
 * Writes out hours such as "6.30p", "at 7p" and "9a–1p", which look wrong in a post. A single "62p" is left
 * alone, because it means pence.
 */
const withHours = (text: string): string =>
  text
    .replace(/(?<=(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?=\d)/giu, ' ')
    .replace(/(?<=\d)(?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/gu, ', ')
    .replace(/(\d[.:]\d\d[ap])(?!\p{L}|\.\p{L})/gu, '$1m')
    .replace(/(?<![\d£$€.:])(\d{1,2}[ap])m?(\s?[-–]\s?)(\d{1,2}[ap])(?![\p{L}\d])/gu, '$1m$2$3m')
    .replace(/(?<=\b(?:at|from|until|til|till|by)\s)(\d{1,2}[ap])(?![\p{L}\d])/giu, '$1m')

/**
 * Removed sentences with fewer words than this are not looked for in sections, because they occur by chance
 * in many sentences.
 */
const FEWEST_IN_COMMON = 3

const isRefused = ({ type, kind, status, visibility }: Fact): boolean =>
  type !== 'section' &&
  (status === 'hidden' || status === 'edited' || (kind === 'website' && visibility === 'internal'))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
