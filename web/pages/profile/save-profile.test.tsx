import { aProfileScreen, choose, saidOfSchedule, saveButton, stored } from '#tests/support/profile-screen.tsx'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

const { sent, open } = aProfileScreen()
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** Changes a setting of the Schedule tab that is saved at once, and waits for its answer. */
async function countAtOnce() {
  fireEvent.click(screen.getByRole('switch', { name: 'Email notifications' }))
  await waitFor(() => expect(sent).toEqual([{ emailNotifications: false }]))
  await act(async () => {})
}

const changes: [string, () => void, object][] = [
  ['an hour', () => choose('Hour', '17'), { deliveryHour: 17 }],
  [
    'a kind of content',
    () => fireEvent.click(screen.getByLabelText('Video')),
    { contentTypes: ['video', 'blog'] },
  ],
  [
    'a name',
    () => {
      press('Edit')
      write('Company name', 'Hale & Sons')
    },
    { companyName: 'Hale & Sons' },
  ],
]

test.each(changes)(
  'a change of %s can still be saved after another setting was saved at once',
  async (_, make, body) => {
    window.history.replaceState(null, '', '/profile')
    open('plus')
    expect(saveButton().disabled).toBe(true)
    make()
    expect(saveButton().disabled).toBe(false)
    window.history.replaceState(null, '', '/profile?tab=schedule')
    await countAtOnce()
    expect(saveButton().disabled).toBe(false)
    fireEvent.click(saveButton())
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toEqual(body)
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Saved!' }).disabled).toBe(true),
    )
  },
)

test('other changes can still be saved if the server refuses a setting that is saved at once', async () => {
  const { notices } = open('plus', stored, {
    answer: () => [503, { message: 'We are busy.', kind: 'not-ready' }],
  })
  choose('Hour', '17')
  fireEvent.click(screen.getByRole('switch', { name: 'Email notifications' }))
  await waitFor(() => expect(notices.current()?.text).toContain('We are busy.'))
  expect(saveButton().disabled).toBe(false)
})

test('a user who reverts a change has nothing to save, even after a setting that is saved at once', async () => {
  open('plus')
  choose('Hour', '17')
  await countAtOnce()
  choose('Hour', '9')
  expect(saveButton().disabled).toBe(true)
  expect(saidOfSchedule()).toContain('Next: Monday 23 November 2026')
})

test('unsaved changes are still there when the user opens the profile again', async () => {
  window.history.replaceState(null, '', '/profile')
  const { notices, first, again } = open('plus')
  press('Edit')
  write('Company name', 'Hale & Sons')
  choose('Hour', '17')
  first.unmount()
  expect(notices.current()?.title).toBe('Not saved yet')
  window.history.replaceState(null, '', '/ideas')
  act(() => notices.current()?.action?.act())
  expect(window.location.pathname).toBe('/profile')
  again()
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Hale & Sons')
  expect(saidOfSchedule()).toContain('Every Monday at 5:00 PM')
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toEqual([{ companyName: 'Hale & Sons', deliveryHour: 17 }]))
})

test('no change is kept as unsaved if the user leaves the profile while it is being saved', async () => {
  const { notices, first, again } = open('free')
  press('Edit')
  write('Company name', 'Hale & Sons')
  fireEvent.click(saveButton())
  await waitFor(() => expect(sent).toHaveLength(1))
  first.unmount()
  await act(async () => {})
  expect(notices.current()?.title).not.toBe('Not saved yet')
  again()
  expect(saveButton().disabled).toBe(true)
  expect(screen.getByText('Hale & Sons')).toBeTruthy()
})

test('unsaved changes are kept on a plan without deliveries too', () => {
  window.history.replaceState(null, '', '/profile')
  const { notices, first, again } = open('free')
  press('Edit')
  write('Company name', 'Hale & Sons')
  first.unmount()
  expect(notices.current()?.title).toBe('Not saved yet')
  again()
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Hale & Sons')
  expect(saveButton().disabled).toBe(false)
})

test('typed text is still there after a reload, and is dropped after a day', () => {
  window.history.replaceState(null, '', '/profile')
  open('plus')
  press('Edit')
  write('Company name', 'Hale & Sons')
  window.dispatchEvent(new Event('pagehide'))
  const reload = () => {
    cleanup()
    open('plus')
  }
  reload()
  expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Hale & Sons')
  vi.setSystemTime('2026-11-21T12:00:01Z')
  // The screen left here saves its values again when it unmounts.
  const kept = localStorage.getItem('profile-changes-p1') ?? ''
  cleanup()
  localStorage.setItem('profile-changes-p1', kept)
  open('plus')
  expect(screen.queryByLabelText('Company name')).toBeNull()
})

test('a user who leaves the profile without changes sees no notice', () => {
  const { notices, first } = open('plus')
  choose('Hour', '17')
  choose('Hour', '9')
  first.unmount()
  expect(notices.current()).toBeUndefined()
})
