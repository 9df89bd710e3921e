import { expect, test } from 'vitest'
import { addressOf, isNarrowed, narrowedTo, placeOf, withoutFilters } from './address.ts'

test('an address keeps where one stands, and reads as it was written', () => {
  const address = '/library?shelf=charity&pillar=proof&entry=charity/is-it-safe'
  expect(addressOf(placeOf(address.split('?')[1] ?? ''))).toBe(address)
  expect(addressOf(placeOf(''))).toBe('/library')
})

test('what is no choice is left out, and the rest stands', () => {
  expect(placeOf('view=kitchen&pillar=pillow&stage=use&slots=yes')).toEqual({ stage: 'use' })
})

test('another choice closes the entry and keeps the other choices', () => {
  const place = placeOf('shelf=charity&pillar=proof&entry=charity/is-it-safe')
  expect(addressOf(narrowedTo(place, 'stage', 'use'))).toBe('/library?shelf=charity&pillar=proof&stage=use')
  expect(addressOf(narrowedTo(place, 'pillar', ''))).toBe('/library?shelf=charity')
})

test('clearing the filters keeps the shelf', () => {
  const place = placeOf('shelf=charity&search=bread&faults=true&slots=names')
  expect(isNarrowed(place)).toBe(true)
  expect(addressOf(withoutFilters(place))).toBe('/library?shelf=charity&slots=names')
  expect(isNarrowed(withoutFilters(place))).toBe(false)
})

test('a space at the end of a search stays, so that a second word can be typed', () => {
  expect(placeOf(addressOf(narrowedTo(placeOf(''), 'search', 'bread ')).split('?')[1] ?? '').search).toBe(
    'bread ',
  )
})
