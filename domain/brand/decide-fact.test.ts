import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { FactInput } from '#contract/fact-words.ts'
import { decided, told, type FactChanges } from './decide-fact.ts'

const read: Fact = {
  id: 'loaf',
  kind: 'website',
  quote: 'Long sourdough £4.80',
  place: { of: 'https://brand.test/bread', label: 'Our bread' },
  type: 'labelled-price',
  slots: { label: 'Long sourdough', amount: '£4.80' },
  heading: 'Prices of 2023',
  freshness: 'dated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
  flags: ['dated'],
  documentId: null,
}
const edit: FactChanges = {
  edit: {
    type: 'labelled-price',
    quote: 'A long sourdough costs £5.20.',
    slots: { label: 'long sourdough', amount: '£5.20' },
  },
}
/** The fact after one change upon the other. */
const after = (...changes: FactChanges[]): Fact =>
  changes.reduce<Fact>((fact, change) => {
    const { original, ...rest } = decided(fact, change)
    const { original: _, ...before } = fact
    return { ...before, ...rest, ...(original && { original }) }
  }, read)

test('an edit keeps what the source says, however often it is edited, until it is brought back', () => {
  const edited = after(edit)
  const source = {
    type: read.type,
    quote: read.quote,
    slots: read.slots,
    freshness: read.freshness,
    flags: read.flags,
  }
  expect(edited).toMatchObject({ quote: 'A long sourdough costs £5.20.', status: 'edited', original: source })
  const again = { edit: { ...edit.edit, quote: 'Now a long sourdough costs £5.20.' } }
  expect(after(edit, { edit: { type: 'labelled-price', slots: {}, ...again.edit } }).original).toEqual(source)
  expect(after(edit, { restore: true })).toEqual(read)
})

test('what a person says now is of today, whatever year the page gave it', () => {
  expect(after(edit)).toMatchObject({ freshness: 'current', flags: [] })
})

test('a claim still needs the same care under its heading', () => {
  const clinic = { ...read, heading: 'For patients' }
  expect(decided(clinic, edit).flags).toEqual(['medical'])
})

test('an edit back to the words of the source is no edit', () => {
  const { type, quote, slots } = read
  expect(after(edit, { edit: { type, quote, slots } })).toMatchObject({ ...read, status: 'confirmed' })
})

test('hidden and shown again, an edited fact is edited and a told one is told', () => {
  expect(after(edit, { status: 'hidden' }, { status: 'extracted' }).status).toBe('edited')
  expect(after(edit, { status: 'confirmed' }).status).toBe('edited')
  const own = {
    ...told({ type: 'promise', quote: 'We answer by nine.', slots: {} }),
    id: 'x',
    documentId: null,
  }
  const hidden = decided(own, { status: 'hidden' })
  expect(hidden.status).toBe('hidden')
  expect(decided({ ...own, status: 'hidden' }, { status: 'extracted' }).status).toBe('confirmed')
})

test('publishing a fact changes nothing else about it', () => {
  const hidden = after({ status: 'hidden' }, { visibility: 'internal' })
  expect(hidden).toEqual({ ...read, status: 'hidden', visibility: 'internal' })
  expect(after({ status: 'confirmed' }, { visibility: 'internal' }).status).toBe('confirmed')
})

test('a claim must say the values that ideas print from it', () => {
  const forgotten = { edit: { type: read.type, quote: 'A long sourdough costs £5.20.', slots: read.slots } }
  expect(() => after(forgotten)).toThrow('The fact doesn’t mention “£4.80”.')
})

test('a value that stood in the heading, or in neither, may stay as it was read', () => {
  const row: Fact = {
    ...read,
    quote: 'Adults £12',
    heading: 'Day ticket',
    slots: { label: 'Day ticket', amount: '£12', unit: 'a day' },
  }
  const plain = { type: read.type, quote: 'For adults £12', slots: row.slots }
  expect(decided(row, { edit: plain }).quote).toBe('For adults £12')
  const column = { ...row, heading: 'Prices', slots: { label: 'Day ticket, adults', amount: '£12' } }
  expect(decided(column, { edit: { ...plain, slots: column.slots } }).quote).toBe('For adults £12')
  const other = { ...plain, slots: { ...column.slots, label: 'Year ticket' } }
  expect(() => decided(column, { edit: other })).toThrow('Year ticket')
})

test('a review that a person tells is a customer’s words, and need not name who wrote it', () => {
  const review = told({ type: 'review', quote: 'The best loaf in town.', slots: { person: 'Sam P.' } })
  expect(review).toMatchObject({ voice: 'customer', status: 'confirmed', slots: { person: 'Sam P.' } })
  const person = { type: 'person', quote: 'Our head baker.', slots: { person: 'Ruth Hale' } } as const
  expect(() => told(person)).toThrow('The fact doesn’t mention “Ruth Hale”.')
})

test('a name may be short, a sentence may not', () => {
  const told = (type: 'offer' | 'promise', quote: string) =>
    FactInput.safeParse({ type, quote, slots: type === 'offer' ? { label: quote } : {} })
  expect(told('offer', 'Spin').success).toBe(true)
  expect(told('offer', 'S').error?.issues[0]?.message).toBe('Use at least 2 characters')
  expect(told('promise', 'Fast.').error?.issues[0]?.message).toBe('Use at least 6 characters')
})
