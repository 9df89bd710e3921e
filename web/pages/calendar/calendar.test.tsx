import { currentUser } from '#contract/account.ts'
import {
  type Calendar as KnownCalendar,
  type CalendarDay,
  deleteEvent,
  type OwnEvent,
  readCalendar,
} from '#contract/seasons.ts'
import { surroundings } from '#tests/support/surroundings.tsx'
import { keyOf } from '#web/api/use-read.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Calendar from './calendar.tsx'

const day = (name: string, from: string, rest: Partial<CalendarDay> = {}): CalendarDay => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind: 'trading',
  from,
  to: from,
  certainty: 'exact',
  mood: 'celebrate',
  description: 'What it is.',
  isPublicHoliday: false,
  isReligious: false,
  relevance: 4,
  why: 'Your customers expect something on this day.',
  startBy: '2026-12-01',
  isHidden: false,
  ...rest,
})
const openDay: OwnEvent = {
  id: 'e1',
  eventName: 'Open day',
  eventDate: '2027-01-16',
  eventType: 'campaign',
  contentPlanningStartDate: null,
  notes: 'Tours at ten.',
}
const year = (rest: Partial<KnownCalendar> = {}): KnownCalendar => ({
  today: '2026-11-21',
  from: '2026-11-21',
  to: '2027-11-20',
  country: 'GB',
  trade: 'Food and drink',
  wantsFaith: false,
  days: [
    day('Small Business Saturday', '2026-12-05', { startBy: '2026-11-07' }),
    day('Burns Night', '2027-01-25', { certainty: 'expected' }),
    day('Bread Day', '2027-02-02'),
  ],
  events: [],
  feedUrl: null,
  ...rest,
})

const fetching = vi.spyOn(globalThis, 'fetch')
beforeEach(() => {
  window.history.replaceState(null, '', '/calendar')
  // jsdom has no modal dialogs and measures nothing.
  class Blind {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Blind)
  vi.stubGlobal('IntersectionObserver', Blind)
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
  vi.unstubAllGlobals()
})

/** A server that answers the year as it stands, keeps what is hidden and deleted, and hears the rest. */
function serving(known: KnownCalendar, refusal?: { status: number; body: object }) {
  const heard: unknown[] = []
  let now = known
  fetching.mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address : ''
    if (init?.method === 'GET') {
      return path === readCalendar.path ? Response.json(now) : Response.json({}, { status: 404 })
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    heard.push([init?.method, path, body])
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    const id = path.split('/').at(-1) ?? ''
    if (path.includes('/days/')) {
      now = { ...now, days: now.days.map((one) => (one.id === id ? { ...one, ...Object(body) } : one)) }
    }
    if (init?.method === 'POST' && path.endsWith('/feed')) {
      return Response.json({ feedUrl: 'https://product.test/calendar/secret.ics' }, { status: 201 })
    }
    if (init?.method === deleteEvent.method) now = { ...now, events: [] }
    if (init?.method === 'POST') {
      now = { ...now, events: [{ ...openDay, ...Object(body) }] }
      return Response.json(now.events[0], { status: 201 })
    }
    return Response.json({ message: 'ok' })
  })
  return heard
}

async function open(plan = 'trial') {
  const { client, notices, wrapper } = surroundings()
  client.setQueryData(keyOf(currentUser), { plan, id: 'u1' })
  render(<Calendar />, { wrapper })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return notices
}
const part = (name: string) => within(screen.getByRole('region', { name }))
const slip = (name: string) =>
  within(part('Coming up').getByRole('heading', { name }).closest('article') ?? document.body)
const rows = () =>
  part('The year')
    .queryAllByRole('heading', { level: 4 })
    .map((name) => name.textContent?.split(': ').at(-1))

