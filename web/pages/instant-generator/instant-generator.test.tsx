import { currentUser } from '#contract/account.ts'
import { readProfile } from '#contract/profile.ts'
import { anIdea } from '#tests/support/builders/an-idea.ts'
import { stored } from '#tests/support/profile-screen.tsx'
import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import InstantGenerator from './instant-generator.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
const usage = { used: 1, limit: 50 }
const ideas = ['Bread', 'Oven'].map((title) => anIdea({ id: title, title }))

beforeEach(() => window.history.replaceState(null, '', '/instant-generator'))
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

function open(generated: [number, object]) {
  fetching.mockImplementation(async (input) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path === '/api/usage') return new Response(JSON.stringify(usage))
    if (path === '/api/create-web-delivery')
      return new Response(JSON.stringify({ accessToken: 'abc', url: '/delivery/abc' }), { status: 201 })
    if (path !== '/api/generate-instant') return new Response('[]')
    // Long enough for the screen to show that ideas are being made.
    await new Promise((wait) => setTimeout(wait, 20))
    return new Response(JSON.stringify(generated[1]), { status: generated[0] })
  })
  const { client, notices, wrapper } = appProviders()
  client.setQueryData(keyOf(readProfile), stored)
  client.setQueryData(keyOf(currentUser), aUser({ plan: 'plus' }))
  render(<InstantGenerator />, { wrapper })
  fireEvent.change(screen.getByLabelText('What do you want to promote?'), {
    target: { value: 'Our Saturday bread class' },
  })
  fireEvent.click(screen.getByLabelText('Educate'))
  fireEvent.click(screen.getByRole('button', { name: 'Generate ideas' }))
  return notices
}
const bar = () => screen.queryByRole('region', { name: 'Report' })

test('new ideas are not selected for a report by default, and the bar can be closed', async () => {
  open([200, { ideas, usage, shortfall: null, needs: null }])
  const [first] = await screen.findAllByRole('checkbox', { name: /report/i })
  expect(bar()).toBeNull()
  if (first) fireEvent.click(first)
  expect(bar()?.textContent).toContain('1 idea chosen')
  fireEvent.click(screen.getByRole('button', { name: 'Clear the chosen ideas' }))
  expect(bar()).toBeNull()
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /report/i }))
    expect(box.checked).toBe(false)
})

