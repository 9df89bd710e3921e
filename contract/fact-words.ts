// A fact in the form in which users add and edit it: its claim, the type of claim, and typed values.
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
  'event',
])
export type FactType = z.output<typeof FactType>

/** Typed values found in a fact's quote. Ideas may print only these values and the whole quote. */
export const Slots = z.partial(
  z.object({
    /** A price as written, with its currency sign: "£12.50". */
    amount: z.string(),
    /** What the price is per: "per child", "a month". */
    unit: z.string(),
    /** What a price or an offer is for, named as the brand does: "Virtual office". */
    label: z.string(),
    year: z.int(),
    person: z.string(),
    /** The person's role at the brand: "head brewer". */
    role: z.string(),
    place: z.string(),
    count: z.string(),
    /** What is counted: "volunteers". */
    noun: z.string(),
    /** Opening hours as written. */
    hours: z.string(),
    /** A phone number as written. */
    phone: z.string(),
    /** The branch that an address, a phone number or hours belong to, if the site shows several. */
    branch: z.string(),
    /** The day of an event, as `YYYY-MM-DD`. */
    date: z.string(),
  }),
)
export type Slots = z.output<typeof Slots>

type SlotName = keyof Slots

/** The values of each type of claim. A type that is not listed has none. */
export const factFields: Readonly<
  Partial<Record<FactType, { needs: readonly SlotName[]; may?: readonly SlotName[] }>>
> = {
  'labelled-price': { needs: ['label', 'amount'], may: ['unit'] },
  price: { needs: ['amount'], may: ['unit'] },
  offer: { needs: ['label'] },
  founded: { needs: ['year'] },
  quantity: { needs: ['count', 'noun'] },
  hours: { needs: ['hours'], may: ['branch'] },
  person: { needs: ['person'], may: ['role'] },
  place: { needs: ['place'], may: ['branch'] },
  award: { needs: [], may: ['year'] },
  free: { needs: [], may: ['label'] },
  guarantee: { needs: [], may: ['label'] },
  review: { needs: [], may: ['person'] },
  statement: { needs: [], may: ['phone', 'branch'] },
  section: { needs: ['label'] },
  event: { needs: ['label', 'date'] },
}

/** The names of the values that a type of claim may have, required ones first. */
export function slotsOf(type: FactType): readonly SlotName[] {
  const { needs = [], may = [] } = factFields[type] ?? {}
  return [...needs, ...may]
}

/** The maximum length of a claim: a section is a whole paragraph. */
const longestClaim = (type: FactType): number => (type === 'section' ? 600 : 300)

/** Types of claims that can be a name alone: "Spin", "Tom", "24/7". They may be shorter. */
const named: ReadonlySet<FactType> = new Set(['offer', 'person', 'place', 'hours', 'free', 'guarantee'])

/** The minimum length of a claim. */
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
  branch: 'Enter the branch',
  date: 'Choose a day',
}

const value = (name: SlotName, most: number) =>
  z.optional(line(most, { missing: needed[name], tooLong: `At most ${most} characters` }))
/** An amount with a currency, by sign or by word: "£4.80", "from £980", "12 euros". */
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
  branch: value('branch', 60),
  date: value('date', 10),
})

/** A claim as a user types it, with the values its type requires and no others. */
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
 * Finds values that are in neither the claim nor its heading. Ideas print values and show the claim as
 * evidence, so each value must be in it. A value that was already missing in the source may stay.
 */
export function valuesNotInQuote(
  { type, quote, slots }: FactInput,
  source?: { quote: string; slots: Slots; heading: string },
): SlotName[] {
  const said = plain(`${quote}\n${source?.heading ?? ''}`)
  const read = source && plain(`${source.quote}\n${source.heading}`)
  return SlotName.options.filter((name) => {
    const value = slots[name]
    // The same unit can be written in many ways: "/month", "a month", "monthly".
    if (value === undefined || name === 'unit' || isTitle(type, name)) return false
    if (said.includes(plain(String(value)))) return false
    const isAsRead = source !== undefined && source.slots[name] === value
    return !(isAsRead && read !== undefined && !read.includes(plain(String(value))))
  })
}

/** A review's author, a section's heading and a branch's name may be beside the quotation, not in it. */
const isTitle = (type: FactType, name: SlotName): boolean =>
  name === 'branch' || (type === 'review' && name === 'person') || (type === 'section' && name === 'label')

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim()
