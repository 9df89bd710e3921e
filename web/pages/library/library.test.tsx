import { type LibraryTrade, readLibrary, type WovenPlay } from '#contract/library.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Library from './library.tsx'

const trade = (id: string, rest: Partial<LibraryTrade> = {}): LibraryTrade => ({
  id,
  name: id,
  family: 'food',
  plays: 30,
  occasions: 20,
  offerings: 70,
  questions: 18,
  ...rest,
})
const play = (id: string, rest: Partial<WovenPlay> = {}): WovenPlay => ({
  id,
  intent: 'first-timers',
  reader: 'new',
  effort: 'quick',
  formats: ['blog'],
  objectives: ['inform'],
  occasion: [],
  needs: [],
  woven: {
    format: 'blog',
    title: `The title of ${id}`,
    why: 'People like to know.',
    outline: ['Where to sit'],
    draft: 'Come in and say hello.',
    callToAction: 'Call us.',
    prepare: ['A photo'],
    checks: ['The door is open.'],
    formatFields: [],
  },
  ...rest,
})
const cafe = trade('cafe', { name: 'Café' })
const known = {
  trade: cafe,
  names: ['café'],
  asks: [{ id: 'dogs', ask: 'Are dogs welcome?', example: null, choices: ['yes', 'no'] }],
  lexicon: [{ name: 'Flat white', kind: 'product', note: 'for people who like milk' }],
  woven: [play('cafe/first'), play('cafe/baker', { woven: null, needs: ['someone'] })],
}

const fetching = vi.spyOn(globalThis, 'fetch')
beforeEach(() => {
  fetching.mockImplementation(async (address) =>
    Response.json(
      address === readLibrary.path
        ? { trades: [trade('everyone'), cafe] }
        : address === '/api/library/cafe/faults'
          ? { faults: ['library/cafe.md:12 The title is too long'] }
          : known,
    ),
  )
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
})
async function open(address: string) {
  window.history.replaceState(null, '', address)
  render(<Library />, appProviders())
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
}
const asked = () => fetching.mock.lastCall?.[0]

test('an internal user sees all trades with their counts', async () => {
  await open('/library')
  const row = within(screen.getByRole('row', { name: /^Café/ }))
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['food', '30', '20', '70', '18'])
  expect(row.getByRole('link').getAttribute('href')).toBe('/library?trade=cafe')
})

test('a trade is checked for faults when the user asks for it', async () => {
  await open('/library?trade=cafe')
  expect(fetching.mock.calls.map(([address]) => address)).not.toContain('/api/library/cafe/faults')
  fireEvent.click(screen.getByText('Check this trade for faults'))
  expect(await screen.findByText('library/cafe.md:12 The title is too long')).toBeTruthy()
})

test('a play opens to the idea that it would make, and one that can’t be used says what it needs', async () => {
  await open('/library?trade=cafe')
  expect(screen.getByRole('heading', { level: 1, name: 'Café' })).toBeTruthy()
  expect(screen.getByText('Held back: needs a person we may name')).toBeTruthy()
  const title = screen.getByRole('button', { name: /^The title of cafe\/first/ })
  expect(screen.queryByText('Come in and say hello.')).toBeNull()
  fireEvent.click(title)
  expect(screen.getByText('Come in and say hello.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Check before you publish' })).toBeTruthy()
})

test('the chosen brand and country are kept in the address and sent to the server', async () => {
  await open('/library?trade=cafe')
  expect(asked()).toBe('/api/library/cafe?card=full&country=GB')
  fireEvent.change(screen.getByLabelText('Written for'), { target: { value: 'empty' } })
  await waitFor(() => expect(asked()).toBe('/api/library/cafe?card=empty&country=GB'))
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'US' } })
  await waitFor(() => expect(asked()).toBe('/api/library/cafe?card=empty&country=US'))
  expect(window.location.search).toBe('?trade=cafe&card=empty&country=US')
})

test('offerings and questions are in a view of their own, and a search narrows them', async () => {
  await open('/library?trade=cafe&view=offerings')
  expect(screen.getByText('for people who like milk')).toBeTruthy()
  cleanup()
  await open('/library?trade=cafe&view=questions&search=dogs')
  expect(screen.getByText('yes / no')).toBeTruthy()
  cleanup()
  await open('/library?trade=cafe&search=nothing')
  expect(screen.getByText('No matching plays.')).toBeTruthy()
})

test('a user without a brand of their own gets a message', async () => {
  fetching.mockImplementation(async (address) =>
    address === readLibrary.path
      ? Response.json({ trades: [cafe] })
      : Response.json({ message: 'You have no brand of your own yet.', kind: 'not-found' }, { status: 404 }),
  )
  await open('/library?trade=cafe&card=own')
  expect(screen.getByText('You have no brand of your own yet.')).toBeTruthy()
})
