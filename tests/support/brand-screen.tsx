// The brand screen with a fake server that saves changes, or refuses them all.
import { currentUser } from '#contract/account.ts'
import { type BrandFact, type CardValue, readBrand } from '#contract/brand.ts'
import { ADDED_BY_USER } from '#contract/facts.ts'
import { readProfile } from '#contract/profile.ts'
import { type BrandQuestion, readQuestions } from '#contract/questions.ts'
import { keyOf } from '#web/api/use-read.ts'
import Brand from '#web/pages/brand/brand.tsx'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { appProviders } from './app-providers.tsx'

export const value = (sort: CardValue['sort'], text: string, more: string | null = null): CardValue => ({
  sort,
  text,
  more,
  kind: null,
  branch: null,
})
export const fact = (quote: string, rest: Partial<BrandFact> = {}): BrandFact => ({
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
  value: value('promise', quote),
  unused: null,
  ...rest,
})
const profile = {
  industry: 'Falconry',
  secondTrade: null,
  targetAudience: 'People who rise early.',
  websiteAnalysisLastUpdated: null,
}

/**
 * `fetch` is replaced for each test, since test files share this module and another one may have restored the
 * original.
 */
export const fetching = () => vi.spyOn(globalThis, 'fetch')

interface Serving {
  facts?: readonly BrandFact[]
  questions?: readonly BrandQuestion[]
  usual?: string[]
  refuses?: boolean
}

/** Starts a fake server; returns the bodies it received. */
export function serving({ facts: start = [], questions: asked = [], usual = [], refuses = false }: Serving) {
  let facts = [...start]
  let questions = [...asked]
  const heard: unknown[] = []
  fetching().mockImplementation(async (address, init) => {
    const path = typeof address === 'string' ? address : ''
    const trades = [{ id: 'gym', name: 'Gym and classes' }]
    if (init?.method === 'GET') {
      if (path === readQuestions.path) return Response.json(questions)
      if (path !== readBrand.path) return Response.json([])
      const trade = trades.find(() => usual.length > 0) ?? null
      return Response.json({ facts, trade, secondTrade: null, trades, usual })
    }
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    heard.push([init?.method, body])
    if (refuses) return Response.json({ message: 'Not now.', kind: 'conflict' }, { status: 409 })
    const id = decodeURIComponent(path.split('/').at(-1) ?? '')
    if (path.startsWith(readQuestions.path)) {
      const { answer = null } = Object(body)
      const isOpen = init?.method === 'DELETE'
      questions = questions.map((one) =>
        one.id === id ? { ...one, answer, skipped: !isOpen && answer === null } : one,
      )
      return Response.json(questions.find((one) => one.id === id))
    }
    if (init?.method === 'POST') {
      const { quote, slots } = Object(body)
      const told = fact(quote, {
        ...Object(body),
        kind: 'profile',
        place: ADDED_BY_USER,
        status: 'confirmed',
      })
      facts = [...facts, { ...told, value: value('offer', slots.label ?? quote) }]
      return Response.json(told, { status: 201 })
    }
    if (init?.method === 'DELETE') {
      facts = facts.filter((one) => one.id !== id)
      return Response.json({ message: 'Fact deleted' })
    }
    facts = facts.map((one) => (one.id === id ? { ...one, ...Object(body) } : one))
    return Response.json(facts.find((one) => one.id === id))
  })
  return heard
}

/** Shows the screen; returns its notices. */
export async function open(plan = 'trial') {
  const { client, notices, wrapper } = appProviders()
  client.setQueryData(keyOf(currentUser), { plan, id: 'u1' })
  client.setQueryData(keyOf(readProfile), profile)
  render(<Brand />, { wrapper })
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull())
  return notices
}
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
