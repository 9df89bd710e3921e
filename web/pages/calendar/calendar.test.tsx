// Tests what the calendar page shows.
import { aCalendarScreen, day, part, slip, year } from '#tests/support/calendar-screen.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

const { fetching, serving, open } = aCalendarScreen()

test('a date’s card shows when it is, when to start and how well it fits, and links to ideas', async () => {
  serving(year())
  await open()
  expect(part('Coming up').getByText('1 of 3 dates to start planning now')).toBeTruthy()
  expect(slip('Small Business Saturday').getByText('Start now')).toBeTruthy()
  const burns = slip('Burns Night')
  expect(burns.getByText('Start by Tuesday 1 December')).toBeTruthy()
  expect(burns.getByText('In 9 weeks')).toBeTruthy()
  expect(burns.getByText(/depends on the moon/)).toBeTruthy()
  expect(burns.getByText('Good fit')).toBeTruthy()
  // A label already says how well the date fits, so the reason is not repeated.
  expect(burns.queryByText(/Your customers expect something/)).toBeNull()
  expect(burns.getByRole('link', { name: /^Ask for ideas/ }).getAttribute('href')).toBe(
    '/instant-generator?brief=Ideas+for+Burns+Night%2C+Monday+25+January+2027',
  )
})

test('a day of remembrance is labelled as one and offers no ideas', async () => {
  serving(
    year({
      days: [
        day('Remembrance', '2026-12-08', {
          mood: 'solemn',
          why: 'A day of remembrance: nothing is promoted on it.',
        }),
      ],
    }),
  )
  await open()
  const solemn = slip('Remembrance')
  expect(solemn.getByText('A day of remembrance: nothing is promoted on it.')).toBeTruthy()
  expect(solemn.queryByText(/^Start/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Ask for ideas/ })).toBeNull()
})

test('if no dates are coming up, the page says how far it looked and how to see more', async () => {
  serving(year({ days: [day('Far off', '2027-09-01')] }))
  await open()
  expect(part('Coming up').getByText(/before 18 February 2027.*longer planning lead time/)).toBeTruthy()
  expect(part('The year').getByText('Far off')).toBeTruthy()
})

test('a brand without a country sees only worldwide dates and a message about it', async () => {
  serving(year({ country: null, trade: null }))
  await open()
  expect(screen.getByText(/you only see worldwide dates/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a country' }).getAttribute('href')).toBe('/profile')
  expect(screen.getByText(/don’t know your trade well/)).toBeTruthy()
})

test('a user whose plan has no calendar sees what it would show, and no call is made', async () => {
  serving(year())
  await open('basic')
  expect(screen.getByText('Get the year ahead with Plus')).toBeTruthy()
  expect(screen.getByText(/when to start on each/)).toBeTruthy()
  expect(fetching).not.toHaveBeenCalled()
})

test('a user can try again if the calendar can’t be read', async () => {
  fetching.mockImplementation(async () => Response.json({ message: 'We are busy.' }, { status: 503 }))
  await open()
  expect(screen.getByText('We are busy.')).toBeTruthy()
  serving(year())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Coming up' })).toBeTruthy()
})
