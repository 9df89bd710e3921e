import { expect, test } from 'vitest'
import { joined, wordsOf } from './hyphens.ts'

const joinedIn = (lines: string[], elsewhere: string[] = []) =>
  joined(lines, wordsOf([...lines, ...elsewhere]))

test('a word that is hyphenated at the end of a line is joined', () => {
  expect(joinedIn(['Every box is hand-made and deliv-', 'ered on foot.'])).toBe(
    'Every box is hand-made and delivered on foot.',
  )
})

test('a hyphen at the end of a line stays if the word has it elsewhere in the text', () => {
  expect(joinedIn(['It comes from our wood-', 'fired oven.'], ['The wood-fired oven is old.'])).toBe(
    'It comes from our wood-fired oven.',
  )
})

test('a hyphen at the end of a line is removed if the word is written without it elsewhere, also before a capital', () => {
  expect(joinedIn(['Ask for Bread-', 'Wise cards.'], ['BreadWise cards are free.'])).toBe(
    'Ask for BreadWise cards.',
  )
})

test('a hyphen at the end of a line stays if both halves are words elsewhere in the text', () => {
  expect(joinedIn(['A family-', 'friendly garden.'], ['family rooms', 'a friendly team'])).toBe(
    'A family-friendly garden.',
  )
})

test('a web address that is broken at its own hyphen keeps it', () => {
  expect(joinedIn(['example.org/guide-2026-', '27/list'])).toBe('example.org/guide-2026-27/list')
})
