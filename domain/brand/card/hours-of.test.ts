import { expect, test } from 'vitest'
import { aBrand, aFact } from '../fixtures/a-brand.ts'
import { cardOf } from './card-of.ts'
import { daysIn } from './hours-of.ts'

const hours = (...facts: { hours: string; heading?: string; of?: string }[]) =>
  cardOf(
    aBrand({
      facts: facts.map(({ hours, heading = '', of = 'https://a.example/contact' }) =>
        aFact({
          type: 'hours',
          quote: hours,
          heading,
          slots: { hours },
          place: { of, label: of.endsWith('/') ? 'Home' : 'Contact' },
        }),
      ),
    }),
  ).hours.map(({ text }) => text)

test.each([
  ['Mon - Fri 9-5', 5],
  ['Tue–Sat 8–4.30, Sun 9.30–3', 6],
  ['Fri to Mon 10am-4pm', 4],
  ['daily 9 to 5', 7],
  ['weekdays 9-5', 5],
  ['Wednesday 6-7pm', 1],
])('%s covers %d days', (text, days) => expect(daysIn(text).size).toBe(days))

test('the hours of the business are used, and those of a club in it are not', () => {
  expect(
    hours({ hours: 'Wed 6-7pm', heading: 'Quiet reading' }, { hours: 'Mon-Sat 9-5', heading: 'Find us' }),
  ).toEqual(['Mon-Sat 9-5'])
})

test('a site that only gives the hours of its groups has no opening hours', () => {
  expect(
    hours({ hours: 'Wed 6-7pm', heading: 'Quiet reading' }, { hours: 'Friday 4-5', heading: 'Juniors' }),
  ).toEqual([])
})

test('separate lines for each day are kept', () => {
  expect(hours({ hours: 'Monday 8-5' }, { hours: 'Tuesday 8-5' }, { hours: 'Friday 8-3' })).toHaveLength(3)
})

test('“Open” is not repeated', () => {
  expect(hours({ hours: 'Open Sunday to Thursday 1pm-4pm' })).toEqual(['Sunday to Thursday 1pm-4pm'])
})

test('hours of another location are left out, but a second period on the same days is kept', () => {
  expect(hours({ hours: 'Mon-Thu 9.30-4.30, Fri 9.30-1' }, { hours: 'Tues-Sat 10am-5' })).toEqual([
    'Mon-Thu 9.30-4.30, Fri 9.30-1',
  ])
  expect(hours({ hours: 'Mon-Fri 9-12' }, { hours: 'Mon-Fri 2-6' })).toHaveLength(2)
})

test('hours on the contact page win over those on other pages', () => {
  expect(
    hours(
      { hours: 'daily 10-6', of: 'https://a.example/' },
      { hours: 'Mon-Thu 10-6, Fri 10-8', of: 'https://a.example/contact' },
    ),
  ).toEqual(['Mon-Thu 10-6, Fri 10-8'])
})
