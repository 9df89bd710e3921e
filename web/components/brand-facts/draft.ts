// The words of a fact while somebody writes them: every field a text, checked by the rules that the server has.
import type { Fact, FactType, Slots } from '#contract/facts.ts'
import { FactWords, slotsOf, unsaidIn } from '#contract/fact-words.ts'

export type SlotName = keyof Slots

export interface Draft {
  type: FactType
  /** Null until somebody writes it themselves; until then it follows the fields. */
  claim: string | null
  values: Partial<Record<SlotName, string>>
}

/** A field of the form, in words. */
export interface FieldWords {
  label: string
  placeholder: string
}

export const newDraft = (type: FactType): Draft => ({ type, claim: null, values: {} })

export const draftOf = ({ type, quote, slots }: Pick<Fact, 'type' | 'quote' | 'slots'>): Draft => ({
  type,
  claim: quote,
  values: Object.fromEntries(Object.entries(slots).map(([name, value]) => [name, String(value)])),
})

/** The claim as it stands: what was written, or what the fields say together. */
export const claimOf = (draft: Draft): string => draft.claim ?? composed(draft)

/** The draft with another value. A sentence that was emptied follows the fields again. */
export const withValue = (draft: Draft, name: SlotName, value: string): Draft => ({
  ...draft,
  claim: draft.claim === '' ? null : draft.claim,
  values: { ...draft.values, [name]: value },
})

export type Checked = { words: FactWords } | { errors: Readonly<Record<string, string>> }

/** The draft as it is sent, or what is wrong with it, by `quote` and the names of values. */
export function checked(draft: Draft, source?: Fact): Checked {
  const slots = Object.fromEntries(
    slotsOf(draft.type).flatMap((name) => {
      const value = draft.values[name]?.trim()
      return value ? [[name, name === 'year' ? Number(value) : value] as const] : []
    }),
  )
  const read = FactWords.safeParse({ type: draft.type, quote: claimOf(draft), slots })
  if (!read.success) {
    const { quote, ...others } = byField(
      read.error.issues.map(({ path, message }) => [path.join('.'), message]),
    )
    // A sentence that is made of the fields has no fault of its own.
    const isOwn = quote !== undefined && (draft.claim !== null || Object.keys(others).length === 0)
    return { errors: isOwn ? { ...others, quote } : others }
  }
  const words = source && { ...(source.original ?? source), heading: source.heading }
  const unsaid = unsaidIn(read.data, words)
  if (unsaid.length === 0) return { words: read.data }
  return {
    errors: byField(
      unsaid.map((name) => [
        name,
        `The sentence does not say “${read.data.slots[name]}”. Change one of the two.`,
      ]),
    ),
  }
}

/** Errors by the last part of their path, which is the field's name; the first of each counts. */
export const byField = (errors: readonly (readonly [path: string, message: string])[]) =>
  Object.fromEntries(errors.map(([path, message]) => [path.split('.').at(-1) ?? '', message]).toReversed())

/** A sentence that says what the fields do, for the types whose sentences are alike; it may be put better. */
function composed({ type, values }: Draft): string {
  const { label, amount, unit, year, person, role, place, hours } = values
  if (type === 'labelled-price' && label && amount) return `${label}: ${amount}${unit ? ` ${unit}` : ''}`
  if (type === 'founded' && year) return `We started in ${year}.`
  if (type === 'person' && person && role) return `${person} is our ${role}.`
  if (type === 'place' && place) return `We are in ${place}.`
  if (type === 'hours' && hours) return hours
  return ''
}

const words: Readonly<Record<SlotName, FieldWords>> = {
  label: { label: 'What is it called?', placeholder: 'Long sourdough' },
  amount: { label: 'What does it cost?', placeholder: '£4.80' },
  unit: { label: 'For one of what?', placeholder: 'each, per person, a month' },
  year: { label: 'In which year?', placeholder: '2011' },
  person: { label: 'What is their name?', placeholder: 'Ada Wren' },
  role: { label: 'What do they do?', placeholder: 'head baker' },
  place: { label: 'Which place?', placeholder: 'Ludlow' },
  count: { label: 'How many?', placeholder: '340' },
  noun: { label: 'Of what?', placeholder: 'loaves' },
  hours: { label: 'When are you open?', placeholder: 'Tuesday to Saturday, 7.30am to 3pm' },
}
export const fieldWords = (name: SlotName): FieldWords => words[name]
