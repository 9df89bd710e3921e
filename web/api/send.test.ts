import { readWork } from '#contract/work.ts'
import { editDocument } from '#contract/documents.ts'
import { readFacts } from '#contract/facts.ts'
import { login } from '#contract/account.ts'
import { readUsage } from '#contract/ideas.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { addressOf, send } from './send.ts'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => fetching.mockReset())

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  fetching.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      statusText: status === 503 ? 'Service Unavailable' : '',
      headers,
    }),
  )

test('an error’s message is the answer’s JSON message, else its text, else the status text', async () => {
  answers(429, { message: 'Come back tomorrow', kind: 'daily-limit' })
  await expect(send(readUsage)).rejects.toMatchObject({ message: 'Come back tomorrow' })
  answers(500, 'boom')
  await expect(send(readUsage)).rejects.toMatchObject({ message: 'boom' })
  answers(500, { reason: 'no message in it' })
  await expect(send(readUsage)).rejects.toMatchObject({ message: '{"reason":"no message in it"}' })
  answers(503, '')
  await expect(send(readUsage)).rejects.toMatchObject({ message: 'Service Unavailable' })
})

test('an error contains the status, the kind, the field errors and how long to wait', async () => {
  const errors = [{ path: 'email', message: 'Invalid email address' }]
  answers(429, { message: 'Too fast', kind: 'too-fast', errors }, { 'retry-after': '30' })
  await expect(send(readUsage)).rejects.toMatchObject({
    status: 429,
    kind: 'too-fast',
    errors,
    retryAfter: 30,
  })
})

test('a call without an answer throws an error of its own kind', async () => {
  fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(send(readUsage)).rejects.toMatchObject({ status: 0, kind: 'unreachable' })
})

test('an answer that doesn’t match the call’s schema is thrown as an error', async () => {
  answers(200, { used: 'three' })
  await expect(send(readUsage)).rejects.toMatchObject({ kind: 'not-understood' })
  answers(200, '<!doctype html>')
  await expect(send(readUsage)).rejects.toMatchObject({ kind: 'not-understood' })
})

test('a small change is saved even if the user leaves the page at once', async () => {
  const sent = async (password: string) => {
    answers(401, { message: 'Invalid email or password', kind: 'unauthorised' })
    await send(login, { body: { email: 'ada@example.com', password } }).catch(() => {})
    return fetching.mock.lastCall?.[1]?.keepalive
  }
  expect(await sent('analytical')).toBe(true)
  expect(await sent('a'.repeat(9_000))).toBe(false)
  answers(200, [])
  await send(readWork)
  expect(fetching.mock.lastCall?.[1]?.keepalive).toBe(false)
})

test('a body is sent as JSON with the session cookie, and the answer is parsed', async () => {
  answers(200, [])
  await expect(send(readWork)).resolves.toEqual([])
  answers(401, { message: 'Invalid email or password', kind: 'unauthorised' })
  await send(login, { body: { email: 'ada@example.com', password: 'analytical' } }).catch(() => {})
  const [, request] = fetching.mock.calls[1] ?? []
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"ada@example.com","password":"analytical"}',
  })
})

test('parameters and query are escaped in a call’s address', () => {
  expect(addressOf(editDocument, { params: { id: 'a/b c' } })).toBe('/api/documents/a%2Fb%20c')
  expect(addressOf(readFacts, { query: { documentId: 'd&1' } })).toBe('/api/brand/facts?documentId=d%261')
  expect(addressOf(readFacts, { query: { documentId: undefined } })).toBe('/api/brand/facts')
})
