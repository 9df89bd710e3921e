import { expect, test } from 'vitest'
import { conceptsIn, sharedConcepts } from './concepts.ts'

test('Words are matched as a whole, so “rat” is not found in “rate”', () => {
  expect(conceptsIn('Our rate is fair').has('rat')).toBe(false)
  expect(conceptsIn('rooms and mushrooms').get('room')).toBe(1)
})

test('Forms and synonyms of a word are one concept', () => {
  const fees = conceptsIn('What do the fees come to?')
  expect(sharedConcepts(fees, conceptsIn('the price of bread'))).toEqual(['price'])
})

test('Common words are not concepts, and a hyphenated word also counts as its parts', () => {
  expect([...conceptsIn('What would you do with it?').keys()]).toEqual([])
  expect(conceptsIn('thirty-hour dough').has('hour')).toBe(true)
})
