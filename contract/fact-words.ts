// The words of a fact: its claim, what kind of claim it is, and the typed values in it, as people may tell and edit them.
import * as z from 'zod/mini'
import { line, paragraphs } from './values/texts.ts'

export const FactType = z.enum([
  'price',
  'labelled-price',
  'founded',
  'name-origin',
  'superlative',
  'quantity',
  'ratio',
  'free',
  'hours',
  'person',
  'place',
  'need',
  'promise',
  'process',
  'guarantee',
  'contrast',
  'award',
  'customer-question',
  'objection',
  'offer',
  'review',
  'statement',
  'section',
])
export type FactType = z.output<typeof FactType>

/** Typed values found in a fact's quote: only these and the whole quote may be printed in an idea. */
export const Slots = z.partial(
  z.object({
    /** A sum as it is written, with its currency sign: "£12.50". */
    amount: z.string(),
    /** What the sum is for one of: "per child", "a month". */
    unit: z.string(),
    /** What a price or an offer is of, as the brand writes it: "Virtual office". */
    label: z.string(),
    year: z.int(),
    person: z.string(),
    /** What the person does at the brand: "head brewer". */
    role: z.string(),
    place: z.string(),
    count: z.string(),
    /** What is counted: "volunteers". */
    noun: z.string(),
    /** Opening hours as written. */
    hours: z.string(),
    /** A telephone number as written. */
    phone: z.string(),
  }),
)
export type Slots = z.output<typeof Slots>

type SlotName = keyof Slots

/** The values that a claim of each type is told with; what is not named has none. */
export const factFields: Readonly<
  Partial<Record<FactType, { needs: readonly SlotName[]; may?: readonly SlotName[] }>>
> = {
  'labelled-price': { needs: ['label', 'amount'], may: ['unit'] },
  price: { needs: ['amount'], may: ['unit'] },
  offer: { needs: ['label'] },
  founded: { needs: ['year'] },
  quantity: { needs: ['count', 'noun'] },
  hours: { needs: ['hours'] },
  person: { needs: ['person'], may: ['role'] },
  place: { needs: ['place'] },
  award: { needs: [], may: ['year'] },
  free: { needs: [], may: ['label'] },
  guarantee: { needs: [], may: ['label'] },
  review: { needs: [], may: ['person'] },
  statement: { needs: [], may: ['phone'] },
  section: { needs: ['label'] },
}

/** The names of the values that a claim of a type may have, those it needs first. */
export function slotsOf(type: FactType): readonly SlotName[] {
  const { needs = [], may = [] } = factFields[type] ?? {}
  return [...needs, ...may]
}

/** The most characters that a claim of a type is told in: what stands under a heading is a whole paragraph. */
const longestClaim = (type: FactType): number => (type === 'section' ? 600 : 300)

/** Claims that are told by a name alone: "Spin", "Tom", "24/7". */
const named: ReadonlySet<FactType> = new Set(['offer', 'person', 'place', 'hours', 'free', 'guarantee'])

/** The least characters that a claim of a type is told in. */
export const shortestClaim = (type: FactType): number => (named.has(type) ? 2 : 6)

const needed: Readonly<Record<SlotName, string>> = {
  label: 'Enter its name',
  amount: 'Enter the price with its currency, such as £4.80',
  unit: 'Say what the price is per (person, hour...)',
  year: 'Enter the year, such as 1978',
  person: 'Enter the name',
  role: 'Enter what they do',
  place: 'Enter the place',
  count: 'Enter how many',
  noun: 'Enter what you’re counting',
  hours: 'Enter the hours',
  phone: 'Enter the number',
}

const value = (name: SlotName, most: number) =>
  z.optional(line(most, { missing: needed[name], tooLong: `At most ${most} characters` }))
/** A figure with a currency, by sign or by word: "£4.80", "from £980", "12 euros". */
const sum = /^(?=.*\d)(?=.*[\p{Sc}\p{L}]).{2,30}$/u

const SlotWords = z.object({
  label: value('label', 60),
  amount: z.optional(z.string(needed.amount).check(z.trim(), z.regex(sum, needed.amount))),
  unit: value('unit', 40),
  year: z.optional(z.int(needed.year).check(z.minimum(1000, needed.year), z.maximum(2200, needed.year))),
  person: value('person', 80),
  role: value('role', 80),
  place: value('place', 80),
  count: value('count', 30),
  noun: value('noun', 60),
  hours: value('hours', 120),
  phone: value('phone', 30),
})

/** A claim as a person tells it, with the values its type needs and no others. */
export const FactInput = z
  .object({
    type: FactType,
    quote: paragraphs(600, { missing: 'Write a sentence', tooLong: 'Use at most 600 characters' }),
    slots: z._default(SlotWords, {}),
  })
  .check(({ value: { type, quote, slots }, issues }) => {
    const most = longestClaim(type)
    if (quote.length > most)
      issues.push({
        code: 'custom',
        input: quote,
        path: ['quote'],
        message: `Use at most ${most} characters`,
      })
    const least = shortestClaim(type)
    if (quote.length < least)
      issues.push({
        code: 'custom',
        input: quote,
        path: ['quote'],
        message: `Use at least ${least} characters`,
      })
    const allowed = slotsOf(type)
    for (const name of SlotName.options) {
      const isGiven = slots[name] !== undefined
      const message = !isGiven && factFields[type]?.needs.includes(name) ? needed[name] : null
      const stray = isGiven && !allowed.includes(name) ? 'This kind of fact doesn’t have that field' : null
      const wrong = message ?? stray
      if (wrong) issues.push({ code: 'custom', input: slots[name], path: ['slots', name], message: wrong })
    }
  })
export type FactInput = z.output<typeof FactInput>

const SlotName = z.keyof(Slots)

/**
 * The values that don't stand in their claim nor in the heading above it. An idea prints values and shows the claim as its
 * evidence, so each must stand there. A value that was not in the source's own words either may stay as it was read, and a review
 * doesn't say who wrote it.
 */
export function valuesNotInQuote(
  { type, quote, slots }: FactInput,
  source?: { quote: string; slots: Slots; heading: string },
): SlotName[] {
  const said = plain(`${quote}\n${source?.heading ?? ''}`)
  const read = source && plain(`${source.quote}\n${source.heading}`)
  return SlotName.options.filter((name) => {
    const value = slots[name]
    // A unit is said in many ways: "/month", "a month", "monthly".
    if (value === undefined || name === 'unit' || isTitle(type, name)) return false
    if (said.includes(plain(String(value)))) return false
    const isAsRead = source !== undefined && source.slots[name] === value
    return !(isAsRead && read !== undefined && !read.includes(plain(String(value))))
  })
}

/** Who signed a review and what stands over a part of a page are no words of theirs. */
const isTitle = (type: FactType, name: SlotName): boolean =>
  (type === 'review' && name === 'person') || (type === 'section' && name === 'label')

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
