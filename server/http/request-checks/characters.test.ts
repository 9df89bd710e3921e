// Tests that characters which can't be stored are refused with a message on every call, anywhere in the
// request.
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { runCommand } from '#server/operator.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { visitor, email } = await aBrandOwner(product, {}, 'agency')
await runCommand(product.running.real.world, ['user', 'set-type', email, 'internal'])

const inBody = 'This text contains a character that can’t be saved. Remove it and try again.'
const inAddress =
  'The address of this request contains a character that isn’t allowed. Remove it and try again.'
const refusal = (message: string, path: string) => [
  400,
  { message, kind: 'invalid', errors: [{ path, message }] },
]

async function answerTo(method: string, path: string, json?: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await visitor.raw(method, path, json === undefined ? {} : { body: json, headers })
  return [answer.status, await answer.json()]
}

const all = Object.entries(calls)
const anId = '00000000-0000-4000-8000-000000000000'

test.each(all.filter(([, call]) => call.body))(
  '%s refuses a body with characters that can’t be stored',
  async (_, call) => {
    const path = call.path.replaceAll(/:\w+/g, anId)
    for (const [json, where] of [
      ['{"name":"a\\u0000b"}', 'name'],
      ['{"name":"\\ud800"}', 'name'],
      ['{"name":"\\udc00\\ud800"}', 'name'],
      ['{"list":["fine",{"name":"half \\ud83d"}]}', 'list.1.name'],
      ['{"edit":{"\\u0000":"fine"}}', 'edit'],
      ['"\\u0000"', ''],
      [`{"deep":${'['.repeat(9_000)}"\\u0000"${']'.repeat(9_000)}}`, `deep${'.0'.repeat(9_000)}`],
    ] as const)
      expect(await answerTo(call.method, path, json)).toEqual(refusal(inBody, where))
  },
)

test.each(all.filter(([, call]) => call.path.includes(':')))(
  '%s refuses a path with characters that can’t be stored',
  async (_, call) => {
    const [, name = ''] = /:(\w+)/.exec(call.path) ?? []
    const path = call.path.replaceAll(/:\w+/g, 'x%00')
    expect(await answerTo(call.method, path)).toEqual(refusal(inAddress, name))
  },
)

test.each(all)('%s refuses a query with characters that can’t be stored', async (_, call) => {
  const path = call.path.replaceAll(/:\w+/g, anId)
  expect(await answerTo(call.method, `${path}?search=%00`)).toEqual(refusal(inAddress, 'search'))
  expect(await answerTo(call.method, `${path}?search=%ED%A0%80`)).toEqual(refusal(inAddress, ''))
})

test('emoji, other characters beyond 16 bits and escape sequences are accepted', async () => {
  const words = { firstName: 'Ruth 🥐 \\u0000', lastName: 'パン屋 %00' }
  const [status, body] = await answerTo('PUT', '/api/auth/user', JSON.stringify(words))
  expect([status, body]).toMatchObject([200, words])
  expect((await answerTo('GET', '/api/content-ideas?search=100%25%20%F0%9F%A5%90'))[0]).toBe(200)
})

test('invalid UTF-8 is refused, not replaced with question marks', async () => {
  const bytes = (inside: number[]) =>
    new Uint8Array([...Buffer.from('{"a":"'), ...inside, ...Buffer.from('"}')])
  for (const inside of [[0xed, 0xa0, 0x80], [0xff], [0xc3]]) {
    const headers = { 'content-type': 'application/json' }
    const answer = await visitor.raw('PUT', '/api/auth/user', { body: bytes(inside), headers })
    expect([answer.status, await answer.json()]).toEqual(refusal(inBody, ''))
  }
})

test.each([
  '/delivery/%00',
  '/api/delivery/%00/pdf',
  '/api/delivery/%00/events.ics',
  '/calendar/%00.ics',
  '/u/%00',
  '/api/auth/verify?token=%00',
  '/ideas/%00',
  '/question/%00',
  '/dev/outbox/%00',
  '/login?redirect=%00',
  '/assets/%00.js',
])('a character that can’t be stored causes no server error in %s, which is not a call', async (path) => {
  expect((await visitor.raw('GET', path)).status).toBeLessThan(500)
})
