import { currentUser } from '#contract/account.ts'
import { type BrandFact, readBrand } from '#contract/facts.ts'
import { surroundings } from '#tests/support/surroundings.tsx'
import { keyOf } from '#web/api/use-read.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Brand from './brand.tsx'

const fact = (quote: string, rest: Partial<BrandFact> = {}): BrandFact => ({
  id: quote,
  kind: 'website',
  quote,
  place: { of: 'https://brand.test/', label: 'Home', url: 'https://brand.test/' },
  type: 'promise',
  slots: {},
  heading: '',
  freshness: 'undated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
  flags: [],
  documentId: null,
  unused: null,
  ...rest,
})
const [first, second, third] = [fact('We answer by nine.'), fact('We bake daily.'), fact('We never rush.')]
const box = fact('The winter box is £34.50.', {
  kind: 'document',
  type: 'labelled-price',
  slots: { label: 'winter box', amount: '£34.50' },
  visibility: 'internal',
  documentId: 'd1',
  place: { of: 'boxes.pdf', label: 'boxes.pdf', page: 2 },
})

const fetching = vi.spyOn(globalThis, 'fetch')
beforeEach(() => {
  window.history.replaceState(null, '', '/brand')
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

/** A server that keeps the facts it is told of, or refuses every change. */
function serving(start: readonly BrandFact[], refuses = false) {
  let facts = [...start]
  const heard: unknown[] = []
  fetching.mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address : ''
    if (init?.method === 'GET') {
      const asks = [{ type: 'person', facts: 1, sentence: 'Add a person and two more ideas open up.' }]
      return Response.json(path === readBrand.path ? { facts, worked: [], asks, counts: {} } : [])
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    heard.push(body ?? init?.method)
    if (refuses) return Response.json({ message: 'Not now.', kind: 'conflict' }, { status: 409 })
    const id = decodeURIComponent(path.split('/').at(-1) ?? '')
    facts = facts.map((one) => (one.id === id && typeof body === 'object' ? { ...one, ...body } : one))
    return Response.json(facts.find((one) => one.id === id) ?? { ...first, ...Object(body), id: 'new' }, {
      status: init?.method === 'POST' ? 201 : 200,
    })
  })
  return heard
}

async function open(plan = 'trial') {
  const { client, notices, wrapper } = surroundings()
  client.setQueryData(keyOf(currentUser), { plan, id: 'u1' })
  render(<Brand />, { wrapper })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return notices
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const shown = () => screen.queryAllByText(/^We /).map((claim) => claim.textContent)

test('a hidden fact leaves at once, the next one takes the focus, and Undo brings it back', async () => {
  const heard = serving([first, second, third])
  const notices = await open()
  const button = screen.getByRole('button', { name: /^Hide.*We answer by nine/ })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('We bake daily.'))
  expect(screen.getByText('Hidden (1)')).toBeTruthy()
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(screen.getByRole('button', { name: /^Hide.*We answer/ })).toBeTruthy())
  await waitFor(() => expect(heard).toEqual([{ status: 'hidden' }, { status: 'extracted' }]))
})

test('what the server refuses goes back, with a sentence', async () => {
  serving([first], true)
  const notices = await open()
  press(/^Confirm/)
  expect(await screen.findByText('Confirmed')).toBeTruthy()
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'That was not saved', text: 'Not now.' }),
  )
  expect(screen.getByRole('button', { name: /^Confirm/ })).toBeTruthy()
})

test('a document’s fact is not published until it is ticked', async () => {
  const heard = serving([box])
  await open()
  expect(screen.getByText('From a document: not published')).toBeTruthy()
  expect(screen.getByText('boxes.pdf, page 2')).toBeTruthy()
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: /May be published/ })
  fireEvent.click(tick)
  expect(tick.checked).toBe(true)
  await waitFor(() => expect(screen.queryByText('From a document: not published')).toBeNull())
  await waitFor(() => expect(heard).toEqual([{ visibility: 'public' }]))
})

test('a claim that forgets one of its values is not sent, and the field takes the focus', async () => {
  const heard = serving([box])
  await open()
  press(/^Edit/)
  const claim = screen.getByLabelText('In one sentence')
  expect(document.activeElement).toBe(claim)
  fireEvent.change(claim, { target: { value: 'The winter box is £36.' } })
  press('Save')
  const sum = screen.getByLabelText('What does it cost?')
  expect(await screen.findByText('The sentence does not say “£34.50”. Change one of the two.')).toBeTruthy()
  expect(document.activeElement).toBe(sum)
  fireEvent.change(sum, { target: { value: '£36' } })
  press('Save')
  await waitFor(() => expect(screen.queryByLabelText('In one sentence')).toBeNull())
  expect(heard).toEqual([
    {
      edit: {
        type: 'labelled-price',
        quote: 'The winter box is £36.',
        slots: { label: 'winter box', amount: '£36' },
      },
    },
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Edit/))
})

test('Cancel leaves the words as they were and the focus on Edit', async () => {
  serving([first])
  await open()
  press(/^Edit/)
  fireEvent.change(screen.getByLabelText('In one sentence'), { target: { value: 'Something else.' } })
  press('Cancel')
  expect(shown()).toEqual(['We answer by nine.'])
  expect(document.activeElement?.textContent).toMatch(/^Edit/)
})

test('an ask opens the form of what is asked for, and one can be told after the other', async () => {
  const heard = serving([first])
  await open()
  press(/^Tell us: A person|^Tell us : A person/)
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('What is their name?'), { target: { value: 'Ada Wren' } })
  fireEvent.change(dialog.getByLabelText('What do they do? (optional)'), { target: { value: 'baker' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add and tell another' }))
  expect(await dialog.findByText('Ada Wren is our baker.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('What is their name?').value).toBe('')
  expect(heard).toEqual([
    { type: 'person', quote: 'Ada Wren is our baker.', slots: { person: 'Ada Wren', role: 'baker' } },
  ])
  fireEvent.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a long group is folded after eight, and Show all goes on with the ninth', async () => {
  serving(Array.from({ length: 20 }, (_, at) => fact(`We promise thing ${at}.`)))
  await open()
  expect(shown()).toHaveLength(8)
  press(/^Show all 20/)
  expect(shown()).toHaveLength(20)
  expect(document.activeElement?.textContent).toBe('We promise thing 8.')
})

test('words narrow the list as they are typed, and Clear filters brings it back', async () => {
  serving([first, second, third])
  await open()
  fireEvent.change(screen.getByLabelText('Search facts'), { target: { value: 'bake' } })
  await waitFor(() => expect(shown()).toEqual(['We bake daily.']))
  expect(screen.getByText('1 of 3 facts')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Clear filters' }))
  await waitFor(() => expect(shown()).toHaveLength(3))
})

test('why ideas leave a fact alone is said in words', async () => {
  serving([fact('We had hampers in 2019.', { unused: 'dated' })])
  await open()
  expect(screen.getByText('it names a year that is over')).toBeTruthy()
})

test('with nothing known there are the three ways to begin, and on the free plan the one that it has', async () => {
  serving([])
  await open()
  const main = screen.getByText('Nothing is known of your brand yet').parentElement ?? document.body
  expect(
    within(main)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Have your website read', 'Upload a document'])
  cleanup()
  await open('free')
  expect(screen.getByRole('button', { name: 'Tell us something' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Have your website read' })).toBeNull()
  expect(screen.getByText('Plus opens reading your website and documents')).toBeTruthy()
})
