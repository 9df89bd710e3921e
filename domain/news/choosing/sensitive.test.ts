import { expect, test } from 'vitest'
import { isSensitive } from './sensitive.ts'

test.each([
  'Baker, 54, dies in van crash',
  'Two killed as storm brings down tree',
  'Man jailed for raid on village shop',
  'Café owner accused of fraud appears in court',
  'Floods leave hundreds homeless',
  'Grain prices rise as war goes on',
  'Nursery worker struck off after inquiry',
  'Family of four poisoned by faulty boiler',
  'Tributes paid to founder of brewery',
])('No bakery is offered the story “%s”', (headline) => {
  expect(isSensitive(headline, 'Bakery')).toBe(true)
})

test.each([
  'Supermarket price war cuts the cost of bread',
  'New bread sells out before the deadline',
  'Bakers flooded with orders for Christmas',
  'Tennis club opens its courts to beginners',
  'Bakery wins award for war on waste',
  'Free trial of oven sensors begins',
])('A bakery may be offered “%s”, because its alarming word has another meaning there', (headline) => {
  expect(isSensitive(headline, 'Bakery')).toBe(false)
})

test('A funeral director may be offered stories about funerals, but not about murder', () => {
  expect(isSensitive('Woodland funerals grow more popular', 'Funeral director')).toBe(false)
  expect(isSensitive('Woodland funerals grow more popular', 'Bakery')).toBe(true)
  expect(isSensitive('Funeral of murdered man', 'Funeral director')).toBe(true)
})
