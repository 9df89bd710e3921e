import { currentUser } from '#contract/account.ts'
import { aUser } from '#tests/support/user.ts'
import { stored } from '#tests/support/profile-screen.tsx'
import { makeQueryClient } from '#web/api/query-client.ts'
import { keyOf } from '#web/api/use-read.ts'
import { type Boot, readBoot } from '#web/components/boot.ts'
import { makeNotices } from '#web/components/notices.ts'
import { readProfile } from '#contract/profile.ts'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screens } from './access.ts'
import { App } from './app.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
const noAnswer = async () => {
  throw new TypeError('Failed to fetch')
}
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Blind)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  fetching.mockImplementation(noAnswer)
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** The time in which a screen's code is loaded. */
const soon = { timeout: 10_000 }

const boot: Boot = readBoot(document)
const member = aUser({ plan: 'plus', userType: 'internal', onboardingCompleted: true })

function open(address: string, user: typeof member | null = member) {
  window.history.replaceState(null, '', address)
  const client = makeQueryClient(() => {})
  const notices = makeNotices()
  client.setQueryData(keyOf(currentUser), user)
  if (user) client.setQueryData(keyOf(readProfile), stored)
  render(<App boot={boot} notices={notices} client={client} />)
  return { client, notices }
}
const banners = () =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes('We can’t reach'))
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const members = Object.entries(screens).flatMap(([path, audience]) =>
  audience.includes('else') && !['/pricing', '/subscribe', '/profile'].includes(path) ? [path] : [],
)

test.each(members)('if the server can’t be reached, %s reports it once, in the banner', async (path) => {
  open(path)
  await waitFor(() => expect(banners()).toHaveLength(1), soon)
  await act(async () => {})
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(document.body.textContent).not.toContain('We couldn’t reach the server')
})

test('a user is not signed out if the call for who is signed in gets no answer', async () => {
  const { client } = open('/settings')
  await act(() => client.invalidateQueries({ queryKey: keyOf(currentUser) }))
  await waitFor(() => expect(banners()).toHaveLength(1), soon)
  expect(window.location.pathname).toBe('/settings')
  expect(client.getQueryData(keyOf(currentUser))).toEqual(member)
})

test('an error page from a proxy counts as no answer from the product', async () => {
  fetching.mockImplementation(async () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }))
  open('/ideas')
  await waitFor(() => expect(banners()).toHaveLength(1), soon)
  expect(document.body.textContent).not.toContain('Bad Gateway')
})

test('an error of the product itself is shown in its place, without the banner', async () => {
  fetching.mockImplementation(
    async () => new Response('{"message":"We are busy.","kind":"not-ready"}', { status: 503 }),
  )
  open('/ideas')
  expect((await screen.findAllByText('We are busy.', {}, soon)).length).toBeGreaterThan(0)
  expect(banners()).toHaveLength(0)
})

test('text in a form that could not be sent stays, and retrying sends it once the server is back', async () => {
  open('/login', null)
  await screen.findByLabelText('Email', {}, soon)
  write('Email', 'ada@example.com')
  write('Password', 'analytical')
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(banners()).toHaveLength(1), soon)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('analytical')

  fetching.mockImplementation(async () => new Response('{"status":"up"}'))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(banners()).toHaveLength(0))
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})

test('data that could not be read is read again once the server is back', async () => {
  open('/ideas')
  await waitFor(() => expect(banners()).toHaveLength(1), soon)
  fetching.mockImplementation(async () => new Response('[]'))
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(banners()).toHaveLength(0))
  expect(screen.queryByText(/Not loaded yet/)).toBeNull()
})

test('a change without an answer shows no notice of its own, only the banner', async () => {
  const { notices } = open('/profile?tab=schedule')
  fireEvent.click(await screen.findByRole('switch', { name: 'Email notifications' }, soon))
  await waitFor(() => expect(banners()).toHaveLength(1), soon)
  expect(notices.current()).toBeUndefined()
})
