import { expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const closed = Object.entries(calls).filter(([, call]) => call.who !== 'anyone')

test.each(closed)('%s answers a visitor with 401 and nothing else', async (_, call) => {
  const path = call.path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
  const headers = { 'content-type': 'application/json' }
  const body = call.method === 'GET' || call.method === 'DELETE' ? undefined : '{}'
  const answer = await product.visitor().raw(call.method, path, body === undefined ? {} : { body, headers })
  const said = (await answer.json()) as Record<string, unknown>
  // A body that is wrong may be told first; neither answer holds anything of anyone.
  expect([400, 401]).toContain(answer.status)
  expect(Object.keys(said).filter((key) => !['message', 'kind', 'errors'].includes(key))).toEqual([])
})
