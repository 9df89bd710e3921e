// Tests changes to the calendar: hiding and restoring dates, the switch for religious holidays, and the
// secret link.
import { aCalendarScreen, day, part, rows, slip, year } from '#tests/support/calendar-screen.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

const { fetching, serving, open } = aCalendarScreen()

test('a date that is hidden disappears at once, the focus moves to the next one, and Undo restores it', async () => {
  const heard = serving(year())
  const notices = await open()
  const button = part('The year').getByRole('button', { name: /^Hide.*Burns Night/ })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Bread Day$/))
  expect(document.activeElement?.tagName).toBe('H4')
  expect(rows()).toEqual(['Small Business Saturday', 'Bread Day'])
  expect(notices.current()?.title).toBe('Burns Night is hidden')
  expect(screen.getByText('Show hidden dates (1)')).toBeTruthy()
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(rows()).toHaveLength(3))
  await waitFor(() =>
    expect(heard).toEqual([
      ['PUT', '/api/calendar/days/burns-night', { isHidden: true }],
      ['PUT', '/api/calendar/days/burns-night', { isHidden: false }],
    ]),
  )
})

test('a user can restore hidden dates', async () => {
  const heard = serving(year({ days: [day('Burns Night', '2027-01-25', { isHidden: true })] }))
  await open()
  expect(rows()).toEqual([])
  fireEvent.click(screen.getByRole('switch', { name: 'Show hidden dates (1)' }))
  await waitFor(() => expect(rows()).toEqual(['Burns Night']))
  expect(window.location.search).toBe('?hidden=shown')
  fireEvent.click(screen.getByRole('button', { name: /^Show again.*Burns Night/ }))
  await waitFor(() => expect(slip('Burns Night')).toBeTruthy())
  await waitFor(() => expect(heard).toHaveLength(1))
})

test('a change that the server refuses is undone with a message', async () => {
  serving(year())
  const notices = await open()
  const faith = screen.getByRole('switch', { name: 'Show religious holidays' })
  const heldBack = Promise.withResolvers<Response>()
  fetching.mockImplementationOnce(() => heldBack.promise)
  fireEvent.click(faith)
  await waitFor(() => expect(faith.getAttribute('aria-checked')).toBe('true'))
  heldBack.resolve(Response.json({ message: 'Not now.', kind: 'conflict' }, { status: 409 }))
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'We couldn’t save that', text: 'Not now.' }),
  )
  expect(faith.getAttribute('aria-checked')).toBe('false')
})

test('a user creates a secret calendar link, is warned that others can read the calendar with it, and turns it off after confirming', async () => {
  const heard = serving(year())
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Create a secret link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Secret link')
  expect(link.value).toBe('https://product.test/calendar/secret.ics')
  expect(screen.getByText(/Anyone with this link can read your calendar/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  const asked = within(screen.getByRole('alertdialog', { name: 'Turn off the link?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Turn off' }))
  expect(await screen.findByRole('button', { name: 'Create a secret link' })).toBeTruthy()
  expect(heard.map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(['POST', 'DELETE'])
})
