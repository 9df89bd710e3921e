import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { tradesOf } from '../choosing/trade-words.ts'
import { BREAK, relatedFields, terms, wordsOf } from './lexicon.ts'

const fieldsIn = (text: string) =>
  terms.find(wordsOf(text)).flatMap(({ term }) => term.signs.map(({ field }) => field))

test('A term is found in any of its forms, with or without hyphens', () => {
  for (const text of ['heat pump', 'Heat-pumps', 'the heat pump’s cost']) {
    expect(fieldsIn(text)).toContain('plumbing-and-heating')
  }
})

test("A phrase isn't found if it begins in the headline and ends in the summary", () => {
  expect(fieldsIn(`Ministers turn down the heat ${BREAK} Pump rooms reopen`)).not.toContain(
    'electrical-and-solar',
  )
  expect(wordsOf(`heat ${BREAK} pump`)).toEqual(['heat', BREAK, 'pump'])
})

test('Every trade in the library has words for its news', () => {
  const offered = playbook.trades.map(({ name }) => name)
  expect(offered.length).toBeGreaterThan(0)
  const unknown = offered.filter((industry) => tradesOf(industry, '').own.size === 0)
  expect(unknown).toEqual([])
})

test("Related trades get each other's news, but a charity only gets news about its own cause", () => {
  expect(relatedFields('bakery')).toContain('cafe')
  expect(relatedFields('food-bank')).toEqual(['food-bank'])
})
