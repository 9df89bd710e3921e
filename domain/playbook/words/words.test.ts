import { describe, expect, test } from 'vitest'
import type { Price } from '../card.ts'
import { inSentence } from './casing.ts'
import { asSentence, joinList } from './list.ts'
import { formatMoney, formatUnit } from './money.ts'
import { firstName, roleInSentence } from './people.ts'
import { containsPhrase } from './phrase.ts'
import { cheapestOptionSlots } from './cheapest-option.ts'

const known = new Set(['strength', 'class', 'sunday'.slice(1), 'lunch', 'double', 'room', 'afternoon', 'tea'])

test.each([
  ['Strength Class', 'strength class'],
  ['DOUBLE ROOM', 'double room'],
  ['HIIT', 'HIIT'],
  ['HIIT Class', 'HIIT class'],
  ['Zumba Gold', 'Zumba Gold'],
  ['Sunday Lunch', 'Sunday Lunch'],
  ['THE LANTERN ROOM', 'The Lantern Room'],
  ['Afternoon tea', 'afternoon tea'],
])('The name “%s” is written “%s” in the middle of a sentence', (name, spoken) => {
  expect(inSentence(name, known)).toBe(spoken)
})

test('Sums of money and prices are written as people write them, such as “£12” and “£4.80”', () => {
  expect(formatMoney({ minor: 1200, currency: 'GBP' })).toBe('£12')
  expect(formatMoney({ minor: 480, currency: 'GBP' })).toBe('£4.80')
  expect(formatMoney({ minor: 120000, currency: 'USD' })).toBe('$1,200')
  expect(formatMoney({ minor: 120000, currency: 'SEK' })).toBe('SEK 1,200')
})

test.each([
  ['/month', 'a month'],
  ['pcm', 'a month'],
  ['per hour', 'an hour'],
  ['per child', 'a child'],
  ['per user', 'a user'],
  ['a month', 'a month'],
])('The unit “%s” of a price is written “%s”', (unit, said) => expect(formatUnit(unit)).toBe(said))

test('Drafts use first names, keep titles such as “Dr”, and write roles in lower case', () => {
  expect(firstName('Dana Whitlock')).toBe('Dana')
  expect(firstName('Dr Priya Patel')).toBe('Dr Patel')
  expect(roleInSentence('Head Coach')).toBe('head coach')
  expect(roleInSentence('CEO')).toBe('CEO')
})

test('A phrase only matches whole words, and with a star also longer ones', () => {
  expect(containsPhrase('We recruit volunteers', 'recruit')).toBe(true)
  expect(containsPhrase('Recruitment fair', 'recruit')).toBe(false)
  expect(containsPhrase('Recruitment fair', 'recruit*')).toBe(true)
})

test('Lists are joined with commas and “and”, and sentences get a capital letter and a full stop', () => {
  expect(joinList(['a', 'b', 'c'])).toBe('a, b and c')
  expect(asSentence('it helps at weekends')).toBe('It helps at weekends.')
})

describe('The cheapest option for each number of visits', () => {
  const price = (label: string, pounds: number, unit: string | null = null): Price => ({
    id: label,
    isTrusted: false,
    label,
    money: { minor: pounds * 100, currency: 'GBP' },
    unit,
    isFrom: false,
  })

  test('If every price can be classified, users see which one is cheapest for each number of visits', () => {
    const sums = cheapestOptionSlots([
      price('Drop-in class', 10),
      price('10-class pass', 80),
      price('Membership', 45, 'a month'),
    ])
    expect(sums.big).toBe('Membership')
    expect(sums['big-from']).toBe('6')
    expect(sums.table).toContain('1 to 3: Drop-in class (£10 each)')
  })

  test("If one price can't be classified, no cheapest option is named", () => {
    expect(cheapestOptionSlots([price('Drop-in class', 10), price('Gold', 45)]).table).toBeUndefined()
  })

  test('The comparison of prices leaves out joining fees and prices for students', () => {
    const sums = cheapestOptionSlots([
      price('Drop-in class', 10),
      price('Membership', 45, 'a month'),
      price('Student', 20, 'a month'),
      price('Joining fee', 25),
    ])
    expect(sums.table).not.toContain('Student')
    expect(sums.table).not.toContain('Joining')
  })
})
