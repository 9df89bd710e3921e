import { expect, test } from 'vitest'
import { generateInstant, readUsage } from '#contract/ideas.ts'
import { createProfile, saveProfile, type ProfileChanges } from '#contract/profile.ts'
import { generateIdeas } from '#domain/ideas/generate-ideas.ts'
import { aBrandOwner, bakery } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()
const brief = {
  briefDescription: 'Win more first-time visitors this spring',
  contentObjectives: ['educate' as const],
  contentType: 'any' as const,
}

test('the daily count only rises when ideas are saved, so a crash while they are made uses nothing', async () => {
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

test('a request that is still running when others use up the day’s ideas gets a message and saves nothing', async () => {
  const { visitor, id, profile } = await aBrandOwner(product, {}, 'free')
  const { world } = product.running.real
  const account = await world.accounts.byId(id)
  if (!account) throw new Error('The account was not kept')
  const engine: typeof world.engine = {
    ...world.engine,
    async propose(request) {
      const proposal = await world.engine.propose(request)
      await world.ideas.keep(profile.id, proposal.ideas, true, world.now())
      return proposal
    },
  }
  await expect(generateIdeas({ ...world, engine }, account, brief)).rejects.toMatchObject({
    kind: 'daily-limit',
  })
  expect((await visitor.ask(readUsage)).body.used).toBe(3)
  expect((await visitor.ask(generateInstant, { body: brief })).status).toBe(429)
})

const used = async (visitor: Visitor): Promise<number> => (await visitor.ask(readUsage)).body.used
const isRefused = async (visitor: Visitor) => {
  const { status, headers } = await visitor.ask(generateInstant, { body: brief })
  return { status, hours: Math.round(Number(headers.get('retry-after')) / 3600) }
}
const save = (visitor: Visitor, body: ProfileChanges) => visitor.ask(saveProfile, { body })
/** Changes the time zone on another plan, since the free plan has no schedule. */
async function saveOnPlus({ visitor, id }: Owner, body: ProfileChanges) {
  const { accounts } = product.running.real.world
  await accounts.setPlan(id, 'plus', null, id.slice(0, 9).toUpperCase())
  expect((await save(visitor, body)).status).toBe(200)
  await accounts.setPlan(id, 'free', null, id.slice(0, 9).toUpperCase())
}
type Owner = Awaited<ReturnType<typeof aBrandOwner>>

test.each<[string, (owner: Owner) => Promise<unknown>]>([
  ['timezone', (owner) => saveOnPlus(owner, { deliveryTimezone: 'Pacific/Honolulu' })],
  ['country, whose timezone follows it', ({ visitor }) => save(visitor, { country: 'NZ' })],
  [
    'profile, made anew in another country',
    ({ visitor }) => visitor.ask(createProfile, { body: { ...bakery, country: 'NZ' } }),
  ],
  [
    'timezone, twice',
    async (owner) => {
      await saveOnPlus(owner, { deliveryTimezone: 'Pacific/Auckland' })
      await saveOnPlus(owner, { deliveryTimezone: 'Europe/London' })
    },
  ],
])('nobody gets a second daily allowance by changing their %s', async (_, change) => {
  // Half past eleven at night in London is early afternoon in Honolulu and the next day in Auckland.
  product.clock.set('2027-01-20T23:30:00Z')
  const owner = await aBrandOwner(product, {}, 'free')
  const { visitor } = owner
  await visitor.ask(generateInstant, { body: brief })
  expect(await used(visitor)).toBe(3)
  await change(owner)
  expect(await used(visitor)).toBe(3)
  expect(await isRefused(visitor)).toEqual({ status: 429, hours: 24 })
  product.clock.set('2027-01-21T23:29:00Z')
  expect(await used(visitor)).toBe(3)
  product.clock.set('2027-01-21T23:30:30Z')
  expect(await used(visitor)).toBe(0)
})

test('a day after a change of time zone, the daily count starts at midnight in the new zone', async () => {
  product.clock.set('2027-01-25T12:00:00Z')
  const owner = await aBrandOwner(product, {}, 'free')
  const { visitor } = owner
  await saveOnPlus(owner, { deliveryTimezone: 'Pacific/Honolulu' })
  // The time is ten in the morning in Honolulu.
  product.clock.set('2027-01-26T20:00:00Z')
  await visitor.ask(generateInstant, { body: brief })
  expect(await isRefused(visitor)).toEqual({ status: 429, hours: 14 })
  product.clock.set('2027-01-27T10:00:01Z')
  expect(await used(visitor)).toBe(0)
})

test('the day’s count of ideas still starts again at midnight after a profile is saved with the same time zone', async () => {
  product.clock.set('2027-01-30T22:00:00Z')
  const { visitor } = await aBrandOwner(product, {}, 'free')
  await visitor.ask(generateInstant, { body: brief })
  await save(visitor, { deliveryTimezone: 'Europe/London', companyInfo: bakery.companyInfo })
  product.clock.set('2027-01-31T00:00:01Z')
  expect(await used(visitor)).toBe(0)
})
