// Turns words of a brief into something that an idea can be about, with the price and the trade's knowledge.
import type { Price } from '#domain/playbook/card.ts'
import type { Trade } from '#domain/playbook/form.ts'
import { inSentence } from '#domain/playbook/words/casing.ts'
import { capitalised } from '#domain/playbook/words/list.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { entryFor, isMainly, type Offered } from '#domain/playbook/rendering/offered.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { withoutTime } from '../when.ts'

/** What a brief is about: an offering on the card, or something that only the brief mentions. */
export interface Thing {
  /** The name for the middle of a sentence, without an article: "over-60s class". */
  spoken: string
  isNew: boolean
  /** Whether this is a person that the brand is looking for, such as "early baker". */
  isWantedRole: boolean
  /** How many people are wanted, such as "8" or "5 more". */
  count: string | null
  /** What the people are wanted for, such as "Grandparent Readers". */
  purpose: string | null
  offered: Offered
}

export function asThing(
  words: string,
  isNew: boolean,
  trades: readonly Trade[],
  { offered, card }: RenderContext,
): Thing {
  const bare = words
    .trim()
    .replace(/^(?:brand[- ]new|new(?!\s+year)|own)\s+/i, '')
    .replace(/\s+(?:properly|nicely|publicly|again|too)$/i, '')
  const undated = withoutTime(bare)
    .replace(/\s(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|weds?|thurs?|fri|sat|sun)$/i, '')
    .trim()
  // The month in "Parent Night Dec" isn't part of the name, but the day in "Sourdough Monday" is.
  const spoken =
    /\d|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|weds?|thurs?|fri|sat|sun)$/i.test(
      bare,
    ) && undated !== ''
      ? undated
      : bare
  const entry = entryFor(spoken, trades)
  const small = withDays(inSentence(spoken, new Set(stemlessWords(spoken))))
  const known = offered.find(({ entry: one }) => one !== null && one === entry)
  return {
    spoken: small,
    isNew,
    isWantedRole: false,
    count: null,
    purpose: null,
    offered: {
      value: {
        id: 'brief',
        isTrusted: true,
        name: capitalised(spoken),
        kind: entry?.kind ?? 'service',
        price: known?.value.price ?? priceOf(spoken, card.prices),
        says: [],
      },
      spoken: small,
      entry,
      known: entry !== null && entry.kind !== 'event' && isMainly(spoken, entry) ? entry : null,
      note: entry?.note ?? null,
      mentions: 0,
      key: `brief ${small.toLowerCase()}`,
    },
  }
}

/** Finds the price whose label contains the thing's name. */
function priceOf(name: string, prices: readonly Price[]): Price | null {
  const stems = stemsOf(name)
  return prices.find(({ label }) => stems.every((stem) => stemsOf(label).includes(stem))) ?? null
}

/** Writes weekdays with a capital letter, however they were typed. */
const withDays = (text: string): string =>
  text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, capitalised)

/** The words without a capital letter. Words with one are names, which keep their spelling. */
const stemlessWords = (text: string): string[] => text.split(/\s+/).filter((word) => !/\p{Lu}/u.test(word))
