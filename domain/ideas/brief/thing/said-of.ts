// Finds what the website says about the subject of a brief. A page that lists offerings has too few words on
// each for a passage, so an offering's sentences are joined into one.
import type { Offering, Section, SourcedText } from '#domain/playbook/card.ts'
import { asSentence, capitalised, countWords } from '#domain/playbook/words/list.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import type { Thing } from './as-thing.ts'
import { formatPrice } from '#domain/playbook/words/money.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

/** With fewer words than this there isn't enough to post. */
const FEWEST_WORDS = 8
const MOST_SENTENCES = 4

/**
 * Makes a passage from an offering's sentences, under its name. It starts with the price unless the sentences
 * give it. Null if there are too few words.
 * @param naming sentences from any page that name the offering, used if it has none of its own
 */
export function sectionOfOffering(
  { id, name, price, says, isTrusted }: Offering,
  naming: readonly SourcedText[] = [],
): Section | null {
  const said = (says.length > 0 ? says : naming).slice(0, MOST_SENTENCES).map(({ text }) => asSentence(text))
  const about = said.join(' ')
  const cost = price === null ? null : asSentence(capitalised(formatPrice(price)))
  const isPriced = /[£$€]\s?\d/.test(about)
  const sentences = cost === null || isPriced ? said : [cost, ...said]
  const text = sentences.join(' ')
  return said.length === 0 || countWords(text) < FEWEST_WORDS || isOnlyName(about, name)
    ? null
    : { id, isTrusted, heading: name, text, sentences, page: '' }
}

const isOnlyName = (text: string, name: string): boolean =>
  stemsOf(text).every((stem) => stemsOf(name).includes(stem))

const MOST_SAID = 3
/** Texts with fewer words than this are list items, not sentences. */
const SHORTEST_SAID = 6

/**
 * Finds the brand's complete sentences that contain the thing's name. A name of one word would be found too
 * often.
 */
export const saidOf = (thing: Thing | null, { card }: RenderContext): SourcedText[] =>
  thing === null || thing.isWantedRole || !thing.spoken.includes(' ')
    ? []
    : card.said
        .filter(
          ({ text }) =>
            countWords(text) >= SHORTEST_SAID &&
            /[.!]$/.test(text) &&
            containsPhrase(text, thing.spoken.replace(/^the /i, '')),
        )
        .slice(0, MOST_SAID)
