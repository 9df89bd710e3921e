// Pairs of an entry and a fact that meet every need on paper and make a reader smile: a loaf has no first call about it.
import type { Fact } from '#contract/brand.ts'
import { spokenUnit } from './wording/money.ts'

/** Whether an entry, by its name, is out of place on this fact. */
export function isOutOfPlace(entry: string, fact: Fact): boolean {
  return rules.some(({ entries, refuses }) => entries.has(entry) && refuses(fact))
}

/** Names the rules speak of, so that a renamed entry is noticed. */
export const entriesWithRules = (): string[] => rules.flatMap(({ entries }) => [...entries])

interface Rule {
  entries: ReadonlySet<string>
  refuses: (fact: Fact) => boolean
}

const moves = (ids: string): ReadonlySet<string> => new Set(ids.split(' ').map((id) => `moves/${id}`))

const rules: readonly Rule[] = [
  {
    entries: moves(
      'before-you-ask-us honest-limits the-quietest-week what-is-not-included price-by-use how-long-the-price-stands',
    ),
    refuses: ({ slots }) => slots.amount !== undefined && sumOf(slots.amount) < 20 && !isByTime(slots.unit),
  },
  {
    entries: moves('price-by-use'),
    refuses: ({ slots }) => isByTime(slots.unit) || slots.unit === 'each',
  },
  {
    // A handful is not a number to marvel at, and neither are years, which everybody can count.
    entries: moves('what-a-number-looks-like a-day-in-the-number the-same-count-next-year'),
    refuses: ({ slots }) => !(sumOf(slots.count ?? '') >= 12) || duration.test(slots.noun ?? ''),
  },
  {
    // "Training one volunteer" is what money does, and "concessions" who pays: nobody chooses between them.
    entries: moves(
      'before-you-ask-us honest-limits the-quietest-week what-is-not-included price-by-use three-people-it-suits' +
        ' the-wrong-way-to-choose two-prices-side-by-side explained-at-the-bus-stop',
    ),
    refuses: ({ slots }) => deed.test(slots.label ?? '') || payer.test(slots.label ?? ''),
  },
  {
    // Only what somebody could think otherwise about is put to the vote.
    entries: moves('a-statement-put-to-the-vote'),
    refuses: ({ quote }) => !ourselves.test(quote) || !opinion.test(quote) || /\d/.test(quote),
  },
  {
    entries: moves('who-says-so'),
    refuses: ({ type, quote }) => type === 'statement' && !ourselves.test(quote),
  },
  {
    entries: moves('a-glossary-of-our-own-words'),
    refuses: ({ quote }) => quote.split(/\s+/).length < 12,
  },
]

const sumOf = (amount: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(amount.replaceAll(',', ''))?.[0] ?? Number.NaN)

const isByTime = (unit = ''): boolean =>
  /^an? (?:minute|hour|session|day|night|week|fortnight|month|quarter|term|year)/.test(spokenUnit(unit))

const duration =
  /\b(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|generations?)\b/i
const deed = /^\p{L}{3,}ing\s\S+\s\S/u
const payer =
  /\b(?:adults?|child(?:ren)?|concessions?|seniors?|students?|admission|entry|members?|under[- ]\d+s?)\b/i
const ourselves = /\b(?:we|our|ours|us)\b/i
const opinion =
  /\b(?:believe|think|never|always|only|should|rather|prefer|refuse|without|no|not|nobody|nothing|every|instead|must|because|matters?|important|right|wrong|worth|better|n['’]t)\b/i
