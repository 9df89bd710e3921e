// What a website says about the brief's thing: sentences that name it, and an offering's own sentences as a passage, because a
// page of offerings has too few words on each to be one itself.
import type { Offering, Section, SourcedText } from '#domain/playbook/card.ts'
import { asSentence, capitalised, countWords } from '#domain/playbook/words/list.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import type { Thing } from './as-thing.ts'
import { formatPrice } from '#domain/playbook/words/money.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

/** With fewer words there is nothing to post. */
const FEWEST_WORDS = 8
const MOST_SENTENCES = 4

/**
 * The offering's own sentences below its name, with its price first unless they give it; null if there are too few.
 * @param naming sentences anywhere that name it, if it has none of its own
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
/** Shorter texts are list items. */
const SHORTEST_SAID = 6

/** The brand's complete sentences that contain the thing's name, if it has several words. */
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