test('a slip says the day, when to start and how well it fits, and asks for ideas', async () => {
  serving(year())
  await open()
  expect(part('Coming up').getByText('One date to start planning')).toBeTruthy()
  expect(slip('Small Business Saturday').getByText('Start now')).toBeTruthy()
  const burns = slip('Burns Night')
  expect(burns.getByText('Start by Tuesday 1 December')).toBeTruthy()
  expect(burns.getByText('In 9 weeks')).toBeTruthy()
  expect(burns.getByText(/depends on the moon/)).toBeTruthy()
  expect(burns.getByText('Good fit')).toBeTruthy()
  // The two words have said it.
  expect(burns.queryByText(/Your customers expect something/)).toBeNull()
  expect(burns.getByRole('link', { name: /^Ask for ideas/ }).getAttribute('href')).toBe(
    '/instant-generator?brief=Ideas+for+Burns+Night%2C+Monday+25+January+2027',
  )
})

test('a solemn day is quiet: it says so, and nothing is asked for it', async () => {
  serving(
    year({
      days: [
        day('Remembrance', '2026-12-08', {
          mood: 'solemn',
          why: 'A day of remembrance: nothing is promoted on it.',
        }),
      ],
    }),
  )
  await open()
  const solemn = slip('Remembrance')
  expect(solemn.getByText('A quiet day')).toBeTruthy()
  expect(solemn.getByText(/nothing is promoted on it/)).toBeTruthy()
  expect(solemn.queryByText(/^Start/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Ask for ideas/ })).toBeNull()
})

test('a hidden day leaves at once, the next one takes the focus, and Undo brings it back', async () => {
  const heard = serving(year())
  const notices = await open()
  const button = part('The year').getByRole('button', { name: /^Hide.*Burns Night/ })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Bread Day$/))
  expect(document.activeElement?.tagName).toBe('H4')
  expect(rows()).toEqual(['Small Business Saturday', 'Bread Day'])
  expect(notices.current()?.title).toBe('Burns Night is hidden')
  expect(screen.getByText('Show hidden dates (1)')).toBeTruthy()
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(rows()).toHaveLength(3))
  await waitFor(() =>
    expect(heard).toEqual([
      ['PUT', '/api/calendar/days/burns-night', { isHidden: true }],
      ['PUT', '/api/calendar/days/burns-night', { isHidden: false }],
    ]),
  )
})

test('hidden dates can be shown again', async () => {
  const heard = serving(year({ days: [day('Burns Night', '2027-01-25', { isHidden: true })] }))
  await open()
  expect(rows()).toEqual([])
  fireEvent.click(screen.getByRole('switch', { name: 'Show hidden dates (1)' }))
  await waitFor(() => expect(rows()).toEqual(['Burns Night']))
  expect(window.location.search).toBe('?hidden=shown')
  fireEvent.click(screen.getByRole('button', { name: /^Show again.*Burns Night/ }))
  await waitFor(() => expect(slip('Burns Night')).toBeTruthy())
  await waitFor(() => expect(heard).toHaveLength(1))
})

test('what the server refuses goes back, with a sentence', async () => {
  serving(year())
  const notices = await open()
  const faith = screen.getByRole('switch', { name: 'Show religious holidays' })
  const heldBack = Promise.withResolvers<Response>()
  fetching.mockImplementationOnce(() => heldBack.promise)
  fireEvent.click(faith)
  await waitFor(() => expect(faith.getAttribute('aria-checked')).toBe('true'))
  heldBack.resolve(Response.json({ message: 'Not now.', kind: 'conflict' }, { status: 409 }))
  await waitFor(() =>
    expect(notices.current()).toMatchObject({ title: 'That was not saved', text: 'Not now.' }),
  )
  expect(faith.getAttribute('aria-checked')).toBe('false')
})

