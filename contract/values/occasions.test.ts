import { expect, test } from 'vitest'
import { forOccasion, nameInSentence } from './occasions.ts'

test('inside a sentence a name starts with a small “the”, except a name in title case', () => {
  const names = [
    'The look back on the year',
    'The Christmas closure',
    'The Big Quiz',
    'The Festival of Lights',
    'Theatre week',
  ]
  expect(names.map(nameInSentence)).toEqual([
    'the look back on the year',
    'the Christmas closure',
    'The Big Quiz',
    'The Festival of Lights',
    'Theatre week',
  ])
})

test('an idea says which day it is for, as the brand’s country writes dates', () => {
  const day = { name: 'The end-of-year thank-you', from: '2026-12-15', to: '2026-12-15' }
  expect(forOccasion(day, 'GB')).toBe('For the end-of-year thank-you, Tuesday 15 December 2026')
  expect(forOccasion(day, 'US')).toBe('For the end-of-year thank-you, Tuesday, December 15, 2026')
})
