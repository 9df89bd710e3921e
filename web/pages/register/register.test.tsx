import { appProviders } from '#tests/support/app-providers.tsx'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BootContext, readBoot } from '#web/components/boot.ts'
import Register from './register.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const filled = {
  'First name': 'Ruth',
  'Last name': 'Hale',
  Email: 'ruth@bakrey.example',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
}

beforeEach(() => window.history.replaceState(null, '', '/register'))
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

test('somebody who mistyped their email can go back from “Check Your Email” to the filled form', async () => {
  fetching.mockImplementation(async () => Response.json({ message: 'Done' }, { status: 201 }))
  render(<Register />, appProviders())
  for (const [label, value] of Object.entries(filled)) fireEvent.change(field(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Start free trial' }))
  await screen.findByRole('heading', { name: 'Check Your Email' })
  fireEvent.click(screen.getByRole('button', { name: 'Use a different email' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ruth@bakrey.example')
  expect(field('First name').value).toBe('Ruth')
})

const boot = (settings: object) => {
  const page = new DOMParser().parseFromString(
    '<script id="boot" type="application/json"></script>',
    'text/html',
  )
  const data = page.getElementById('boot')
  if (data) data.textContent = JSON.stringify(settings)
  return readBoot(page)
}

test.each([
  [
    { emailsOn: false, outbox: true },
    /No mail server is set up here, so your confirmation email will be in the outbox/,
  ],
  [{ emailsOn: false }, /No mail server is set up here, so your confirmation email won’t reach you/],
])('without a mail server the form says so before an account is created', (settings, sentence) => {
  const { wrapper: Providers } = appProviders()
  const { container } = render(
    <Providers>
      <BootContext value={boot(settings)}>
        <Register />
      </BootContext>
    </Providers>,
  )
  expect(container.textContent).toMatch(sentence)
})

test('without a mail server nobody is told that an email was sent or to look for it in a spam folder', async () => {
  fetching.mockImplementation(async () => Response.json({ message: 'Done' }, { status: 201 }))
  const { wrapper: Providers } = appProviders()
  const { container } = render(
    <Providers>
      <BootContext value={boot({ emailsOn: false, outbox: true })}>
        <Register />
      </BootContext>
    </Providers>,
  )
  for (const [label, value] of Object.entries(filled)) fireEvent.change(field(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Start free trial' }))
  await screen.findByRole('heading', { name: 'Check Your Email' })
  expect(container.textContent).not.toMatch(/sent an email|spam/)
  expect(screen.getByRole('link', { name: 'Read the email in the outbox' })).toBeTruthy()
})

test('with a mail server the form says nothing about one', () => {
  const { container } = render(<Register />, appProviders())
  expect(container.textContent).not.toMatch(/mail server/)
})

test('the form says that nothing is paid today', () => {
  render(<Register />, appProviders())
  expect(screen.getByText(/You pay nothing today/)).toBeTruthy()
})
