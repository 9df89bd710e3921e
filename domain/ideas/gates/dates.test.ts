import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesIn, staleYearsIn, dateProblem } from './dates.ts'

const today = '2026-11-21'
const wrongIn = (text: string) => datesIn(text).map((date) => dateProblem(date, today))

test.each([
  'Join us on Saturday 5 December 2026',
  'December 5, 2026 at seven',
  'Come on Saturday 5 December',
])('The date in “%s” is accepted', (text) => expect(wrongIn(text)).toEqual([null]))

test.each([
  ['Join us on Friday 5 December 2026', 'another weekday'],
  ['Open again on 31 November 2027', 'no such day'],
  ['The fair is on 3rd of March 2025', 'past'],
  ['Come on Sunday 5 December', 'another weekday'],
])('The date in “%s” is rejected with the reason “%s”', (text, wrong) =>
  expect(wrongIn(text)).toEqual([wrong]),
)

test('Prices, scores and times are not taken for dates', () => {
  expect(datesIn('£4.80, 10am to 2pm, 3 marches, and may 1 in 5 ask')).toEqual([])
  expect(datesIn('Open 10 to 4, 340 loaves, 7.30am')).toEqual([])
})

test('An idea that treats a year in the past as the future is rejected', () => {
  expect(staleYearsIn('We will be carbon free by 2024.', today)).toEqual(['by 2024'])
  expect(staleYearsIn('Since 2011, and in 2025 as well, until 2030.', today)).toEqual([])
})

test('In the coming years, every date is accepted with its own weekday and rejected with the next one', () => {
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const months = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (ahead) => {
      const day = new Date(Date.parse(today) + ahead * 86_400_000)
      const text = (shift: number) =>
        `${names[(day.getUTCDay() + shift) % 7]} ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
      expect(wrongIn(text(0))).toEqual([null])
      expect(wrongIn(text(1))).toEqual(['another weekday'])
    }),
  )
})
