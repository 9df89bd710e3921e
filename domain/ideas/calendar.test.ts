import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import type { Coming } from '#domain/seasons/coming-up.ts'
import { daysFor } from './calendar.ts'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'

const aDay = (more: Partial<Coming> = {}): Coming => ({
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

const shown = (day: Partial<Coming>, facts: readonly Fact[] = [], country: string | null = 'GB') =>
  daysFor(
    [aDay(day)],
    { country, trade: 'food-and-drink' },
    knownFacts({ ...bakery, facts }, '2027-01-01').printable,
  )
const why = (day: Partial<Coming>, country: string | null = 'GB') => shown(day, [], country)[0]?.why

test.each([
  [5, 'The day of your own field.'],
  [4, 'People expect something of you on this day.'],
  [3, 'You can speak to it with what you know.'],
  [2, 'Good to know; little to do with your field.'],
  [1, 'Good to know; little to do with your field.'],
])('a day of relevance %i says why it is here', (relevance, sentence) => {
  expect(why({ relevance })).toBe(sentence)
})

test('a window is spoken of as a time', () => {
  const window = { to: '2027-10-31' }
  expect(why({ ...window, relevance: 5 })).toBe('The time of your own field.')
  expect(why({ ...window, relevance: 4 })).toBe('People expect something of you in this time.')
  expect(why({ ...window, mood: 'solemn' })).toBe('A time of remembrance: nothing is promoted in it.')
})

test('a day that has nothing to do with the trade is left out, unless it is a day off', () => {
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
])('a day off in %s is one in %s', (country, name) => {
  const sentence = `A public holiday in ${name}: hours and deliveries may change.`
  expect(why({ isPublicHoliday: true, relevance: 5 }, country)).toBe(`The day of your own field. ${sentence}`)
})

test('a day off of some parts of the country names them and not the country', () => {
  expect(why({ isPublicHoliday: true, relevance: 1, regions: ['Scotland', 'Northern Ireland'] })).toBe(
    'A public holiday in Scotland and Northern Ireland: hours and deliveries may change.',
  )
})

const flour = aFact('process', 'We mill the wheat for our flour ourselves.')
const baker = aFact('process', 'Our baker shapes every sourdough loaf and lights the oven at three.')
const rye = aFact('award', 'Our rye loaf won gold in Hereford.')
const starter = aFact('process', 'The sourdough starter lives beside the oven.')
const dogs = aFact('free', 'Dogs are welcome near the oven, and a biscuit costs nothing.')

test('what the brand knows that fits stands beside the day, best first and at most three', () => {
  const [day] = shown({}, [flour, rye, baker, dogs, starter])
  expect(day?.facts).toHaveLength(3)
  expect(day?.facts[0]).toEqual({ id: baker.id, quote: baker.quote })
  expect(day?.facts.map(({ id }) => id)).not.toContain(dogs.id)
  expect(day?.why).toBe('You can speak to it with what you know. Three things you know fit it.')
})

test.each([
  [[rye], 'One thing you know fits it.'],
  [[rye, flour], 'Two things you know fit it.'],
])('%# the sentence counts the facts that fit', (facts, sentence) => {
  expect(shown({}, facts)[0]?.why).toContain(sentence)
})

test('what is internal, hidden or shares a single word is never shown beside a day', () => {
  const secret: Fact = { ...baker, visibility: 'internal' }
  const hidden: Fact = { ...rye, status: 'hidden' }
  expect(shown({}, [secret, hidden, dogs])[0]).toMatchObject({
    facts: [],
    why: 'You can speak to it with what you know.',
  })
})

test('on a day of remembrance nothing is offered, unless it is the trade’s own matter', () => {
  expect(shown({ mood: 'solemn', relevance: 2 }, [baker])[0]).toMatchObject({
    facts: [],
    why: 'A day of remembrance: nothing is promoted on it.',
  })
  expect(shown({ mood: 'solemn', relevance: 4 }, [baker])[0]).toMatchObject({
    facts: [{ id: baker.id }],
    why: 'A day of remembrance: nothing is promoted on it. One thing you know fits it.',
  })
})
