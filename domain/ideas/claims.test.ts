import { expect, test } from 'vitest'
import { bannedClaimsIn, clichesIn, regulatedIn, strongerThan } from './claims.ts'
import { aFact } from './fixtures/a-fact.ts'

test('clichés are found whole, whatever the case and the apostrophe', () => {
  expect(clichesIn('The Ultimate Guide to rye in today’s kitchens')).toEqual(['ultimate guide', "in today's"])
  expect(clichesIn('Elevation gained on the walk')).toEqual([])
})

test('a medical promise is banned in a clinic, and the same words are free elsewhere', () => {
  expect(bannedClaimsIn('A painless visit', 'none', 'Dental practice')).toEqual(['painless'])
  expect(bannedClaimsIn('A painless visit', 'none', 'Software')).toEqual([])
  expect(bannedClaimsIn('This can cure your pain', 'none', 'Physiotherapy')).toContain('cure')
  expect(bannedClaimsIn('You will win', 'none', 'Solicitors')).not.toEqual([])
  expect(bannedClaimsIn('the cheapest loaf', 'none', 'Bakery')).toEqual(['cheapest'])
})

test('the trade says what must be watched', () => {
  expect(regulatedIn('Craft brewery')).toEqual(['alcohol'])
  expect(regulatedIn('Mortgage broker')).toEqual(['money'])
  expect(regulatedIn('Joinery')).toEqual([])
})

test('an idea claims no more than its evidence', () => {
  const plain = [aFact('statement', 'We keep an old bread oven.')]
  expect(strongerThan(plain, 'The oldest oven in Ludlow')).not.toEqual([])
  expect(strongerThan(plain, 'Guaranteed to rise')).not.toEqual([])
  expect(strongerThan(plain, 'The best bakery in town')).not.toEqual([])
  expect(strongerThan(plain, 'The only bakery with an oven')).not.toEqual([])
  expect(strongerThan(plain, 'The best time to come, and the only question worth asking')).toEqual([])
  expect(
    strongerThan([aFact('superlative', 'We keep the oldest oven in Ludlow.')], 'The oldest oven in Ludlow'),
  ).toEqual([])
})
