// The dashboard's news card, with a fake server whose answers a test sets.

import type { User } from '#contract/account.ts'
import { type IndustryUpdates, readIndustryUpdates, type Story } from '#contract/news.ts'
import { keyOf } from '#web/api/use-read.ts'
import { NEWS, NewsCard } from '#web/components/news/news-card.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { appProviders } from './app-providers.tsx'
import { aUser } from './user.ts'

export const story = (headline: string, rest: Partial<Story> = {}): Story => ({
  headline,
  summary: 'What happened.',
  marketingSuggestions: ['Say what your flour costs you.', 'Show the mill.'],
  sourceUrl: `https://news.example/${headline.toLowerCase().replaceAll(' ', '-')}`,
  sourceName: 'Grain Weekly',
  publishedAt: '2026-11-17T08:00:00.000Z',
  evidence: [],
  ...rest,
})
export const brand = (headlines: readonly string[], shortfall: string | null = null) => ({
  industry: 'Bakery',
  country: 'GB',
  updates: headlines.map((headline) => story(headline)),
  shortfall,
})
export const five = ['Flour rises', 'Butter falls', 'Ovens recalled', 'Salt rules change', 'Rye is back']
export const week = (rest: Partial<IndustryUpdates> = {}): IndustryUpdates => ({
  weekOf: '2026-11-15',
  isAgencyFormat: false,
  updates: brand(five),
  ...rest,
})

/** Sets up the tests of a news card: fakes `fetch`, and sets the clock to the week of `week()`. Call it once per test file. */
export function aNewsCard() {
  const fetching = vi.spyOn(globalThis, 'fetch')
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
  })
  afterEach(() => {
    cleanup()
    fetching.mockReset()
    vi.useRealTimers()
  })

  /** The server's answer at each path; elsewhere an empty list. */
  function answering(answers: Record<string, [status: number, body: unknown]>) {
    fetching.mockImplementation(async (input, init) => {
      const asked = input instanceof Request ? input.url : input.toString()
      const path = `${init?.method} ${asked.split('?')[0]}`
      const [status, body] = answers[path] ?? [200, []]
      return new Response(JSON.stringify(body), { status })
    })
  }

  function card(plan: User['plan'], known?: IndustryUpdates) {
    const { client, notices, wrapper } = appProviders()
    if (known) client.setQueryData(keyOf(readIndustryUpdates, NEWS), known)
    render(<NewsCard user={aUser({ plan })} />, { wrapper })
    return notices
  }
  return { fetching, answering, card }
}

export const headlines = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