test('an own event is added, stands in the year as one’s own, and comes back after a deletion', async () => {
  const heard = serving(year())
  const notices = await open()
  fireEvent.click(screen.getByRole('button', { name: 'Add an event' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('Give the event a name')).toBeTruthy()
  expect(dialog.getByText('Choose a day')).toBeTruthy()
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Open day' } })
  fireEvent.change(dialog.getByLabelText('Date'), { target: { value: '2027-01-16' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(rows()).toContain('Open day'))
  expect(heard).toEqual([
    [
      'POST',
      '/api/events',
      {
        eventName: 'Open day',
        eventDate: '2027-01-16',
        eventType: 'event',
        contentPlanningStartDate: null,
        notes: null,
      },
    ],
  ])
  fireEvent.click(part('The year').getByRole('button', { name: /^Delete.*Open day/ }))
  await waitFor(() => expect(rows()).not.toContain('Open day'))
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(rows()).toContain('Open day'))
})

test('own events beyond the year and those that are over can still be found', async () => {
  serving(
    year({
      events: [
        { ...openDay, id: 'e2', eventName: 'Jubilee', eventDate: '2028-05-06' },
        { ...openDay, id: 'e3', eventName: 'Opening', eventDate: '2026-03-02' },
      ],
    }),
  )
  await open()
  expect(part('Later').getByText('Jubilee')).toBeTruthy()
  expect(part('Later').getByText('Saturday 6 May 2028')).toBeTruthy()
  fireEvent.click(screen.getByText('Past (1)'))
  expect(part('The year').getByRole('button', { name: /^Delete.*Opening/ })).toBeTruthy()
  expect(part('The year').queryByRole('link', { name: /^Ask for ideas.*Opening/ })).toBeNull()
})

test('what the server says of a field stands at the field', async () => {
  const message = "Planning must begin before the event's day"
  serving(year({ events: [openDay] }), {
    status: 400,
    body: { message: 'Check', kind: 'invalid', errors: [{ path: 'contentPlanningStartDate', message }] },
  })
  await open()
  fireEvent.click(part('The year').getByRole('button', { name: /^Edit.*Open day/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('Open day')
  expect(dialog.getByLabelText<HTMLSelectElement>('Type').value).toBe('campaign')
  const planning = dialog.getByLabelText<HTMLInputElement>('Start planning on (optional)')
  fireEvent.change(planning, { target: { value: '2027-02-01' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(message)).toBeTruthy()
  expect(planning.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a secret link is made, shown with its warning, and ended when asked again', async () => {
  const heard = serving(year())
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Create a secret link' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Secret link')
  expect(link.value).toBe('https://product.test/calendar/secret.ics')
  expect(screen.getByText(/Anyone with this link can read your calendar/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'End' }))
  const asked = within(screen.getByRole('alertdialog', { name: 'End the link?' }))
  fireEvent.click(asked.getByRole('button', { name: 'End' }))
  expect(await screen.findByRole('button', { name: 'Create a secret link' })).toBeTruthy()
  expect(heard.map((one) => (Array.isArray(one) ? one[0] : one))).toEqual(['POST', 'DELETE'])
})

test('with nothing in sight it says how far it looked and what would change it', async () => {
  serving(year({ days: [day('Far off', '2027-09-01')] }))
  await open()
  expect(part('Coming up').getByText(/before 18 February 2027.*longer planning lead time/)).toBeTruthy()
  expect(part('The year').getByText('Far off')).toBeTruthy()
})

test('without a country only worldwide days are shown, and it says so', async () => {
  serving(year({ country: null, trade: null }))
  await open()
  expect(screen.getByText(/you only see worldwide dates/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose a country' }).getAttribute('href')).toBe('/profile')
  expect(screen.getByText(/don’t know your trade well/)).toBeTruthy()
})

test('a plan without it sees what it would show, and nothing is asked of the server', async () => {
  serving(year())
  await open('basic')
  expect(screen.getByText('Plus opens the year ahead')).toBeTruthy()
  expect(screen.getByText(/when to start on each/)).toBeTruthy()
  expect(fetching).not.toHaveBeenCalled()
})

test('a year that can’t be read can be asked for again', async () => {
  fetching.mockImplementation(async () => Response.json({ message: 'We are busy.' }, { status: 503 }))
  await open()
  expect(screen.getByText('We are busy.')).toBeTruthy()
  serving(year())
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Coming up' })).toBeTruthy()
})
