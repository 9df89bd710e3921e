import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priced, spokenUnit } from './money.ts'

test.each([
  ['£75', 'per month', '£75 a month'],
  ['£75', '/month', '£75 a month'],
  ['£75', 'pcm', '£75 a month'],
  ['£30', 'p/h', '£30 an hour'],
  ['£30', '/hour', '£30 an hour'],
  ['£12.50', 'per child', '£12.50 per child'],
  ['£9', 'a head', '£9 per head'],
  ['£1.60', 'each', '£1.60 each'],
  ['£ 40.00', undefined, '£40'],
  ['$1,200.00', 'per year', '$1,200 a year'],
  ['£5', '??', '£5'],
])('%s with the unit %s is said: %s', (amount, unit, said) => expect(priced(amount, unit)).toBe(said))

test('a unit that is said is said the same again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('per month', 'pcm', '/night', 'per child', 'each', 'an hour', 'per 500g'),
      (unit) => {
        expect(spokenUnit(spokenUnit(unit))).toBe(spokenUnit(unit))
      },
    ),
  )
})
