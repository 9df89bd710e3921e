// The form of each kind of value on the brand card: its fields, and the claim they make together.
import type { Fact, FactType } from '#contract/facts.ts'
import type { FactInput } from '#contract/fact-words.ts'
import type * as z from 'zod/mini'

export type Values = Readonly<Record<string, string>>
type Claim = z.input<typeof FactInput>

export interface FieldSpec {
  name: string
  label: string
  placeholder: string
  isOptional?: boolean
  /** Whether the field is for a sentence or more. */
  isLong?: boolean
  isNumber?: boolean
  /** Limits on what ideas can use. */
  words?: readonly [least: number, most: number]
  characters?: readonly [least: number, most: number]
}

export interface Sort {
  /** The kind's name, shown before the value if a group holds several kinds. */
  label: string
  /** The text of the button that adds a value. */
  add: string
  fields: readonly FieldSpec[]
  /** The field that shows errors about the whole claim. */
  at: string
  toClaim: (values: Values, type?: FactType) => Claim
  /** The values of the form's fields for an existing fact. */
  toValues: (fact: Pick<Fact, 'quote' | 'slots'>) => Values
  shown: (values: Values) => { text: string; more: string | null }
}

export const slot = (value: string | undefined) => (value === undefined || value === '' ? undefined : value)
export const withSlots = (slots: Record<string, string | number | undefined>): Claim['slots'] =>
  Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))

/** A kind of value with one field, stored as a slot of the fact. */
export const slotSort = (
  type: FactType,
  name: 'place' | 'hours' | 'label' | 'phone',
  words: Pick<Sort, 'label' | 'add'> & { field: string; placeholder: string },
  claim: (value: string) => string = (value) => value,
  spelt: (value: string) => string = (value) => value,
): Sort => ({
  label: words.label,
  add: words.add,
  fields: [{ name, label: words.field, placeholder: words.placeholder }],
  at: name,
  toClaim: (values) => {
    const value = spelt(values[name] ?? '')
    return { type, quote: value === '' ? '' : claim(value), slots: withSlots({ [name]: slot(value) }) }
  },
  toValues: ({ slots }) => ({ [name]: slots[name] ?? '' }),
  shown: (values) => ({ text: spelt(values[name] ?? ''), more: null }),
})

/** A kind of value that is one free sentence. */
export const sentenceSort = (
  type: FactType,
  words: Pick<Sort, 'label' | 'add'> & Pick<FieldSpec, 'placeholder' | 'characters'> & { field: string },
  spelt: (value: string) => string = (value) => value,
): Sort => ({
  label: words.label,
  add: words.add,
  fields: [
    {
      name: 'quote',
      label: words.field,
      placeholder: words.placeholder,
      isLong: true,
      ...(words.characters && { characters: words.characters }),
    },
  ],
  at: 'quote',
  toClaim: ({ quote = '' }, kept = type) => ({ type: kept, quote: spelt(quote), slots: {} }),
  toValues: ({ quote }) => ({ quote }),
  shown: ({ quote = '' }) => ({ text: spelt(quote), more: null }),
})

/** Makes a sentence: adds a capital at the beginning and a full stop at the end. */
export const asSentence = (words: string): string =>
  words === '' ? '' : words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]["”’]?$/.test(words) ? '' : '.')
/** The name of a free offer for use within sentences: "First class" becomes "free first class". */
export const asFree = (words: string): string => {
  const small = /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words
  return small === '' || /\b(?:free|no charge|complimentary)\b/i.test(small) ? small : `free ${small}`
}
