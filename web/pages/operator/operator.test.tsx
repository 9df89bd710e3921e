import {
  type Failure,
  type Operations,
  readFailures,
  readOperations,
  searchAccounts,
} from '#contract/operations.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import Operator from './operator.tsx'

const operations: Operations = {
  now: '2026-11-21T12:00:00.000Z',
  due: 3,
  nextDue: '2026-11-23T09:00:00.000Z',
  slots: { finished: 1204, failed: 2, skipped: 14, unheardOf: 1 },
  mails: {},
  sentByDay: [
    { day: '2026-11-21', sent: 1 },
    { day: '2026-11-20', sent: 1204 },
  ],
  queues: [{ name: 'a-new-queue', waiting: 4, active: 0, failed: 0 }],
}
const failure = (id: string): Failure => ({
  id,
  what: 'mail',
  companyName: `Company ${id}`,
  account: 'ruth@bakery.example',
  address: `${id}@bakery.example`,
  dueAt: '2026-11-21T09:00:00.000Z',
  attempts: 2,
  reason: '550 The box is full',
})

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

/** Renders the operator screen. The fake server lists these failures and gives these answers to retries. */
async function screenWith(
  ids: string[],
  retried: () => Response | Promise<Response> = () =>
    Response.json({ message: 'The email will be sent again.' }),
) {
  fetching.mockImplementation(async (address, init) => {
    if (init?.method === 'POST') return await retried()
    if (address === readOperations.path) return Response.json(operations)
    if (address === readFailures.path) return Response.json(ids.map(failure))
    return Response.json([])
  })
  const { notices, wrapper } = appProviders()
  render(<Operator />, { wrapper })
  await screen.findByText('Due now')
  const givenUp = within(screen.getByRole('region', { name: 'Failed' }))
  await waitFor(() => expect(givenUp.queryByText('Loading')).toBeNull())
  return {
    notices,
    givenUp,
    companies: () => givenUp.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent),
  }
}
const pressRetry = (name: RegExp) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}

test('a failure that is retried leaves the list, and the focus moves to the next row’s button', async () => {
  const { notices, companies } = await screenWith(['one', 'two'])
  pressRetry(/^Retry Company one/)
  await waitFor(() => expect(companies()).toEqual(['Company two']))
  expect(screen.getByText(/^Email to two@bakery.example, due .* tried twice$/)).toBeTruthy()
  expect(notices.current()).toMatchObject({
    title: 'The email will be sent again.',
    text: 'Company one, one@bakery.example',
  })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Retry Company two/)
})

test('the result of a retry is shown in a notice, with its first sentence as the title', async () => {
  const { notices } = await screenWith(['one'], () =>
    Response.json({ message: 'The email will be sent again. Its reader’s refusals are forgiven.' }),
  )
  pressRetry(/^Retry Company one/)
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'The email will be sent again.',
      text: 'Company one, one@bakery.example. Its reader’s refusals are forgiven.',
    }),
  )
})

test('while a retry runs the button says so and does nothing', async () => {
  const answer = Promise.withResolvers<Response>()
  const { companies } = await screenWith(['one'], () => answer.promise)
  const button = pressRetry(/^Retry Company one/)
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  fireEvent.click(button)
  expect(fetching.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(1)
  act(() => answer.resolve(Response.json({ message: 'The email will be sent again.' })))
  await waitFor(() => expect(companies()).toEqual([]))
  expect(screen.getByText(/^No failures./)).toBeTruthy()
})

test('a row stays if its retry is refused, and disappears if someone else has made the retry', async () => {
  const answers = [
    Response.json({ message: 'Something went wrong.' }, { status: 500 }),
    Response.json({ message: 'This failure has already been handled.' }, { status: 404 }),
  ]
  const { notices, companies } = await screenWith(['one'], () => answers.shift() ?? Response.error())
  pressRetry(/^Retry Company one/)
  await waitFor(() => expect(notices.current()).toMatchObject({ text: 'Something went wrong.', tone: 'bad' }))
  expect(companies()).toEqual(['Company one'])
  pressRetry(/^Retry Company one/)
  await waitFor(() => expect(companies()).toEqual([]))
})

test('five of many failures are shown until the user asks for all', async () => {
  const { givenUp, companies } = await screenWith(['1', '2', '3', '4', '5', '6', '7'])
  expect(companies()).toHaveLength(5)
  fireEvent.click(givenUp.getByRole('button', { name: 'Show all 7' }))
  expect(companies()).toHaveLength(7)
})

test('states and queues that this version doesn’t know are shown by name, and missing figures are reported', async () => {
  await screenWith([])
  const figures = within(screen.getByRole('region', { name: 'Figures' }))
  expect(figures.getByText('1,221')).toBeTruthy()
  expect(figures.getByText('1 unheardOf')).toBeTruthy()
  expect(figures.getByText('No emails yet.')).toBeTruthy()
  expect(figures.getByText(/^At \d{1,2}:\d\d [AP]M, your time$/)).toBeTruthy()
  expect(figures.getByText(/^Skipped deliveries were missed/)).toBeTruthy()
  expect(screen.getByRole('row', { name: 'a-new-queue 4 0 0' })).toBeTruthy()
})

test('a search that is too long is not sent, and a message says so', async () => {
  window.history.replaceState({}, '', `/operator?search=${'x'.repeat(2600)}`)
  await screenWith([])
  expect(screen.getByText('Use at most 100 letters. The start of a word is enough.')).toBeTruthy()
  expect(JSON.stringify(fetching.mock.calls)).not.toContain(searchAccounts.path)
  window.history.replaceState({}, '', '/')
})

test('figures that can’t be refreshed stay and are marked as old', async () => {
  await screenWith([])
  fetching.mockRejectedValue(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('These figures may be out of date')).toBeTruthy()
  expect(screen.getByText('1,221')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Refresh' }).getAttribute('aria-disabled')).toBeNull()
})
