import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { FactInput } from '#contract/fact-words.ts'
import { withChanges, factFromPerson, type FactChanges } from './decide-fact.ts'

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
/** Applies several changes to a fact, one after another. */
const after = (...changes: FactChanges[]): Fact =>
  changes.reduce<Fact>((fact, change) => {
    const { original, ...rest } = withChanges(fact, change)
    const { original: _, ...before } = fact
    return { ...before, ...rest, ...(original && { original }) }
  }, read)

test("However often a fact is edited, the source's words are kept and can be restored", () => {
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

test('An edited fact counts as current, even if its page gave an earlier year', () => {
  expect(after(edit)).toMatchObject({ freshness: 'current', flags: [] })
})

test("A sensitive topic in a fact's heading stays flagged after the fact is edited", () => {
  const clinic = { ...read, heading: 'For patients' }
  expect(withChanges(clinic, edit).flags).toEqual(['medical'])
})

test("A fact that is edited back to the source's words no longer counts as edited", () => {
  const { type, quote, slots } = read
  expect(after(edit, { edit: { type, quote, slots } })).toMatchObject({ ...read, status: 'confirmed' })
})

test('A hidden fact gets back its status as edited or added when it is shown again', () => {
  expect(after(edit, { status: 'hidden' }, { status: 'extracted' }).status).toBe('edited')
  expect(after(edit, { status: 'confirmed' }).status).toBe('edited')
  const own = {
    ...factFromPerson({ type: 'promise', quote: 'We answer by nine.', slots: {} }),
    id: 'x',
    documentId: null,
  }
  const hidden = withChanges(own, { status: 'hidden' })
  expect(hidden.status).toBe('hidden')
  expect(withChanges({ ...own, status: 'hidden' }, { status: 'extracted' }).status).toBe('confirmed')
})

test("Making a fact internal doesn't change its words or status", () => {
  const hidden = after({ status: 'hidden' }, { visibility: 'internal' })
  expect(hidden).toEqual({ ...read, status: 'hidden', visibility: 'internal' })
  expect(after({ status: 'confirmed' }, { visibility: 'internal' }).status).toBe('confirmed')
})

test("An edited fact is refused if it doesn't mention the price or name that ideas take from it", () => {
  const forgotten = { edit: { type: read.type, quote: 'A long sourdough costs £5.20.', slots: read.slots } }
  expect(() => after(forgotten)).toThrow('The fact doesn’t mention “£4.80”.')
})

test('An edited fact may leave out a value that was only in its heading, or nowhere in the source', () => {
  const row: Fact = {
    ...read,
    quote: 'Adults £12',
    heading: 'Day ticket',
    slots: { label: 'Day ticket', amount: '£12', unit: 'a day' },
  }
  const plain = { type: read.type, quote: 'For adults £12', slots: row.slots }
  expect(withChanges(row, { edit: plain }).quote).toBe('For adults £12')
  const column = { ...row, heading: 'Prices', slots: { label: 'Day ticket, adults', amount: '£12' } }
  expect(withChanges(column, { edit: { ...plain, slots: column.slots } }).quote).toBe('For adults £12')
  const other = { ...plain, slots: { ...column.slots, label: 'Year ticket' } }
  expect(() => withChanges(column, { edit: other })).toThrow('Year ticket')
})

test("A review that a person adds is in a customer's words, and needn't mention its author", () => {
  const review = factFromPerson({
    type: 'review',
    quote: 'The best loaf in town.',
    slots: { person: 'Sam P.' },
  })
  expect(review).toMatchObject({ voice: 'customer', status: 'confirmed', slots: { person: 'Sam P.' } })
  const person = { type: 'person', quote: 'Our head baker.', slots: { person: 'Ruth Hale' } } as const
  expect(() => factFromPerson(person)).toThrow('The fact doesn’t mention “Ruth Hale”.')
})

test('An added offering may have a very short name, but an added sentence may not be that short', () => {
  const parsed = (type: 'offer' | 'promise', quote: string) =>
    FactInput.safeParse({ type, quote, slots: type === 'offer' ? { label: quote } : {} })
  expect(parsed('offer', 'Spin').success).toBe(true)
  expect(parsed('offer', 'S').error?.issues[0]?.message).toBe('Use at least 2 characters')
  expect(parsed('promise', 'Fast.').error?.issues[0]?.message).toBe('Use at least 6 characters')
})

test('Corrected hours still belong to their branch', () => {
  const hours: Fact = {
    ...read,
    type: 'hours',
    quote: 'Mon-Fri 9-5',
    slots: { hours: 'Mon-Fri 9-5', branch: 'Oakley' },
  }
  const corrected = withChanges(hours, {
    edit: { type: 'hours', quote: 'Mon-Fri 9-6', slots: { hours: 'Mon-Fri 9-6' } },
  })
  expect(corrected.slots).toEqual({ hours: 'Mon-Fri 9-6', branch: 'Oakley' })
})
