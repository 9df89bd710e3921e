import { expect, test } from 'vitest'
import { trades } from '../fixtures/trades.ts'
import { signsOf, tradesOf } from './trade-words.ts'

const signsFor = (industry: string, headline: string, summary = '', source = 'The Courier') =>
  signsOf(headline, summary, source, tradesOf(industry, ''))

test.each(trades)('%s is of %s', (industry, fields) => {
  expect([...tradesOf(industry, '').own]).toEqual(fields)
})

test('a trade that the industry does not name is taken from the company information', () => {
  expect([...tradesOf('Independent practice', 'Two dentists and a hygienist in Ludlow.').own]).toEqual([
    'dental',
  ])
  expect([...tradesOf('Something new', 'We do it gladly.').own]).toEqual([])
})

test('a word that can only mean the trade is sure of it, and one that others use too is half a sign', () => {
  expect(signsFor('Dentist', 'Hygienists ask for more chairs')).toMatchObject({ isSure: true })
  expect(signsFor('Dentist', 'Crown shown in the Tower')).toMatchObject({ isSure: false, own: 1 })
  expect(signsFor('Dentist', 'Crown or bridge? What lasts longer')).toMatchObject({ isSure: false, own: 2 })
})

test('what is done for a living is not what the bare word means', () => {
  expect(signsFor('Marketing agency', 'Cattle market moves to Thursday').own).toBe(0)
  expect(signsFor('Training provider', 'Slow train to Aberdeen').own).toBe(0)
  expect(signsFor('Bouldering wall', 'Bouldering for beginners').isSure).toBe(true)
  expect(signsFor('Bouldering wall', 'Boulder blocks farm track').isSure).toBe(false)
})

test('a turn of phrase says nothing of the trade whose words it borrows', () => {
  expect(signsFor('Roofing contractor', 'Rents go through the roof').own).toBe(0)
  expect(signsFor('Craft brewery', 'Trouble brewing over ferry timetable').own).toBe(0)
  expect(signsFor('Podiatrist', 'Mill town gets back on its feet').own).toBe(0)
  expect(signsFor('Bicycle shop', 'Report on the vicious cycle of debt').own).toBe(0)
})

test('words inside of a longer one are not counted again', () => {
  expect(signsFor('Physiotherapist', 'Frozen shoulder').own).toBe(2)
})

test('what the summary says counts as much as the headline, and the paper’s own name for half', () => {
  expect(signsFor('Dentist', 'A year of waiting', 'Fluoride is promised.').own).toBe(2)
  expect(signsFor('Dentist', 'A year of waiting', '', 'Hygienist Today').own).toBe(1)
})

test('of another matter is what the most words of another trade or page speak of', () => {
  const { own, other } = signsFor(
    'Bakery',
    'Baker scores twice as striker returns',
    'A hat trick after half time.',
  )
  expect(other).toBeGreaterThan(own * 2)
})
