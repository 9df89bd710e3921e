// One thing under several names.
import { expect, test } from 'vitest'
import { withoutDuplicates, thingKey, withoutProvider } from './same-thing.ts'

const once = (labels: readonly string[], prices: Record<string, string> = {}) =>
  withoutDuplicates(
    labels.map((label) => ({ label })),
    (label) => (prices[label] === undefined ? [] : [prices[label]]),
  ).map(({ label }) => label)

test('order, number and idle words make no other thing', () => {
  expect(thingKey('Repairs of saddles')).toBe(thingKey('Saddle repair'))
  expect(once(['Deep tissue massage', 'Deep tissue massage treatment'])).toEqual(['Deep tissue massage'])
})

test('a longer name that ends in a shorter one of two words or more is the same, but not where a word makes another of it', () => {
  expect(once(['Fire door inspection', 'Door inspection'])).toEqual(['Fire door inspection'])
  expect(once(['Boiler service', 'Gas boiler service', 'Oil boiler service'])).toHaveLength(3)
  expect(once(['Pony club', 'Junior pony club'])).toHaveLength(2)
})

test('one price makes a longer and a shorter name one, another price two', () => {
  const names = ['Gumshield', 'School gumshields']
  expect(once(names, { Gumshield: '£40', 'School gumshields': '£40' })).toEqual(['Gumshield'])
  expect(once(names, { Gumshield: '£40', 'School gumshields': '£25' })).toEqual(names)
  expect(once(names)).toEqual(names)
})

test('who does it is no part of the name', () => {
  expect(withoutProvider('Chair yoga with Marta')).toBe('Chair yoga')
  expect(withoutProvider('Single crown with Dr Ana Bell')).toBe('Single crown')
  expect(withoutProvider('Tea with scones')).toBe('Tea with scones')
})
