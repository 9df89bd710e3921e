import { expect, test } from 'vitest'
import type { FactType } from '#contract/facts.ts'
import type { Condition } from '#domain/library/entry.ts'
import { holdsOf } from './conditions.ts'
import { aFact } from './fixtures/a-fact.ts'

const asked = (condition: Condition, type: FactType) => (quote: string) =>
  holdsOf(condition, aFact(type, quote))

test('a first day is told, and a total since then or the first evening of a class is none', () => {
  const opened = asked('opening-scene', 'founded')
  expect(opened('We opened on 3 May 2011 with two chairs and a borrowed till.')).toBe(true)
  expect(opened('Since 2011 we have opened 4,000 tins.')).toBe(false)
  expect(opened('The class began in February 2019 with five and a dog.')).toBe(false)
  expect(opened('Est. 2011')).toBe(false)
})

test('a name is explained where the sentence says what it means, and not where something in the house is called so', () => {
  const named = asked('own-name', 'name-origin')
  expect(named('A marlin is the little spike with which a rope is opened.')).toBe(true)
  expect(named('The shop is called Marlin after the spike in its first window.')).toBe(true)
  expect(named('Most of the rooms are named after what was kept in them.')).toBe(false)
  expect(named('Why it is called that')).toBe(false)
})

test('who came from another trade has a way to tell of, and who keeps something for years has not', () => {
  const came = asked('other-life', 'person')
  expect(came('Maud Hesketh was a harbour pilot for eleven years.')).toBe(true)
  expect(came('Joined in 2019 from a bank in Leeds.')).toBe(true)
  expect(came('She keeps every drawing for ten years.')).toBe(false)
  expect(came('Joined us as an apprentice in 2021.')).toBe(false)
})

test('thanks are for what somebody does today, and not for a job’s name or for having come', () => {
  const does = asked('at-work', 'person')
  expect(does('Maud checks every crate herself before it leaves.')).toBe(true)
  expect(does('Maud Hesketh, head packer and buyer since 2014')).toBe(false)
  expect(does('Maud came to us from a dairy in 2014.')).toBe(false)
})

test('a share is of things that can be stood in a row, and not of teachers to pupils', () => {
  const row = asked('one-in-so-many', 'ratio')
  expect(row('One in four clocks that we open needs only oil.')).toBe(true)
  expect(row('There is one teacher for every three pupils.')).toBe(false)
})

test('a refusal is of what a customer may want, and a rule of the house is none', () => {
  const refused = asked('refusal', 'promise')
  expect(refused('We do not fit batteries into old clocks.')).toBe(true)
  expect(refused('We never work on a Sunday, whoever rings.')).toBe(false)
  expect(asked('refusal', 'guarantee')('We do not fit a part without a year of guarantee.')).toBe(false)
})

test('a promise counts that costs something on a bad day, in any month', () => {
  const given = asked('given-word', 'promise')
  expect(given('If a clock stops within the year, we fetch it and pay the carriage.')).toBe(true)
  expect(given('We do not wind tower clocks in July or August because of the heat.')).toBe(false)
  expect(given('You get the card with three things on it.')).toBe(false)
})

test('only a plain row of a price list is one price', () => {
  const one = (quote: string, label: string) =>
    holdsOf('one-price', aFact('labelled-price', quote, { label, amount: '£13.50' }))
  expect(one('Clock cleaned £13.50', 'Clock cleaned')).toBe(true)
  expect(one('Adult visit £13.50 £10.50', 'Adult visit')).toBe(false)
  expect(one('Clock cleaned from £13.50', 'Clock cleaned')).toBe(false)
  expect(one('Under this roof a clock cleaned is £13.50.', 'clock cleaned')).toBe(false)
})

test('a course can be given, and a month’s membership is a decision of one’s own', () => {
  const given = (label: string) =>
    holdsOf('giftable', aFact('labelled-price', `${label} £40`, { label, amount: '£40' }))
  expect([given('Saturday workshop'), given('Monthly membership'), given('Clock cleaned')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a question that takes thought is put to three people, and the price of a cup is not', () => {
  const weighed = asked('weighed-question', 'customer-question')
  expect(weighed('Is it worth mending?')).toBe(true)
  expect(weighed('How much is a cup of tea?')).toBe(false)
  expect(weighed('Where do I park?')).toBe(false)
})

test('a step of the hands is done slowly, and a telephone call is none', () => {
  const hands = asked('by-hand', 'process')
  expect(hands('Then we plane the edge until the light is gone.')).toBe(true)
  expect(hands('Then we ask three customers over the telephone.')).toBe(false)
})
