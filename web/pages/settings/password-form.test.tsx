import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PasswordForm } from './password-form.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
const answering = (status: number, body: unknown) =>
  fetching.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

function open() {
  const { notices, wrapper } = appProviders()
  render(<PasswordForm user={aUser()} />, { wrapper })
  return notices
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
function fill(confirmed = 'battery staple') {
  type('Current password', 'correct horse')
  type('New password', 'battery staple')
  type('Confirm password', confirmed)
}

afterEach(() => {
  cleanup()
  fetching.mockReset()
})

test('a user changes the password with the current one and a new one, and the fields are cleared', async () => {
  answering(200, { message: 'Done' })
  const notices = open()
  fill()
  submit()
  await waitFor(() => expect(notices.current()?.title).toBe('Password changed'))
  const body = JSON.stringify({ currentPassword: 'correct horse', newPassword: 'battery staple' })
  expect(fetching).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('/api/auth/change-password'),
    expect.objectContaining({ body }),
  )
  expect(field('Current password').value + field('New password').value).toBe('')
})

test('a repeated password that differs from the first is reported at its field, and nothing is sent', async () => {
  open()
  fill('battery stable')
  submit()
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
  expect(fetching).not.toHaveBeenCalled()
})

test('a wrong current password is reported at its field only, and the typed text stays', async () => {
  const message = 'This isn’t your current password.'
  answering(400, { message, kind: 'invalid', errors: [{ path: 'currentPassword', message }] })
  const notices = open()
  fill()
  submit()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field('Current password').getAttribute('aria-invalid')).toBe('true')
  expect(field('New password').value).toBe('battery staple')
  expect(notices.current()).toBeUndefined()
})
