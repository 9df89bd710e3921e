import { type NewsSource, OWN_FEEDS, readNewsSources } from '#contract/news.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { NewsSources, whatItGave } from './news-sources.tsx'

const source = (name: string, rest: Partial<NewsSource> = {}): NewsSource => ({
  id: name.toLowerCase(),
  address: `https://${name.toLowerCase()}.example/feed`,
  name,
  fetchedAt: '2026-11-15T06:00:00.000Z',
  itemCount: 4,
  problem: null,
  ...rest,
})
const everybodys = source('Search', { id: null })

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

/** Shows these sources. Any other call gets `answer`, once `after` has resolved. */
function show(sources: NewsSource[], status: number, answer: unknown, after?: Promise<void>) {
  fetching.mockImplementation(async (_, init) => {
    if (init?.method === 'GET') return new Response(JSON.stringify(sources))
    await after
    return new Response(JSON.stringify(answer), { status })
  })
  const { client, notices, wrapper } = appProviders()
  client.setQueryData(keyOf(readNewsSources), sources)
  render(<NewsSources />, { wrapper })
  return notices
}
const field = () => screen.getByLabelText<HTMLInputElement>('Address of a feed')

test('the result of a feed’s last fetch is shown as a sentence', () => {
  const fetchedAt = '2026-11-15T06:00:00.000Z'
  expect(whatItGave({ fetchedAt: null, itemCount: null })).toBe('Not read yet.')
  expect(whatItGave({ fetchedAt, itemCount: 0 })).toMatch(/^Last read on 15 Nov 2026, .*: no items from/)
  expect(whatItGave({ fetchedAt, itemCount: 0 }, 'US')).toMatch(/^Last read on Nov 15, 2026, /)
  expect(whatItGave({ fetchedAt, itemCount: 1 })).toMatch(/: one item from the last three weeks\.$/)
  expect(whatItGave({ fetchedAt, itemCount: 42 })).toMatch(/: 42 items from the last three weeks\.$/)
})

test('only the brand’s own feeds can be removed, and a feed’s problem is shown', () => {
  show([everybodys, source('Miller', { problem: 'The feed did not answer.' })], 200, {})
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  expect(screen.getByText('The feed did not answer.')).toBeTruthy()
})

test('a feed that the server can’t read stays in the field, with the server’s message', async () => {
  show([everybodys], 502, { message: 'This address holds no feed.', kind: 'outside' })
  fireEvent.change(field(), { target: { value: 'https://page.example' } })
  fireEvent.click(screen.getByRole('button', { name: 'Add feed' }))
  expect(await screen.findByText('This address holds no feed.')).toBeTruthy()
  expect(field().value).toBe('https://page.example')
  expect(document.activeElement).toBe(field())
})

test('a feed that can’t be removed comes back, with a message', async () => {
  const { promise: after, resolve: answer } = Promise.withResolvers<void>()
  const refusal = { message: 'We are busy.', kind: 'not-ready' }
  const notices = show([everybodys, source('Miller')], 503, refusal, after)
  fireEvent.click(screen.getByRole('button', { name: 'Remove Miller' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Miller' })).toBeNull())
  answer()
  await waitFor(() => expect(notices.current()).toMatchObject({ text: 'We are busy.', tone: 'bad' }))
  expect(await screen.findByRole('button', { name: 'Remove Miller' })).toBeTruthy()
})

test('a user who has reached the limit of feeds sees a sentence in place of the field', () => {
  show(
    Array.from({ length: OWN_FEEDS }, (_, at) => source(`Feed${at}`)),
    200,
    {},
  )
  expect(screen.queryByLabelText('Address of a feed')).toBeNull()
  expect(screen.getByText(/You’ve added ten feeds/)).toBeTruthy()
})
