import { expect, test } from 'vitest'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { playbook } from '#tests/support/library.ts'
import { daysFor, calendarTradeOf } from './calendar.ts'
import { withOwnDays, withTradeDays } from './trade-days.ts'

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
])('The calendar explains a day of relevance %i with the matching label', (relevance, sentence) => {
  expect(why({ relevance })).toBe(sentence)
})

test('The calendar calls an occasion of several days a time, not a day', () => {
  const window = { to: '2027-10-31' }
  expect(why({ ...window, relevance: 5 })).toBe('Made for you.')
  expect(why({ ...window, mood: 'solemn' })).toBe('A time of remembrance: avoid promotions during it.')
})

test("The calendar leaves out days that have nothing to do with the brand's trade, except public holidays", () => {
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
])(
  'For a brand in %s, the calendar describes a public holiday as “a public holiday in %s”',
  (country, name) => {
    const sentence = `A public holiday in ${name}: hours and deliveries may change.`
    expect(why({ isPublicHoliday: true, relevance: 5 }, country)).toBe(`Made for you. ${sentence}`)
  },
)

test('If only parts of a country have a public holiday, its description names those parts', () => {
  expect(why({ isPublicHoliday: true, relevance: 1, regions: ['Scotland', 'Northern Ireland'] })).toBe(
    'A public holiday in Scotland and Northern Ireland: hours and deliveries may change.',
  )
})

test('The calendar warns against promotions on a day of remembrance, even if the day suits the trade', () => {
  const sentence = 'A day of remembrance: avoid promotions on this day.'
  expect(why({ mood: 'solemn', relevance: 2 })).toBe(sentence)
  expect(why({ mood: 'solemn', relevance: 5 })).toBe(sentence)
})

test("A brand whose trade isn't recognised never sees the label “Made for you”", () => {
  expect(shown({ relevance: 5 }, 'GB', null)[0]?.why).toBe('Good fit.')
})

test("The calendar doesn't send a day's internal concepts and themes to the browser", () => {
  expect(shown({ regions: ['Wales'] })[0]).not.toHaveProperty('concepts')
  expect(shown({ regions: ['Wales'] })[0]).not.toHaveProperty('themes')
})

const inField = (industry: string, companyInfo = '') => ({ industry, companyInfo, secondTrade: null })

test("A brand's own description of its field decides which days it gets; its trade in the library is used if that fails", () => {
  expect(calendarTradeOf(playbook, inField('Sourdough bakery'))).toBe('food-and-drink')
  expect(calendarTradeOf(playbook, inField('Befriending charity'))).toBe('charity')
  expect(calendarTradeOf(playbook, inField('Loft conversions'))).toBe('trades-and-building')
  expect(calendarTradeOf(playbook, inField('The corner place', 'A coffee shop by the river.'))).toBe(
    'food-and-drink',
  )
  expect(calendarTradeOf(playbook, inField('Things and stuff'))).toBeNull()
})

test('A day that a trade has a play for is at least a good fit for that trade, and its relevance for other trades stays the same', () => {
  const trade = playbook.trades.find(({ plays }) => plays.some(({ occasion }) => occasion?.days.length))
  const [id = ''] = trade?.plays.flatMap(({ occasion }) => occasion?.days ?? []) ?? []
  const relevanceFor = (industry: string, relevance: number) =>
    withTradeDays([aDay({ id, relevance })], playbook, inField(industry))[0]?.relevance
  expect(relevanceFor(trade?.name ?? '', 1)).toBe(4)
  expect(relevanceFor(trade?.name ?? '', 5)).toBe(5)
  expect(relevanceFor('Things and stuff', 1)).toBe(1)
})

test('Only days that are a trade’s own are made for it; days for a whole family of trades are a good fit', () => {
  const whyFor = (industry: string, day: Partial<DatedOccasion>) =>
    daysFor(withOwnDays([aDay({ relevance: 5, ...day })], playbook, inField(industry)), {
      country: 'GB',
      trade: 'health-and-dental',
    })[0]?.why
  const teeth = { id: 'tooth-day', concepts: ['dentist', 'hygienist', 'tooth'] }
  const heart = { id: 'a-heart-day', concepts: ['doctor', 'heart', 'exercise'] }
  expect(whyFor('Dentist', teeth)).toBe('Made for you.')
  expect(whyFor('Dentist', { ...teeth, relevance: 4 })).toBe('Made for you.')
  expect(whyFor('Optician', teeth)).toBe('Good fit.')
  expect(whyFor('Dentist', heart)).toBe('Good fit.')
  expect(whyFor('Dentist', { ...heart, relevance: 3 })).toBe('Possible.')
  expect(whyFor('Café and bakery', { id: 'mothering-sunday', concepts: [] })).toBe('Made for you.')
})
