import { aCalendarScreen, openDay, part, rows, year } from '#tests/support/calendar-screen.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

const { serving, open } = aCalendarScreen()

test('a user adds an own event, which is marked as theirs, and can restore it after deleting it', async () => {
  const heard = serving(year())
  const notices = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add an event' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Give the event a name')).toBeTruthy()
  expect(dialog.getByText('Choose a day')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Open day' } })
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2027-01-16' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(rows()).toContain('Open day'))
  expect(heard).toEqual([
    [
      'POST',
      '/api/events',
      {
        eventName: 'Open day',
        eventDate: '2027-01-16',
        eventType: 'event',
        contentPlanningStartDate: null,
        notes: null,
      },
    ],
  ])
  fireEvent.click(part('The year').getByRole('button', { name: /^Delete.*Open day/ }))
  await waitFor(() => expect(rows()).not.toContain('Open day'))
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(rows()).toContain('Open day'))
})

test('a user can still find own events that are over or beyond the year', async () => {
  serving(
    year({
      events: [
        { ...openDay, id: 'e2', eventName: 'Jubilee', eventDate: '2028-05-06' },
        { ...openDay, id: 'e3', eventName: 'Opening', eventDate: '2026-03-02' },
      ],
    }),
  )
  await open()
  expect(part('Later').getByText('Jubilee')).toBeTruthy()
  expect(part('Later').getByText('Saturday 6 May 2028')).toBeTruthy()
  fireEvent.click(screen.getByText('Past (1)'))
  expect(part('The year').getByRole('button', { name: /^Delete.*Opening/ })).toBeTruthy()
  expect(part('The year').queryByRole('link', { name: /^Ask for ideas.*Opening/ })).toBeNull()
})

test('a field error from the server is shown at its field', async () => {
  const message = 'Start planning on or before the day of the event'
  serving(year({ events: [openDay] }), {
    status: 400,
    body: { message: 'Check', kind: 'invalid', errors: [{ path: 'contentPlanningStartDate', message }] },
  })
  await open()
  fireEvent.click(part('The year').getByRole('button', { name: /^Edit.*Open day/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Open day')
  expect(dialog.getByLabelText<HTMLSelectElement>('Type').value).toBe('campaign')
  const planning = dialog.getByLabelText<HTMLInputElement>('Start planning on (optional)')
  fireEvent.change(planning, { target: { value: '2027-02-01' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(planning.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

const lateNight = {
  factId: 'f1',
  eventName: 'Late night opening',
  eventDate: '2026-12-10',
  quote: 'Late night opening, Thursday 10 December, 5 to 8pm.',
  label: 'News',
  url: 'https://brand.test/news',
}

test('an event that the website announces is added to the calendar with one click', async () => {
  const heard = serving(year({ found: [lateNight] }))
  await open()
  const found = part('Found on your website')
  expect(found.getByText('Thursday 10 December 2026')).toBeTruthy()
  fireEvent.click(found.getByRole('button', { name: 'Add to calendar: Late night opening' }))
  await waitFor(() => expect(heard).toHaveLength(1))
  expect(heard[0]).toEqual([
    'POST',
    '/api/events',
    { eventName: 'Late night opening', eventDate: '2026-12-10', notes: lateNight.quote },
  ])
  expect(screen.queryByRole('button', { name: 'Add to calendar: Late night opening' })).toBeNull()
})

test('an event found on the website can be left out, and offered again', async () => {
  const heard = serving(year({ found: [lateNight] }))
  const notices = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Leave out: Late night opening' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Found on your website' })).toBeNull())
  await waitFor(() => expect(heard).toHaveLength(1))
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(part('Found on your website').getByText('Late night opening')).toBeTruthy())
  await waitFor(() =>
    expect(heard).toEqual([
      ['PATCH', '/api/brand/facts/f1', { status: 'hidden' }],
      ['PATCH', '/api/brand/facts/f1', { status: 'extracted' }],
    ]),
  )
})
