import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NameForm } from './name-form.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

async function saveRefusedWith(body: object) {
  fetching.mockImplementation(async () => new Response(JSON.stringify(body), { status: 400 }))
  const { notices, wrapper } = appProviders()
  render(<NameForm user={aUser({ firstName: 'Ada', lastName: 'Lovelace' })} />, { wrapper })
  fireEvent.change(screen.getByLabelText('First name'), { target: { value: 'Grace' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }))
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled())
  await act(async () => {})
  return notices
}

test('an error about a field is shown at the field, and not also in a notice', async () => {
  const notices = await saveRefusedWith({
    message: 'Check the form',
    kind: 'invalid',
    errors: [{ path: 'firstName', message: 'Use at most 80 characters' }],
  })
  expect(await screen.findByText('Use at most 80 characters')).toBeTruthy()
  expect(notices.current()).toBeUndefined()
})

test('an error without a field is shown in a notice', async () => {
  const notices = await saveRefusedWith({ message: 'No', kind: 'invalid' })
  await vi.waitFor(() => expect(notices.current()).toMatchObject({ title: 'Update failed', tone: 'bad' }))
})
