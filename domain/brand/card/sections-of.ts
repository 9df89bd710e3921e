// The passages that can stand as posts, without what its people hid or corrected elsewhere.
import type { Fact } from '#contract/facts.ts'
import type { Section } from '#domain/playbook/card.ts'
import { countWords } from '#domain/playbook/words/list.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'

/** Words below which what is left of a passage is no post. */
const FEWEST_WORDS = 12

/**
 * @param printable the facts that may be printed
 * @param all every fact of the brand: a sentence that somebody hid, corrected or keeps to themselves is printed in no passage either
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

/** "6.30p" is typed on many a website, and looks wrong in a post. */
const withHours = (text: string): string => text.replace(/(\d[.:]\d\d[ap])(?![\p{L}.])/gu, '$1m')

/** A word or two stand in many sentences. */
const FEWEST_IN_COMMON = 3

const isRefused = ({ type, kind, status, visibility }: Fact): boolean =>
  type !== 'section' &&
  (status === 'hidden' || status === 'edited' || (kind === 'website' && visibility === 'internal'))

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
