import { expect, test } from 'vitest'
import { joined, wordsOf } from './hyphens.ts'

const joinedIn = (lines: string[], elsewhere: string[] = []) =>
  joined(lines, wordsOf([...lines, ...elsewhere]))

test('a word hyphenated at a line’s end is joined', () => {
  expect(joinedIn(['Every box is hand-made and deliv-', 'ered on foot.'])).toBe(
    'Every box is hand-made and delivered on foot.',
  )
})

test('a hyphen that the word has elsewhere stays', () => {
  expect(joinedIn(['It comes from our wood-', 'fired oven.'], ['The wood-fired oven is old.'])).toBe(
    'It comes from our wood-fired oven.',
  )
})

test('a word that is written without a hyphen elsewhere loses it, also before a capital', () => {
  expect(joinedIn(['Ask for Bread-', 'Wise cards.'], ['BreadWise cards are free.'])).toBe(
    'Ask for BreadWise cards.',
  )
})

test('two halves that are words of their own elsewhere keep the hyphen', () => {
  expect(joinedIn(['A family-', 'friendly garden.'], ['family rooms', 'a friendly team'])).toBe(
    'A family-friendly garden.',
  )
})

test('an address broken at its own hyphen keeps it', () => {
  expect(joinedIn(['example.org/guide-2026-', '27/list'])).toBe('example.org/guide-2026-27/list')
})
