// The library as its people look through it: its list answers at once, and what is wrong is looked for when it is asked for.
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

test('the trades are listed at once, also for who asks first', async () => {
  const visitor = await aColleague()
  const began = performance.now()
  const { status, body } = await visitor.ask(readLibrary)
  expect(performance.now() - began).toBeLessThan(300)
  expect([status, body.trades.length]).toEqual([200, world.playbook.trades.length + 1])
  expect(JSON.stringify(body)).not.toContain('faults')
})

test('one trade is woven and checked, each when it is asked for', async () => {
  const visitor = await aColleague()
  const { body } = await visitor.ask(readLibraryTrade, { params: { trade: 'cafe' }, query: {} })
  expect(body.woven.length).toBeGreaterThan(20)
  const params = { trade: 'cafe' }
  expect((await visitor.ask(checkLibraryTrade, { params })).body).toEqual({ faults: [] })
  const none = await visitor.ask(checkLibraryTrade, { params: { trade: 'none' } })
  expect([none.status, none.body.message]).toEqual([404, 'We can’t find this trade.'])
})

test('other members may not make these calls', async () => {
  const { visitor } = await aMember(product)
  const { status } = await visitor.ask(checkLibraryTrade, { params: { trade: 'cafe' } })
  expect(status).toBe(403)
})
