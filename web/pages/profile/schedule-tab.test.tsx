import { aProfileScreen, choose, saidOfSchedule as said, stored } from '#tests/support/profile-screen.tsx'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

const { sent, open } = aProfileScreen()

test('the schedule is shown in plain words, which change with each choice before it is saved', () => {
  open('plus')
  expect(said()).toContain('Every Monday at 9:00 AM in London')
  expect(said()).toContain('Next: Monday 23 November 2026, 9:00 AM')
  choose('Day of the week', '4')
  choose('Hour', '17')
  expect(said()).toContain('Every Thursday at 5:00 PM in London')
  expect(said()).toContain(
    'Not saved yet. Until you save, the next delivery is Monday 23 November 2026, 9:00 AM.',
  )
  choose('Delivery frequency', 'monthly')
  choose('Day of the month', '22')
  expect(said()).toContain('On the 22nd of each month at 5:00 PM in London')
  expect(sent).toEqual([])
})

test('the next delivery’s date from the server is shown after saving', async () => {
  open('plus', stored, {
    answer: (saved) => [200, { ...saved, nextDelivery: '2026-12-01T09:00:00.000Z' }],
  })
  choose('Delivery frequency', 'monthly')
  fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(said()).toContain('Next: Tuesday 1 December 2026, 9:00 AM'))
  expect(sent).toEqual([{ deliveryFrequency: 'monthly' }])
})

test('a user finds a timezone by city or by country', () => {
  open('plus')
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' })
  expect(field.value).toBe('London, now 12:00 PM')
  fireEvent.change(field, { target: { value: 'austria' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(said()).toContain('in Zurich')
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.blur(field)
  expect(said()).toContain('in Zurich')
})

test('a user on the Basic plan sees why deliveries are monthly only', () => {
  open('basic')
  expect(said()).toContain('On the 1st of each month at 9:00 AM in London')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Weekly' }).disabled).toBe(true)
  expect(screen.getByText(/Weekly deliveries come with Plus/)).toBeTruthy()
  expect(screen.getByText(/up to three team members/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Weekly digest' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Settings' }).disabled).toBe(true)
})

test('a user on the free plan sees which plan includes deliveries', () => {
  open('free')
  expect(screen.getByText('Get scheduled deliveries with Basic')).toBeTruthy()
})

test('pausing deliveries is saved at once, and the user can undo it', async () => {
  const { notices } = open('plus', stored, {
    answer: (saved) => [200, { ...saved, nextDelivery: saved.deliveriesPaused ? null : stored.nextDelivery }],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Pause deliveries' }))
  await screen.findByRole('button', { name: 'Resume deliveries' })
  expect(said()).toContain('Paused: no deliveries until you resume.')
  await waitFor(() => expect(sent).toEqual([{ deliveriesPaused: true }]))
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(said()).toContain('Next: Monday 23 November 2026, 9:00 AM'))
  expect(sent).toEqual([{ deliveriesPaused: true }, { deliveriesPaused: false }])
})

test('a change that the server refuses is undone with a message', async () => {
  const { notices } = open('plus', stored, {
    answer: () => [503, { message: 'We are busy.', kind: 'not-ready' }],
  })
  fireEvent.click(screen.getByRole('switch', { name: 'Email notifications' }))
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'Error',
      text: 'Failed to save settings. We are busy.',
    }),
  )
  expect(screen.getByRole('switch', { name: 'Email notifications' }).getAttribute('aria-checked')).toBe(
    'true',
  )
})
