import { currentUser, login, logout } from '#contract/account.ts'
import { readIdeas, readUsage } from '#contract/ideas.ts'
import { saveProfile } from '#contract/profile.ts'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeQueryClient, sendWaiting } from './query-client.ts'
import { send } from './send.ts'
import { usePages, useRead } from './use-read.ts'
import { useSend } from './use-send.ts'
import { useUser } from './use-user.ts'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetching.mockImplementation(async () => new Response(JSON.stringify(body), { status, headers }))

function within(loggedOut = vi.fn()) {
  const client = makeQueryClient(loggedOut)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { wrapper, loggedOut, client }
}

test('an ended session is reported once, even if several calls find it', async () => {
  answering(401, { message: 'Not signed in', kind: 'unauthorised' })
  const { wrapper, loggedOut } = within()
  const reads = renderHook(() => [useRead(readUsage), useRead(readIdeas)], { wrapper })
  await waitFor(() => expect(reads.result.current.every((read) => read.isError)).toBe(true))
  expect(loggedOut).toHaveBeenCalledOnce()
})

test('a wrong password at login is not taken for an ended session', async () => {
  answering(401, { message: 'Invalid email or password', kind: 'unauthorised' })
  const { wrapper, loggedOut } = within()
  const { result } = renderHook(() => useSend(login), { wrapper })
  result.current.mutate({ body: { email: 'ada@example.com', password: 'analytical' } })
  await waitFor(() => expect(result.current.error?.message).toBe('Invalid email or password'))
  expect(loggedOut).not.toHaveBeenCalled()
})

test('the user counts as signed out if the call for who is signed in fails in any way', async () => {
  answering(500, { message: 'Something went wrong', kind: 'fault' })
  const { wrapper, loggedOut } = within()
  const { result } = renderHook(() => useUser(), { wrapper })
  await waitFor(() => expect(result.current.data).toBeNull())
  expect(loggedOut).not.toHaveBeenCalled()
})

test('changes that are waiting to be sent are sent in order when the page is left', async () => {
  fetching.mockImplementation(() => new Promise(() => {}))
  const { wrapper, client } = within()
  const { result } = renderHook(
    () =>
      useMutation({
        scope: { id: 'profile' },
        mutationFn: (deliveriesPaused: boolean) => send(saveProfile, { body: { deliveriesPaused } }),
      }),
    { wrapper },
  )
  const sent = () => fetching.mock.calls.map(([, request]) => request?.body)
  for (const isPaused of [true, false, true]) result.current.mutate(isPaused)
  await waitFor(() => expect(sent()).toHaveLength(1))
  sendWaiting(client)
  const paused = (is: boolean) => JSON.stringify({ deliveriesPaused: is })
  await waitFor(() => expect(sent()).toEqual([paused(true), paused(false), paused(true)]))
  expect(fetching.mock.calls.every(([, request]) => request?.keepalive)).toBe(true)
})

test('data that came with the page is not requested again', () => {
  const { wrapper, client } = within()
  client.setQueryData([currentUser.path], null)
  const { result } = renderHook(() => useUser(), { wrapper })
  expect(result.current.data).toBeNull()
  expect(fetching).not.toHaveBeenCalled()
})

test('the next page of a list is loaded from the address in the Link header', async () => {
  answering(200, [], { link: '</api/content-ideas?limit=10&cursor=after%209>; rel="next"' })
  const { wrapper } = within()
  const { result } = renderHook(() => usePages(readIdeas, { query: { limit: 10 } }), { wrapper })
  await waitFor(() => expect(result.current.hasNextPage).toBe(true))
  answering(200, [])
  await result.current.fetchNextPage()
  expect(fetching.mock.lastCall?.[0]).toBe('/api/content-ideas?limit=10&cursor=after+9')
  await waitFor(() => expect(result.current.hasNextPage).toBe(false))
})

test('two clicks on a button send its call once', async () => {
  answering(200, { message: 'ok' })
  const { wrapper } = within()
  const { result } = renderHook(() => useSend(logout), { wrapper })
  result.current.mutate()
  result.current.mutate()
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(fetching).toHaveBeenCalledOnce()
  result.current.mutate()
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2))
})
