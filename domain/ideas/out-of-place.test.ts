import { expect, test } from 'vitest'
import { library } from '#domain/library/library.ts'
import { listEntries } from './candidates.ts'
import { aFact } from './fixtures/a-fact.ts'
import { entriesWithRules, isOutOfPlace } from './out-of-place.ts'

test('every entry that a rule speaks of is in the library', () => {
  const ids = new Set(
    library.archetypes.flatMap((archetype) => listEntries(library, archetype)).map(({ id }) => id),
  )
  expect(entriesWithRules().filter((id) => !ids.has(id))).toEqual([])
})

test('nobody rings up about a bun, nor divides a monthly price by its use', () => {
  const bun = aFact('labelled-price', 'Currant buns £1.60', { label: 'Currant buns', amount: '£1.60' })
  const desk = aFact('labelled-price', 'Hot desk £75 a month', {
    label: 'Hot desk',
    amount: '£75',
    unit: 'a month',
  })
  expect(isOutOfPlace('moves/before-you-ask-us', bun)).toBe(true)
  expect(isOutOfPlace('moves/before-you-ask-us', desk)).toBe(false)
  expect(isOutOfPlace('moves/price-by-use', desk)).toBe(true)
})

test('six places at a table are no number to marvel at', () => {
  const few = aFact('quantity', 'There are 6 places.', { count: '6', noun: 'places' })
  const many = aFact('quantity', 'There are 340 loaves.', { count: '340', noun: 'loaves' })
  expect(isOutOfPlace('moves/what-a-number-looks-like', few)).toBe(true)
  expect(isOutOfPlace('moves/what-a-number-looks-like', many)).toBe(false)
})

test('only what somebody could think otherwise about is put to the vote', () => {
  const voted = (quote: string) =>
    !isOutOfPlace('moves/a-statement-put-to-the-vote', aFact('statement', quote))
  expect(voted('We take no money from care companies.')).toBe(true)
  expect(voted('The shop was built in brick.')).toBe(false)
  expect(voted('We never had more than 3 ovens.')).toBe(false)
})

test('years are no heap to be shown at life size, and concessions nothing to choose between', () => {
  const years = aFact('quantity', 'For nearly 200 years.', { count: '200', noun: 'years' })
  const concessions = aFact('labelled-price', '£25 concessions', { label: 'concessions', amount: '£25' })
  expect(isOutOfPlace('moves/what-a-number-looks-like', years)).toBe(true)
  expect(isOutOfPlace('moves/the-wrong-way-to-choose', concessions)).toBe(true)
})
