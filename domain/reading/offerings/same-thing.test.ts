// Tests how several names of one offering are recognised.
import { expect, test } from 'vitest'
import { withoutDuplicates, thingKey, withoutNumber, withoutProvider } from './same-thing.ts'

const once = (labels: readonly string[], prices: Record<string, string> = {}) =>
  withoutDuplicates(
    labels.map((label) => ({ label })),
    (label) => (prices[label] === undefined ? [] : [prices[label]]),
  ).map(({ label }) => label)

test('two names that differ in word order, number or filler words count as one offering', () => {
  expect(thingKey('Repairs of saddles')).toBe(thingKey('Saddle repair'))
  expect(once(['Deep tissue massage', 'Deep tissue massage treatment'])).toEqual(['Deep tissue massage'])
})

test('a longer name that ends in a shorter one of two words or more counts as the same offering, unless a word makes it something else', () => {
  expect(once(['Fire door inspection', 'Door inspection'])).toEqual(['Fire door inspection'])
  expect(once(['Boiler service', 'Gas boiler service', 'Oil boiler service'])).toHaveLength(3)
  expect(once(['Pony club', 'Junior pony club'])).toHaveLength(2)
})

test('a longer and a shorter name count as one offering if they have the same price, and as two if their prices differ', () => {
  const names = ['Gumshield', 'School gumshields']
  expect(once(names, { Gumshield: '£40', 'School gumshields': '£40' })).toEqual(['Gumshield'])
  expect(once(names, { Gumshield: '£40', 'School gumshields': '£25' })).toEqual(names)
  expect(once(names)).toEqual(names)
})

test('the person who provides a service is not part of the service’s name', () => {
  expect(withoutProvider('Chair yoga with Marta')).toBe('Chair yoga')
  expect(withoutProvider('Single crown with Dr Ana Bell')).toBe('Single crown')
  expect(withoutProvider('Tea with scones')).toBe('Tea with scones')
})

test('a name with a variant, more words or other details counts as the same offering', () => {
  expect(once(['Garden gate', 'Garden gate, two leaves'])).toEqual(['Garden gate'])
  expect(once(['Gate repair', 'Gate repair and painting of frames'])).toEqual(['Gate repair'])
  expect(once(['Front Desk', 'Front Desk with a bell'])).toEqual(['Front Desk'])
})

test('names that only differ by a filler word count as two offerings if their prices differ', () => {
  expect(once(['Quay', 'Quay visit'], { Quay: '£79', 'Quay visit': '£320' })).toHaveLength(2)
  expect(once(['Case story', 'Case stories'], { 'Case story': '£9', 'Case stories': '£25' })).toHaveLength(1)
})

test('how many are sold at once and who pays are not part of a name', () => {
  expect(withoutNumber('Card of four pool visits')).toBe('Pool visits')
  expect(withoutNumber('First three pottery classes')).toBe('Pottery classes')
  expect(withoutNumber('Adult pool visit')).toBe('Pool visit')
  expect(withoutNumber('Block of ten swims')).toBe('Block of ten swims')
})
