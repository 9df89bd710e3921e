// Weekly news when the clocks of several processes differ, or one was far ahead for a while.
import { expect, test } from 'vitest'
import { generateIndustryUpdates, readIndustryUpdates } from '#contract/news.ts'
import { beginWeek } from '#domain/news/begin-week.ts'
import { newsOfWeek } from '#domain/news/news-of-week.ts'
import { worldAtTime } from '#server/operator/command.ts'
import { aProductWithNews } from '#tests/support/fakes/product-with-news.ts'

// Its worker would start weeks by itself.
const { product, world, aBaker, anAgency } = await aProductWithNews({ ROLE: 'web' })

const jobsAt = async (moments: readonly string[]) => {
  const jobs: number[] = []
  for (const moment of moments) jobs.push(await beginWeek(worldAtTime(world, new Date(moment))))
  return jobs
}
const aReadyBaker = async () => {
  const baker = await aBaker()
  await world.accounts.completeOnboarding(baker.id)
  return baker
}

test('the week starts once, although clocks minutes apart check in turn', async () => {
  await aReadyBaker()
  const [first = 0, ...others] = await jobsAt([
    '2026-12-06T03:00:30Z',
    '2026-12-06T02:57:30Z',
    '2026-12-06T03:01:30Z',
    '2026-12-06T02:58:30Z',
    '2026-12-06T03:02:30Z',
  ])
  expect(first).toBeGreaterThan(0)
  expect(others).toEqual([0, 0, 0, 0])
})

test('a clock that was years ahead doesn’t stop later weeks from starting', async () => {
  await aReadyBaker()
  await jobsAt(['2040-01-05T12:00:00Z'])
  const [right = 0, again] = await jobsAt(['2026-12-13T04:00:00Z', '2026-12-13T04:01:00Z'])
  expect(right).toBeGreaterThan(0)
  expect(again).toBe(0)
})

test('a week made for a time years ahead is neither shown nor delivered, and doesn’t replace the current one', async () => {
  const { visitor, id, profile } = await aReadyBaker()
  const account = await world.accounts.byId(id)
  if (!account) throw new Error('The account was not kept')
  const ahead = { industry: '', country: null, updates: [], shortfall: null }
  await world.news.keep(
    profile.id,
    { weekOf: '2040-01-01', updates: ahead, records: [] },
    product.clock.now(),
  )
  expect((await visitor.ask(readIndustryUpdates)).status).toBe(404)
  const made = await visitor.ask(generateIndustryUpdates)
  expect(made.body.weekOf < '2040').toBe(true)
  expect(made.body.updates.updates.length).toBeGreaterThan(0)
  expect((await visitor.ask(readIndustryUpdates)).body).toEqual(made.body)
  expect(await newsOfWeek(world, account, profile, 'scheduled', product.clock.now())).toEqual(made.body)
})

test('an agency sees the current week of a client that has one years ahead', async () => {
  const { visitor, id } = await anAgency([{ name: 'Anvil & Crust', industry: 'Bakery of an early client' }])
  const made = (await visitor.ask(generateIndustryUpdates)).body
  const [client] = await world.news.clientsOf(id, made.weekOf)
  if (!client?.week) throw new Error('The client has no week')
  const ahead = { ...client.week, weekOf: '2040-01-01', records: [] }
  await world.news.keep(client.profileId, ahead, product.clock.now())
  expect((await visitor.ask(readIndustryUpdates)).body).toEqual(made)
})
