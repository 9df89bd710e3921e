import { currentUser } from '#contract/account.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Login from './login.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
const answering = (status: number, body: unknown) =>
  fetching.mockImplementation(async () => new Response(JSON.stringify(body), { status }))

const ada = aUser({ email: 'ada@example.com', firstName: 'Ada', lastName: null })

function open() {
  const { client, notices, wrapper } = appProviders()
  render(<Login />, { wrapper })
  return { client, notices }
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
const fill = () => {
  fireEvent.change(email(), { target: { value: 'ada@example.com' } })
  fireEvent.change(password(), { target: { value: 'analytical' } })
}

beforeEach(() => window.history.replaceState(null, '', '/login'))
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

test('the login form shows errors at their fields and sends nothing', async () => {
  open()
  submit()
  expect(await screen.findByText('Invalid email address')).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
  expect(email().getAttribute('aria-describedby')).toBe(screen.getByText('Invalid email address').id)
  expect(fetching).not.toHaveBeenCalled()
})

test('a wrong password is reported in a message, and the typed text stays', async () => {
  answering(401, { message: 'Invalid email or password', kind: 'unauthorised' })
  open()
  fill()
  submit()
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid email or password')
  expect([email().value, password().value]).toEqual(['ada@example.com', 'analytical'])
  expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull()
})

test('a new verification email is offered if the error’s kind says that the address is not verified', async () => {
  answering(403, { message: 'Bitte bestätigen Sie Ihre Adresse', kind: 'not-verified' })
  const { notices } = open()
  fill()
  submit()
  const resend = await screen.findByRole('button', { name: 'Resend verification email' })
  answering(200, { message: 'Look in your inbox.' })
  fireEvent.click(resend)
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'Verification email sent!',
      text: 'Look in your inbox.',
    }),
  )
  expect(fetching.mock.lastCall?.[1]?.body).toBe('{"email":"ada@example.com"}')
})

test('clicking the login button twice sends the form once', async () => {
  answering(200, ada)
  const { client } = open()
  fill()
  submit()
  submit()
  await waitFor(() => expect(client.getQueryData(keyOf(currentUser))).toEqual(ada))
  expect(fetching).toHaveBeenCalledOnce()
})

test('a user who signed up with an external provider learns how to sign in here', () => {
  window.history.replaceState(null, '', '/login?error=auth_redirect')
  open()
  expect(screen.getByText(/use our own registration system/)).toBeTruthy()
})

test('a user whose session has ended sees a message about it', () => {
  window.history.replaceState(null, '', '/login?redirect=%2Fsettings&error=session_ended')
  open()
  expect(screen.getByText('You’ve been signed out. Log in to carry on where you were.')).toBeTruthy()
})
