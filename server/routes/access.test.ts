// Tests that access is checked before the body: first whether the caller is signed in, then user type and
// plan.
import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { Call } from '#contract/call.ts'
import { neededPlan, plans } from '#contract/plans.ts'
import { runCommand } from '#server/operator.ts'
import { aMember } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()
const { world } = product.running.real
const all = Object.entries(calls)

const json = { 'content-type': 'application/json' }
const badBodies: Record<string, RequestInit> = {
  'an empty object': { body: '{}', headers: json },
  'broken JSON': { body: '{"name":', headers: json },
  'plain text': { body: 'hello', headers: { 'content-type': 'text/plain' } },
  'a body that is too large': { body: JSON.stringify({ name: 'x'.repeat(300_000) }), headers: json },
  'characters nobody can keep': { body: '{"name":"\\u0000"}', headers: json },
}

/** The answers to a nonsense request, one for each other fault that a request can have. */
async function answersToNonsense(visitor: Visitor, call: Call) {
  const path = call.path.replaceAll(/:\w+/g, '%00')
  const asked: RequestInit[] = [{}, ...(call.method === 'GET' ? [] : Object.values(badBodies))]
  const answers = []
  for (const init of asked) {
    const answer = await visitor.raw(call.method, `${path}?limit=no&search=%00`, init)
    answers.push([answer.status, await answer.json()])
  }
  return answers
}

test.each(all.filter(([, call]) => call.who !== 'anyone'))(
  'a visitor who calls %s without signing in gets 401, whatever they send',
  async (_, call) => {
    for (const answer of await answersToNonsense(product.visitor(), call))
      expect(answer).toEqual([401, { message: 'Please log in.', kind: 'not-signed-in' }])
  },
)

const member = await aMember(product)
test.each(all.filter(([, call]) => call.who === 'internal'))(
  'a member of the wrong user type who calls %s gets 403, whatever they send',
  async (_, call) => {
    for (const answer of await answersToNonsense(member.visitor, call))
      expect(answer).toEqual([403, { message: 'This call is for our own team.', kind: 'forbidden' }])
  },
)

const colleague = await aMember(product, 'free')
await runCommand(world, ['user', 'set-type', colleague.email, 'internal'])
const gated = all.flatMap(([name, call]) => (call.needs ? [{ name, call, feature: call.needs }] : []))
test.each(gated)(
  'a member whose plan doesn’t include $feature gets 403 from $name, whatever they send',
  async ({ call, feature }) => {
    for (const [status, body] of await answersToNonsense(colleague.visitor, call)) {
      expect([status, body]).toMatchObject([403, { kind: 'plan' }])
      expect(body.message).toContain(`the ${plans[neededPlan(feature)].name} plan or higher`)
    }
  },
)

test('these tests cover every feature that a call can need', () => {
  expect(new Set(gated.map(({ feature }) => feature))).toEqual(
    new Set(['website', 'documents', 'seasonal', 'news', 'scheduled']),
  )
  expect(gated).toHaveLength(20)
})

test('a signed-in member gets to know what is wrong with a body', async () => {
  const { visitor } = member
  const answer = await visitor.raw('PUT', '/api/auth/user', { body: '{}', headers: json })
  expect([answer.status, (await answer.json()).kind]).toEqual([400, 'invalid'])
})
