import { describe, expect, test } from 'vitest'
import type { Fact, FactType } from '#contract/facts.ts'
import type { Detail } from '#domain/library/entry.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { aFact } from './fixtures/a-fact.ts'
import { knownFacts } from './known-facts.ts'

/** The details of a sentence with their values, as the engine knows them. */
function detailsIn(quote: string, type: FactType = 'statement', others: Fact[] = []) {
  const { printable } = knownFacts({ ...bakery, facts: [aFact(type, quote), ...others] }, '2026-11-21')
  return Object.fromEntries(
    printable.flatMap((known) =>
      known.fact.quote === quote && known.type !== known.fact.type ? [[known.type, known.values]] : [],
    ),
  )
}

const colleague = aFact('person', 'Ines Calder has run the kiln room since 2011.', { person: 'Ines Calder' })

test.each<[Detail, string, Record<string, string>]>([
  ['duration', 'Forty minutes is what a blade takes on the wet stone.', { time: 'forty minutes' }],
  [
    'duration',
    'The glaze rests for nine and a half days before anybody touches it.',
    { time: 'nine and a half days' },
  ],
  ['clock', 'The kiln is opened at half past seven, and the street knows it.', { clock: 'half past seven' }],
  ['weekday', 'Broken mugs are mended on Thursdays while the clay dries.', { weekday: 'Thursday' }],
  ['month', 'The pond is drained every October by everybody who can lift.', { month: 'October' }],
  ['measure', 'We fire at 1,240 degrees, where the neighbours stop at less.', { measure: '1,240 degrees' }],
  ['past-year', 'The bench by the door came out of a chapel in 1987.', { year: '1987' }],
  ['deed', 'The last lid of the day is always thrown by Ines.', { person: 'Ines' }],
  ['reason', 'We sell seconds in a barrow because the shelf is for firsts.', {}],
  ['rule', 'We have never sent a pot by post without a straw.', {}],
  ['condition', 'If a handle comes off, bring both pieces and a biscuit.', {}],
  ['comparison', 'A thin foot rings longer than a thick one.', {}],
])('a sentence tells of %s: %s', (detail, quote, values) => {
  const found = detailsIn(quote, 'statement', [colleague])
  expect(Object.keys(found)).toContain(detail)
  expect(found[detail]).toMatchObject(values)
})

describe('no detail is', () => {
  test.each<[string, Detail, string]>([
    ['how often', 'duration', 'The van goes out four days a week to the coast.'],
    ['somebody’s age', 'duration', 'Calves come to us when they are six weeks old.'],
    ['a thing that has seen use', 'duration', 'The rack holds 400 second-hand saws for sale.'],
    ['some day or other', 'duration', 'He came back one day with a bag of rivets.'],
    ['one of several days', 'weekday', 'We are at the market on Fridays and on Saturdays too.'],
    ['a day on which something happened once', 'weekday', 'The roof came off on a Tuesday in the big wind.'],
    ['a date of history', 'month', 'We moved into the mill in April 2014 with one loom.'],
    ['a year to come', 'past-year', 'The bridge will be closed again in 2027 for the summer.'],
    ['one of several years', 'past-year', 'We built sheds in 2009 and boats in 2015 here.'],
    ['a sum of money', 'measure', 'A jar of it comes to £12 at the gate.'],
    ['what is only said to be as before', 'reason', 'We open at Easter, as we have for years.'],
    ['a great number', 'comparison', 'More than 400 people came to the last firing.'],
    ['whom the reader is to ask', 'deed', 'For a place in the autumn, write to Ines before the holidays.'],
    ['what belongs to somebody', 'deed', 'Everybody is afraid of Ines’s dog in the yard.'],
  ])('%s', (_, detail, quote) => {
    expect(Object.keys(detailsIn(quote, 'statement', [colleague]))).not.toContain(detail)
  })

  test('anything in a heading, a scrap or a question', () => {
    for (const quote of [
      'Fired for nine days',
      'Nine days in the kiln at last',
      'Does it take nine days to fire a pot?',
    ])
      expect(detailsIn(quote)).toEqual({})
  })

  test('anything in a price or in the introduction of a person', () => {
    const quote = 'Ines Calder has taught evening classes every Thursday since 2011.'
    expect(detailsIn(quote, 'person')).toEqual({})
  })

  test('the doing of one of two who share a first name', () => {
    const other = aFact('person', 'Ines Moor keeps the books.', { person: 'Ines Moor' })
    expect(detailsIn('The last lid is thrown by Ines.', 'statement', [colleague, other])).not.toHaveProperty(
      'deed',
    )
  })
})
