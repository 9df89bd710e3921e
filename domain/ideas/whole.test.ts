import { describe, expect, test } from 'vitest'
import { aFact } from './fixtures/a-fact.ts'
import { isBareRole, isOwnCost, standsAlone } from './whole.ts'

const ofWendy = (quote: string, role?: string) =>
  aFact('person', quote, { person: 'Wendy Tranter', ...(role === undefined ? {} : { role }) })

describe('who somebody is and no more is', () => {
  test.each([
    ['Founder.', 'Founder'],
    ['Wendy Tranter, cook', 'cook'],
    ['Wendy Tranter, head of the workshop', undefined],
    ['Head baker since 2015.', undefined],
    ['At the hatch since 2014.', undefined],
    ['Wendy joined us in 2021.', undefined],
    ['Wendy Tranter, photographer, joined in 2018.', 'photographer'],
  ])('%s', (quote, role) => expect(isBareRole(ofWendy(quote, role))).toBe(true))
})

describe('something of a person is told by', () => {
  test.each([
    'Postman for thirty-one years.',
    'Drove until she was eighty-one.',
    'Wendy has run the café since 2014.',
    'Wendy Tranter puts a new vegetable on the table eleven times.',
    'Wendy Tranter, cook since 2009, was a toolmaker for 22 years.',
  ])('%s', (quote) => expect(isBareRole(ofWendy(quote, 'cook'))).toBe(false))
})

test('only a person can be a bare role', () => {
  expect(isBareRole(aFact('offer', 'Slubbing', { label: 'Slubbing' }))).toBe(false)
})

describe('without what stands around it nobody understands', () => {
  test.each([
    aFact('hours', 'Tuesday to Friday 7am to 3.30pm 8am to 3pm'),
    aFact('labelled-price', 'Adult single visit £13.50 £10.50', { label: 'Adult single visit' }),
    aFact('price', '£58 a month.', { amount: '£58' }),
    aFact('statement', 'and never before noon.'),
    aFact('statement', 'It runs off the creek.'),
    aFact('process', 'Then thirty on the machine.'),
    ofWendy('Has driven for us for 24, about 231,000 miles.'),
    ofWendy('He keeps one on a string round his neck.'),
    ofWendy('Wendy Tranter worked it for nine years.'),
  ])('$quote', (fact) => expect(standsAlone(fact)).toBe(false))
})

describe('whole by itself is', () => {
  test.each([
    aFact('hours', 'Monday to Friday 9am to 5pm, Saturday 9am to noon'),
    aFact('labelled-price', '£140 per person', { label: 'Brew Day', amount: '£140' }),
    aFact('labelled-price', 'A pair is £31 and a fitting £12.', { label: 'pair', amount: '£31' }),
    aFact('quantity', 'So far 412 bicycles have gone round.'),
    aFact('quantity', 'Volunteers came for 9,870 hours last year.'),
    ofWendy('She has taught every one of our classes, and the cook before her.'),
    ofWendy('Straps a chair down at four points and checks it again.'),
  ])('$quote', (fact) => expect(standsAlone(fact)).toBe(true))
})

test('what the brand pays, and what it loses, is no price of something that it sells', () => {
  const firkin = aFact('labelled-price', 'A plastic firkin costs £54.', {
    label: 'plastic firkin',
    amount: '£54',
  })
  expect(isOwnCost({ ...firkin, heading: 'Cask loss' })).toBe(true)
  expect(
    isOwnCost(aFact('labelled-price', 'The trip costs us £66.60.', { label: 'trip', amount: '£66.60' })),
  ).toBe(true)
  expect(
    isOwnCost(aFact('labelled-price', 'A driver gets 45p a mile.', { label: 'driver', amount: '45p' })),
  ).toBe(true)
  expect(isOwnCost({ ...firkin, heading: 'What we sell' })).toBe(false)
  expect(
    isOwnCost(aFact('price', 'The trip costs us £66.60, and you are asked for £22.', { amount: '£22' })),
  ).toBe(false)
})
