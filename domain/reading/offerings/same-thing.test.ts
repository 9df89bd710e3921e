// One thing with several names.
import { expect, test } from 'vitest'
import { withoutDuplicates, thingKey, withoutProvider } from './same-thing.ts'

const once = (labels: readonly string[], prices: Record<string, string> = {}) =>
  withoutDuplicates(
    labels.map((label) => ({ label })),
    (label) => (prices[label] === undefined ? [] : [prices[label]]),
  ).map(({ label }) => label)

test('word order, number and filler words make no difference', () => {
  expect(thingKey('Repairs of saddles')).toBe(thingKey('Saddle repair'))
  expect(once(['Deep tissue massage', 'Deep tissue massage treatment'])).toEqual(['Deep tissue massage'])
})

test('a longer name that ends in a shorter one of two words or more is the same, unless a word makes it something else', () => {
  expect(once(['Fire door inspection', 'Door inspection'])).toEqual(['Fire door inspection'])
  expect(once(['Boiler service', 'Gas boiler service', 'Oil boiler service'])).toHaveLength(3)
  expect(once(['Pony club', 'Junior pony club'])).toHaveLength(2)
})

test('a longer and a shorter name with the same price are one thing, with different prices two', () => {
  const names = ['Gumshield', 'School gumshields']
  expect(once(names, { Gumshield: '£40', 'School gumshields': '£40' })).toEqual(['Gumshield'])
  expect(once(names, { Gumshield: '£40', 'School gumshields': '£25' })).toEqual(names)
  expect(once(names)).toEqual(names)
})

test('the person who provides it is not part of the name', () => {
  expect(withoutProvider('Chair yoga with Marta')).toBe('Chair yoga')
  expect(withoutProvider('Single crown with Dr Ana Bell')).toBe('Single crown')
  expect(withoutProvider('Tea with scones')).toBe('Tea with scones')
})
