import { expect, test } from 'vitest'
import { counted, inWords, singular } from './count.ts'

test.each([
  ['volunteers', 'volunteer'],
  ['families', 'family'],
  ['keys', 'key'],
  ['boxes', 'box'],
  ['churches', 'church'],
  ['houses', 'house'],
  ['children', 'child'],
  ['sourdough loaves', 'sourdough loaf'],
  ['cups of tea', 'cup of tea'],
  ['places at the table', 'place at the table'],
])('one of %s is a %s', (plural, one) => expect(singular(plural)).toBe(one))

test('one is counted in the singular and everything else in the plural', () => {
  expect(counted('1', 'volunteers')).toBe('1 volunteer')
  expect(counted('200', 'volunteers')).toBe('200 volunteers')
  expect(counted('0', 'volunteers')).toBe('0 volunteers')
})

test('numbers up to twelve are written in words', () => {
  expect(inWords(1)).toBe('one')
  expect(inWords(12)).toBe('twelve')
  expect(inWords(13)).toBe('13')
})
