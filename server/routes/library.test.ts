// Tests the library for internal users: the list answers at once, and each trade is checked when someone asks
// for it.
import { expect, test } from 'vitest'
import { checkLibraryTrade, readLibrary, readLibraryTrade } from '#contract/library.ts'
import { runCommand } from '#server/operator.ts'
import { aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { world } = product.running.real

async function aColleague() {
  const { visitor, email } = await aMember(product)
  await runCommand(world, ['user', 'set-type', email, 'internal'])
  return visitor
}

test('the list of trades is fast even for the first request', async () => {
  const visitor = await aColleague()
  const began = performance.now()
  const { status, body } = await visitor.ask(readLibrary)
  expect(performance.now() - began).toBeLessThan(300)
  expect([status, body.trades.length]).toEqual([200, world.playbook.trades.length + 1])
  expect(JSON.stringify(body)).not.toContain('faults')
})

test('a trade is only filled in and checked when someone asks for it', async () => {
  const visitor = await aColleague()
  const { body } = await visitor.ask(readLibraryTrade, { params: { trade: 'cafe' }, query: {} })
  expect(body.woven.length).toBeGreaterThan(20)
  const params = { trade: 'cafe' }
  expect((await visitor.ask(checkLibraryTrade, { params })).body).toEqual({ faults: [] })
  const none = await visitor.ask(checkLibraryTrade, { params: { trade: 'none' } })
  expect([none.status, none.body.message]).toEqual([404, 'We can’t find this trade.'])
})

test('members who are not internal users can’t read the library', async () => {
  const { visitor } = await aMember(product)
  const { status } = await visitor.ask(checkLibraryTrade, { params: { trade: 'cafe' } })
  expect(status).toBe(403)
})
