// The calendar page with a fake server that saves changes.

import { currentUser } from '#contract/account.ts'
import {
  type Calendar as KnownCalendar,
  type CalendarDay,
  deleteEvent,
  type OwnEvent,
  readCalendar,
} from '#contract/seasons.ts'
import { keyOf } from '#web/api/use-read.ts'
import Calendar from '#web/pages/calendar/calendar.tsx'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { appProviders } from './app-providers.tsx'

export const day = (name: string, from: string, rest: Partial<CalendarDay> = {}): CalendarDay => ({
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
export const openDay: OwnEvent = {
  id: 'e1',
  eventName: 'Open day',
  eventDate: '2027-01-16',
  eventType: 'campaign',
  contentPlanningStartDate: null,
  notes: 'Tours at ten.',
}
/** The fact of an event that was found on the website. */
const foundFact = {
  id: 'f1',
  kind: 'website',
  quote: 'Late night opening.',
  place: { of: '', label: 'News' },
  type: 'event',
  slots: {},
  heading: '',
  freshness: 'current',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
  flags: [],
  documentId: null,
}
export const year = (rest: Partial<KnownCalendar> = {}): KnownCalendar => ({
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
  found: [],
  feedUrl: null,
  ...rest,
})

/** Call once per test file: `fetch` has no server until `serving` sets one up. */
export function aCalendarScreen() {
  const fetching = vi.spyOn(globalThis, 'fetch')
  beforeEach(() => {
    window.history.replaceState(null, '', '/calendar')
    // jsdom has no modal dialogs and no layout, so both are simulated.
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

  /** A server that returns this calendar, applies hiding and deleting, and records every other change. */
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
      if (init?.method === 'PATCH') {
        const isHidden = Object(body).status === 'hidden'
        now = { ...now, found: known.found.filter(({ factId }) => !isHidden || factId !== id) }
        return Response.json({ ...foundFact, ...Object(body) })
      }
      if (init?.method === 'POST') {
        now = { ...now, events: [{ ...openDay, ...Object(body) }], found: [] }
        return Response.json(now.events[0], { status: 201 })
      }
      return Response.json({ message: 'ok' })
    })
    return heard
  }

  async function open(plan = 'trial') {
    const { client, notices, wrapper } = appProviders()
    client.setQueryData(keyOf(currentUser), { plan, id: 'u1' })
    render(<Calendar />, { wrapper })
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
    return notices
  }
  return { fetching, serving, open }
}

export const part = (name: string) => within(screen.getByRole('region', { name }))
export const slip = (name: string) =>
  within(part('Coming up').getByRole('heading', { name }).closest('article') ?? document.body)
export const rows = () =>
  part('The year')
    .queryAllByRole('heading', { level: 4 })
    .map((name) => name.textContent?.split(': ').at(-1))
