import { expect, test } from 'vitest'
import { trades } from '../fixtures/trades.ts'
import { signsOf, tradesOf } from './trade-words.ts'

const signsFor = (industry: string, headline: string, summary = '', source = 'The Courier') =>
  signsOf(headline, summary, source, tradesOf(industry, ''))

test.each(trades)('A business that calls itself “%s” gets news for %s', (industry, fields) => {
  expect([...tradesOf(industry, '').own]).toEqual(fields)
})

test('If the industry names no trade, the trade is found in the company information', () => {
  expect([...tradesOf('Independent practice', 'Two dentists and a hygienist in Ludlow.').own]).toEqual([
    'dental',
  ])
  expect([...tradesOf('Something new', 'We do it gladly.').own]).toEqual([])
})

test('A word that can only mean the trade counts more than a word with other meanings', () => {
  expect(signsFor('Dentist', 'Hygienists ask for more chairs')).toMatchObject({ isSure: true })
  expect(signsFor('Dentist', 'Crown shown in the Tower')).toMatchObject({ isSure: false, own: 1 })
  expect(signsFor('Dentist', 'Crown or bridge? What lasts longer')).toMatchObject({ isSure: false, own: 2 })
})

test("A word that only looks like a trade's name, such as “market” for marketing, doesn't count for the trade", () => {
  expect(signsFor('Marketing agency', 'Cattle market moves to Thursday').own).toBe(0)
  expect(signsFor('Training provider', 'Slow train to Aberdeen').own).toBe(0)
  expect(signsFor('Bouldering wall', 'Bouldering for beginners').isSure).toBe(true)
  expect(signsFor('Bouldering wall', 'Boulder blocks farm track').isSure).toBe(false)
})

test("A figure of speech such as “through the roof” doesn't count for the trade whose word it uses", () => {
  expect(signsFor('Roofing contractor', 'Rents go through the roof').own).toBe(0)
  expect(signsFor('Craft brewery', 'Trouble brewing over ferry timetable').own).toBe(0)
  expect(signsFor('Podiatrist', 'Mill town gets back on its feet').own).toBe(0)
  expect(signsFor('Bicycle shop', 'Report on the vicious cycle of debt').own).toBe(0)
})

test("A word inside a longer matched phrase isn't counted again", () => {
  expect(signsFor('Physiotherapist', 'Frozen shoulder').own).toBe(2)
})

test("A word in the summary counts as much as in the headline, and in the newspaper's name half as much", () => {
  expect(signsFor('Dentist', 'A year of waiting', 'Fluoride is promised.').own).toBe(2)
  expect(signsFor('Dentist', 'A year of waiting', '', 'Hygienist Today').own).toBe(1)
})

test('A story is off-topic if most of its words belong to another trade or topic', () => {
  const { own, other } = signsFor(
    'Bakery',
    'Baker scores twice as striker returns',
    'A hat trick after half time.',
  )
  expect(other).toBeGreaterThan(own * 2)
})
