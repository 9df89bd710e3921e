import { countIdeas, type Idea, readIdeas } from '#contract/ideas.ts'
import { anIdea } from '#tests/support/builders/an-idea.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { keyOf, useRead } from '#web/api/use-read.ts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useMark, useMarked } from './marks.ts'

const idea = anIdea()
const counts = { generated: 3, in_use: 0, published: 0, archived: 0, not_for_us: 0 }
const untrue = { reason: 'not-true' as const, note: '' }

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

/** A server that answers marks with these answers in turn, and everything else with an empty list. */
function serving(...answers: (() => Response | Promise<Response>)[]) {
  const heard: unknown[] = []
  fetching.mockImplementation(async (_, init) => {
    if (init?.method !== 'PATCH' || typeof init.body !== 'string') return Response.json([])
    heard.push(JSON.parse(init.body))
    return (answers.shift() ?? (() => Response.json(idea)))()
  })
  return heard
}

function screenWith() {
  const { client, notices, wrapper } = appProviders()
  client.setQueryData(keyOf(countIdeas), counts)
  const { result } = renderHook(() => ({ mark: useMark(), marked: useMarked() }), { wrapper })
  return { result, client, notices, wrapper, shown: () => result.current.marked(idea) }
}

test('a mark is shown before the server answers, and the counts on the tabs change with it', async () => {
  serving(() => new Promise(() => {}))
  const { result, client, notices, shown } = screenWith()
  act(() => result.current.mark(idea, { status: 'in_use', dismissal: null }))
  await waitFor(() => expect(shown().status).toBe('in_use'))
  expect(client.getQueryData(keyOf(countIdeas))).toEqual({ ...counts, generated: 2, in_use: 1 })
  expect(notices.current()?.title).toBe('Moved to In use')
})

test('a mark that the server refuses is undone, with the server’s message', async () => {
  const refusal = Promise.withResolvers<Response>()
  serving(() => refusal.promise)
  const { result, notices, shown } = screenWith()
  act(() => result.current.mark(idea, { status: 'published', dismissal: null }))
  await waitFor(() => expect(shown().status).toBe('published'))
  refusal.resolve(
    Response.json({ message: 'We can’t find this idea. It may have been deleted.' }, { status: 404 }),
  )
  await waitFor(() => expect(shown().status).toBe('generated'))
  expect(notices.current()).toMatchObject({
    text: 'We can’t find this idea. It may have been deleted.',
    tone: 'bad',
  })
})

test('dismissing an idea says what that changes, and Undo restores the idea', async () => {
  const heard = serving()
  const { result, notices, shown } = screenWith()
  act(() => result.current.mark(idea, { status: 'archived', dismissal: untrue }))
  await waitFor(() => expect(shown().dismissal).toEqual(untrue))
  expect(notices.current()).toMatchObject({
    title: 'Dismissed',
    text: 'This idea won’t come back. You can correct what we know on the Brand page.',
  })
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(shown()).toEqual(idea))
  await waitFor(() => expect(heard).toEqual([{ dismissal: untrue }, { status: 'generated' }]))
})

test('undoing the restoring of an idea brings back the reason for its dismissal', async () => {
  const heard = serving()
  const { result, notices } = screenWith()
  const away: Idea = { ...idea, status: 'archived', dismissal: untrue }
  act(() => result.current.mark(away, { status: 'generated', dismissal: null }))
  await waitFor(() => expect(result.current.marked(away).status).toBe('generated'))
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(result.current.marked(away)).toEqual(away))
  await waitFor(() => expect(heard).toEqual([{ status: 'generated' }, { dismissal: untrue }]))
})

test('marks made quickly reach the server in order, and the last one stays even if an earlier one fails', async () => {
  const failure = Promise.withResolvers<Response>()
  const heard = serving(() => failure.promise)
  const { result, shown } = screenWith()
  act(() => result.current.mark(idea, { status: 'in_use', dismissal: null }))
  await waitFor(() => expect(shown().status).toBe('in_use'))
  act(() => result.current.mark(shown(), { status: 'published', dismissal: null }))
  failure.resolve(Response.json({ message: 'Try later' }, { status: 503 }))
  await waitFor(() => expect(heard).toEqual([{ status: 'in_use' }, { status: 'published' }]))
  expect(shown().status).toBe('published')
})

test('a list of a fixed number of ideas loads another one when an idea leaves it', async () => {
  serving()
  const { result, wrapper } = screenWith()
  const recent = renderHook(() => useRead(readIdeas, { query: { limit: 5 } }), { wrapper })
  await waitFor(() => expect(recent.result.current.isSuccess).toBe(true))
  const before = fetching.mock.calls.length
  act(() => result.current.mark(idea, { status: 'archived', dismissal: untrue }))
  await waitFor(() => {
    const later = fetching.mock.calls.slice(before).map(([address]) => address)
    expect(later).toContain('/api/content-ideas?limit=5')
  })
})
