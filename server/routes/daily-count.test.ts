import { expect, test } from 'vitest'
import { generateInstant, readUsage } from '#contract/ideas.ts'
import { generateIdeas } from '#domain/ideas/generate-ideas.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const brief = {
  briefDescription: 'Ideas about our sourdough for people who visit Ludlow',
  contentObjectives: ['educate' as const],
  contentType: 'any' as const,
}

test('nothing is counted until ideas are kept, so a product that dies while it thinks takes nothing from the day', async () => {
  const { visitor, id } = await aBrandOwner(product)
  const { world } = product.running.real
  const account = await world.accounts.byId(id)
  if (!account) throw new Error('The account was not kept')
  const { promise: thinking, resolve: begun } = Promise.withResolvers<void>()
  const { promise: thought, resolve: goOn } = Promise.withResolvers<void>()
  const engine: typeof world.engine = {
    ...world.engine,
    async propose(request) {
      begun()
      await thought
      return await world.engine.propose(request)
    },
  }
  const generation = generateIdeas({ ...world, engine }, account, brief)
  await thinking
  expect((await visitor.ask(readUsage)).body.used).toBe(0)
  goOn()
  const { ideas, usage } = await generation
  expect(ideas.length).toBeGreaterThan(0)
  expect([usage.used, (await visitor.ask(readUsage)).body.used]).toEqual([ideas.length, ideas.length])
})

test('a request that was still thinking when others took the rest of the day is told so, and keeps nothing', async () => {
  const { visitor, id } = await aBrandOwner(product, {}, 'free')
  const { world } = product.running.real
  const account = await world.accounts.byId(id)
  if (!account) throw new Error('The account was not kept')
  const engine: typeof world.engine = {
    ...world.engine,
    async propose(request) {
      await world.usage.add(id, 3, request.today)
      return await world.engine.propose(request)
    },
  }
  await expect(generateIdeas({ ...world, engine }, account, brief)).rejects.toMatchObject({
    kind: 'daily-limit',
  })
  expect((await visitor.ask(readUsage)).body.used).toBe(3)
  expect((await visitor.ask(generateInstant, { body: brief })).status).toBe(429)
})
