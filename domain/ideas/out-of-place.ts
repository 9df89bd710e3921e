// Pairs of an entry and a fact that meet every need on paper and make a reader smile: a loaf has no first call about it.
import type { Fact } from '#contract/brand.ts'

/** Whether an entry, by its name, is out of place on this fact. */
export function isOutOfPlace(entry: string, fact: Fact): boolean {
  return rules.some(({ entries, refuses }) => entries.has(entry) && refuses(fact))
}

/** Names the rules speak of, so that a renamed entry is noticed. */
export const entriesWithRules = (): string[] => rules.flatMap(({ entries }) => [...entries])

const isSmallChange = ({ slots }: Fact): boolean =>
  slots.amount !== undefined &&
  sumOf(slots.amount) < 20 &&
  !/month|year|week|term|hour/.test(slots.unit ?? '')

const isByTime = ({ slots }: Fact): boolean =>
  /minute|hour|day|night|week|month|quarter|year|annum/.test(slots.unit ?? '')

/** A handful is not a number to marvel at. */
const isHandful = ({ slots }: Fact): boolean => slots.count !== undefined && !(sumOf(slots.count) >= 12)

/** "Training one volunteer" is what money does, not what anybody buys. */
const isDeed = ({ slots }: Fact): boolean => /^\p{L}{3,}ing\s\S+\s\S/u.test(slots.label ?? '')

const of = (...ids: string[]): ReadonlySet<string> => new Set(ids.map((id) => `moves/${id}`))

const rules: readonly { entries: ReadonlySet<string>; refuses: (fact: Fact) => boolean }[] = [
  {
    entries: of(
      'before-you-ask-us',
      'honest-limits',
      'the-quietest-week',
      'what-is-not-included',
      'price-by-use',
    ),
    refuses: isSmallChange,
  },
  { entries: of('price-by-use'), refuses: (fact) => isByTime(fact) || fact.slots.unit === 'each' },
  {
    entries: of('what-a-number-looks-like', 'a-day-in-the-number', 'the-same-count-next-year'),
    refuses: isHandful,
  },
  {
    entries: of(
      'before-you-ask-us',
      'honest-limits',
      'the-quietest-week',
      'what-is-not-included',
      'price-by-use',
      'three-people-it-suits',
      'the-wrong-way-to-choose',
      'two-prices-side-by-side',
    ),
    refuses: isDeed,
  },
]

const sumOf = (amount: string): number =>
  Number(/\d+(?:\.\d+)?/.exec(amount.replaceAll(',', ''))?.[0] ?? Number.NaN)
