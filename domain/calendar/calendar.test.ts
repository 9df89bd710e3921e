import { expect, test } from 'vitest'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { playbook } from '#tests/support/library.ts'
import { daysFor, calendarTradeOf } from './calendar.ts'
import { withTradeDays } from './trade-days.ts'

const aDay = (more: Partial<DatedOccasion> = {}): DatedOccasion => ({
  id: 'bread-day',
  name: 'Bread Day',
  kind: 'awareness',
  from: '2027-10-16',
  to: '2027-10-16',
  certainty: 'exact',
  mood: 'celebrate',
  description: 'A day for bread.',
  concepts: ['sourdough', 'loaf', 'flour', 'oven', 'baker', 'rye', 'wheat'],
  themes: ['food'],
  relevance: 3,
  startBy: '2027-09-18',
  isPublicHoliday: false,
  isReligious: false,
  isHidden: false,
  ...more,
})

const shown = (
  day: Partial<DatedOccasion>,
  country: string | null = 'GB',
  trade: Trade | null = 'food-and-drink',
) => daysFor([aDay(day)], { country, trade })
const why = (day: Partial<DatedOccasion>, country: string | null = 'GB') => shown(day, country)[0]?.why

test.each([
  [5, 'Made for you.'],
  [4, 'Good fit.'],
  [3, 'Possible.'],
  [2, ''],
  [1, ''],
])('a day of relevance %i says why it is shown', (relevance, sentence) => {
  expect(why({ relevance })).toBe(sentence)
})

test('a window of several days is described as a time, not a day', () => {
  const window = { to: '2027-10-31' }
  expect(why({ ...window, relevance: 5 })).toBe('Made for you.')
  expect(why({ ...window, mood: 'solemn' })).toBe('A time of remembrance: avoid promotions during it.')
})

test('a day that has nothing to do with the trade is left out, unless it is a public holiday', () => {
  expect(shown({ relevance: 0 })).toEqual([])
  expect(why({ relevance: 0, isPublicHoliday: true })).toBe(
    'A public holiday in the United Kingdom: hours and deliveries may change.',
  )
})

test.each([
  ['IE', 'Ireland'],
  ['US', 'the United States'],
  ['NL', 'the Netherlands'],
  ['CZ', 'Czechia'],
  ['DO', 'the Dominican Republic'],
  ['IM', 'the Isle of Man'],
])('a public holiday in %s is described as one in %s', (country, name) => {
  const sentence = `A public holiday in ${name}: hours and deliveries may change.`
  expect(why({ isPublicHoliday: true, relevance: 5 }, country)).toBe(`Made for you. ${sentence}`)
})

test('a public holiday in parts of the country names those parts, not the country', () => {
  expect(why({ isPublicHoliday: true, relevance: 1, regions: ['Scotland', 'Northern Ireland'] })).toBe(
    'A public holiday in Scotland and Northern Ireland: hours and deliveries may change.',
  )
})

test('a day of remembrance warns against promotions, even if it suits the trade', () => {
  const sentence = 'A day of remembrance: avoid promotions on this day.'
  expect(why({ mood: 'solemn', relevance: 2 })).toBe(sentence)
  expect(why({ mood: 'solemn', relevance: 5 })).toBe(sentence)
})

test('a brand in an unknown field never gets "Made for you"', () => {
  expect(shown({ relevance: 5 }, 'GB', null)[0]?.why).toBe('Good fit.')
})

test('internal fields of a day are not sent to the user', () => {
  expect(shown({ regions: ['Wales'] })[0]).not.toHaveProperty('concepts')
  expect(shown({ regions: ['Wales'] })[0]).not.toHaveProperty('themes')
})

const inField = (industry: string, companyInfo = '') => ({ industry, companyInfo, secondTrade: null })

test('a brand gets the days for its own description of its field, or else for its trade in the library', () => {
  expect(calendarTradeOf(playbook, inField('Sourdough bakery'))).toBe('food-and-drink')
  expect(calendarTradeOf(playbook, inField('Befriending charity'))).toBe('charity')
  expect(calendarTradeOf(playbook, inField('Loft conversions'))).toBe('trades-and-building')
  expect(calendarTradeOf(playbook, inField('The corner place', 'A coffee shop by the river.'))).toBe(
    'food-and-drink',
  )
  expect(calendarTradeOf(playbook, inField('Things and stuff'))).toBeNull()
})

test("a day that the brand's trade has a play for is at least a good fit; for other trades it doesn't change", () => {
  const trade = playbook.trades.find(({ plays }) => plays.some(({ occasion }) => occasion?.days.length))
  const [id = ''] = trade?.plays.flatMap(({ occasion }) => occasion?.days ?? []) ?? []
  const relevanceFor = (industry: string, relevance: number) =>
    withTradeDays([aDay({ id, relevance })], playbook, inField(industry))[0]?.relevance
  expect(relevanceFor(trade?.name ?? '', 1)).toBe(4)
  expect(relevanceFor(trade?.name ?? '', 5)).toBe(5)
  expect(relevanceFor('Things and stuff', 1)).toBe(1)
})
