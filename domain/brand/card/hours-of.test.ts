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
])('The opening hours “%s” cover %d days of the week', (text, days) => expect(daysIn(text).size).toBe(days))

test('The card shows the hours of the business, not those of a club that meets there', () => {
  expect(
    hours({ hours: 'Wed 6-7pm', heading: 'Quiet reading' }, { hours: 'Mon-Sat 9-5', heading: 'Find us' }),
  ).toEqual(['Mon-Sat 9-5'])
})

test('If a website only gives the hours of its groups, the card has no opening hours', () => {
  expect(
    hours({ hours: 'Wed 6-7pm', heading: 'Quiet reading' }, { hours: 'Friday 4-5', heading: 'Juniors' }),
  ).toEqual([])
})

test('Opening hours given in a separate line for each day are all kept', () => {
  expect(hours({ hours: 'Monday 8-5' }, { hours: 'Tuesday 8-5' }, { hours: 'Friday 8-3' })).toHaveLength(3)
})

test('The card leaves out “Open” before opening hours, because drafts add it themselves', () => {
  expect(hours({ hours: 'Open Sunday to Thursday 1pm-4pm' })).toEqual(['Sunday to Thursday 1pm-4pm'])
})

test('Hours of another location are left out, but a second period on the same days is kept', () => {
  expect(hours({ hours: 'Mon-Thu 9.30-4.30, Fri 9.30-1' }, { hours: 'Tues-Sat 10am-5' })).toEqual([
    'Mon-Thu 9.30-4.30, Fri 9.30-1',
  ])
  expect(hours({ hours: 'Mon-Fri 9-12' }, { hours: 'Mon-Fri 2-6' })).toHaveLength(2)
})

const ofBranch = (branch: string, hours: string) =>
  aFact({ type: 'hours', quote: hours, heading: `${branch} branch`, slots: { hours, branch } })

test('Each branch keeps its hours, even if they cover the same days or only two', () => {
  const card = cardOf(
    aBrand({ facts: [ofBranch('Oakley', 'Mon-Fri 9am-5pm'), ofBranch('Thorpe', 'Tue & Fri 9am-1pm')] }),
  )
  expect(card.hours.map(({ text, branch }) => [branch, text])).toEqual([
    ['Oakley', 'Mon-Fri 9am-5pm'],
    ['Thorpe', 'Tue & Fri 9am-1pm'],
  ])
})

test('If only one branch is known, its hours are the hours of the business', () => {
  const [only] = cardOf(aBrand({ facts: [ofBranch('Oakley', 'Mon-Fri 9am-5pm')] })).hours
  expect(only).toMatchObject({ text: 'Mon-Fri 9am-5pm', branch: null })
})

test('If pages disagree, the opening hours on the contact page are used', () => {
  expect(
    hours(
      { hours: 'daily 10-6', of: 'https://a.example/' },
      { hours: 'Mon-Thu 10-6, Fri 10-8', of: 'https://a.example/contact' },
    ),
  ).toEqual(['Mon-Thu 10-6, Fri 10-8'])
})
