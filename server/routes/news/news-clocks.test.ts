// Tests weekly news if the clocks of several processes differ, or if one was far ahead for a while.
import { expect, test } from 'vitest'
import { generateIndustryUpdates, readIndustryUpdates } from '#contract/news.ts'
import { beginWeek } from '#domain/news/begin-week.ts'
import { newsOfWeek } from '#domain/news/news-of-week.ts'
import { worldAtTime } from '#server/operator/command.ts'
import { aProductWithNews } from '#tests/support/fakes/product-with-news.ts'

// The test has no worker, since one would start weeks automatically.
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

test('a week of news is started once, even if processes check in turn with clocks minutes apart', async () => {
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

test('later weeks of news are started even after a clock was years ahead', async () => {
  await aReadyBaker()
  await jobsAt(['2040-01-05T12:00:00Z'])
  const [right = 0, again] = await jobsAt(['2026-12-13T04:00:00Z', '2026-12-13T04:01:00Z'])
  expect(right).toBeGreaterThan(0)
  expect(again).toBe(0)
})

test('news made for a time years ahead is neither shown nor delivered, and doesn’t replace the current week’s', async () => {
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

test('an agency sees a client’s current week of news, even if the client also has one from years ahead', async () => {
  const { visitor, id } = await anAgency([{ name: 'Anvil & Crust', industry: 'Bakery of an early client' }])
  const made = (await visitor.ask(generateIndustryUpdates)).body
  const [client] = await world.news.clientsOf(id, made.weekOf)
  if (!client?.week) throw new Error('The client has no week')
  const ahead = { ...client.week, weekOf: '2040-01-01', records: [] }
  await world.news.keep(client.profileId, ahead, product.clock.now())
  expect((await visitor.ask(readIndustryUpdates)).body).toEqual(made)
})