test('once the report is made, the bar shows only its link and can be closed', async () => {
  open([200, { ideas, usage, shortfall: null, needs: null }])
  const [first] = await screen.findAllByRole('checkbox', { name: /report/i })
  if (first) fireEvent.click(first)
  fireEvent.click(screen.getByRole('button', { name: 'Create delivery page' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Link to the report')).value).toContain(
    '/delivery/abc',
  )
  expect(screen.queryByRole('button', { name: 'Create delivery page' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(bar()).toBeNull()
})

test('a failure the server explains is shown once, in the form', async () => {
  const notices = open([400, { message: 'Say more about your brand first.', kind: 'invalid' }])
  expect((await screen.findByRole('alert')).textContent).toContain('Say more about your brand first.')
  expect(notices.current()).toBeUndefined()
})

test('any other failure is shown in a notice', async () => {
  const notices = open([500, { message: 'Something went wrong', kind: 'fault' }])
  await waitFor(() => expect(notices.current()?.title).toBe('Generation failed'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('for a brief that says too little the page shows a form, and adds its answers to the brief as labelled lines', async () => {
  const needs = { kind: 'offer', answers: { headline: 'Men on mats', price: '€15' } }
  open([200, { ideas: [], usage, shortfall: 'We don’t know enough about this yet.', needs }])
  const details = within(await screen.findByRole('form', { name: 'More details' }))
  expect(details.getByLabelText<HTMLInputElement>('Headline').value).toBe('Men on mats')
  const generate = () => fireEvent.click(details.getByRole('button', { name: 'Generate with these details' }))
  generate()
  expect(await details.findByText('Say what it is in a sentence')).toBeTruthy()
  const say = (label: string, value: string) =>
    fireEvent.change(details.getByLabelText(label), { target: { value } })
  say('Headline', 'Men on Mats')
  say('What it is', 'A class on mats, with nobody looking.')
  say('When (optional)', 'Tuesdays at 8am from 12 January')
  generate()
  const brief = [
    'Our Saturday bread class',
    'Headline: Men on Mats',
    'What it is: A class on mats, with nobody looking.',
    'When: Tuesdays at 8am from 12 January',
    'Price: €15',
  ].join('\n')
  await waitFor(() => {
    const bodies = fetching.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [init.body] : [],
    )
    expect(bodies.map((body): unknown => JSON.parse(body))).toContainEqual(
      expect.objectContaining({ briefDescription: brief }),
    )
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('What do you want to promote?').value).toBe(brief)
})

test('the form filled in from the website comes before any ideas, to be checked', async () => {
  const answers = { headline: 'Bread class', text: 'Eight people round one table.' }
  const shortfall = 'We filled this in from “Bread” on your website.'
  open([200, { ideas: [], usage, shortfall, needs: { kind: 'offer', answers } }])
  expect(await screen.findByText('Check these details first')).toBeTruthy()
  expect(screen.getByText(shortfall)).toBeTruthy()
  const details = within(screen.getByRole('form', { name: 'More details' }))
  expect(details.getByLabelText<HTMLTextAreaElement>('What it is').value).toBe(
    'Eight people round one table.',
  )
})

test('for a vacancy the form asks about the job and its pay', async () => {
  const needs = { kind: 'job', answers: { headline: 'Weekend barista' } }
  open([200, { ideas: [], usage, shortfall: 'We don’t know enough about this yet.', needs }])
  const details = within(await screen.findByRole('form', { name: 'More details' }))
  expect(details.getByLabelText<HTMLInputElement>('Job').value).toBe('Weekend barista')
  expect(details.getByLabelText('Pay (optional)')).toBeTruthy()
  expect(details.queryByLabelText('Price (optional)')).toBeNull()
})

test('people can choose what a brief is about, and keep what they have filled in', async () => {
  const needs = { kind: 'offer', answers: { headline: 'Weekend barista', price: '£12.40 an hour' } }
  open([200, { ideas: [], usage, shortfall: 'We don’t know enough about this yet.', needs }])
  const details = within(await screen.findByRole('form', { name: 'More details' }))
  const about = details.getByLabelText('This is about')
  fireEvent.change(about, { target: { value: 'job' } })
  expect(details.getByLabelText<HTMLInputElement>('Job').value).toBe('Weekend barista')
  expect(details.getByLabelText<HTMLInputElement>('Pay (optional)').value).toBe('£12.40 an hour')
  fireEvent.change(about, { target: { value: 'series' } })
  expect(details.queryByLabelText('Pay (optional)')).toBeNull()
  expect(details.getByLabelText('The parts')).toBeTruthy()
})

test('if every idea for a brief has been shown already, the page doesn’t ask for more details', async () => {
  open([200, { ideas: [], usage, shortfall: 'You’ve had every idea for this.', needs: null }])
  await screen.findByText('You’ve had every idea for this.')
  expect(screen.queryByRole('form', { name: 'More details' })).toBeNull()
})

test('the form asks for an objective only while none is selected', () => {
  open([200, { ideas, usage, shortfall: null, needs: null }])
  const objectives = () => screen.getByRole('group', { name: 'Content objectives' }).textContent
  expect(objectives()).toContain('1 selected')
  expect(objectives()).not.toContain('Please select at least one content objective')
  fireEvent.click(screen.getByLabelText('Educate'))
  expect(objectives()).toContain('Please select at least one content objective')
})

test('an objective that is missing is reported once', async () => {
  open([200, { ideas, usage, shortfall: null, needs: null }])
  fireEvent.click(screen.getByLabelText('Educate'))
  fireEvent.click(screen.getByRole('button', { name: 'Generate ideas' }))
  expect(await screen.findByText('At least one content objective is required')).toBeTruthy()
  expect(screen.queryByText('Please select at least one content objective')).toBeNull()
})

test('new ideas scroll into view if they start below the form', async () => {
  const scroll = vi.fn()
  Object.assign(Element.prototype, { scrollIntoView: scroll })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900, 390, 100))
  open([
    200,
    {
      ideas: [],
      usage,
      shortfall: 'We don’t know enough about this yet.',
      needs: { kind: 'offer', answers: { headline: 'Bread class' } },
    },
  ])
  expect(await screen.findByText('We need a few details first')).toBeTruthy()
  expect(new Set(scroll.mock.contexts)).toEqual(new Set([screen.getByRole('region', { name: 'New ideas' })]))
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  vi.mocked(Element.prototype.getBoundingClientRect).mockRestore()
})

test('a brief that got some ideas shows them first, and asks for details below them', async () => {
  open([
    200,
    {
      ideas,
      usage,
      shortfall: 'Only 2 ideas fit this brief well.',
      needs: { kind: 'offer', answers: { headline: 'Bread class' } },
    },
  ])
  const details = await screen.findByRole('form', { name: 'More details' })
  const [first] = screen.getAllByRole('article')
  expect(first && first.compareDocumentPosition(details) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.queryByText('We need a few details first')).toBeNull()
})
