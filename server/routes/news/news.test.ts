import { expect, test } from 'vitest'
import { generateIndustryUpdates, readIndustryUpdates, readNewsSources, type Story } from '#contract/news.ts'
import { generateWeek } from '#domain/news/generate-updates.ts'
import { newsOfWeek } from '#domain/news/news-of-week.ts'
import { bakery } from '#tests/support/members.ts'
import { aProductWithNews, front } from '#tests/support/fakes/product-with-news.ts'

const { stand, product, world, aBaker, anAgency, timesAsked } = await aProductWithNews()

const HOUR = 3_600_000
const linksOf = (stories: readonly Story[]) => stories.map(({ sourceUrl }) => sourceUrl)

test('a brand gets five stories of its trade with content suggestions, and sees them again later', async () => {
  const { visitor } = await aBaker()
  expect((await visitor.ask(readIndustryUpdates)).status).toBe(404)
  expect(await visitor.ask(readIndustryUpdates, { query: { orNull: 'true' } })).toMatchObject({
    status: 200,
    body: null,
  })
  const made = await visitor.ask(generateIndustryUpdates)
  expect(made.status).toBe(200)
  expect(made.body).toMatchObject({ isAgencyFormat: false, updates: { country: 'GB', shortfall: null } })
  expect(new Date(`${made.body.weekOf}T00:00:00Z`).getUTCDay()).toBe(0)
  const stories: Story[] = made.body.updates.updates
  expect(stories).toHaveLength(5)
  for (const { sourceUrl, evidence, marketingSuggestions } of stories) {
    expect(front.map(({ link }) => link)).toContain(sourceUrl)
    expect(marketingSuggestions.length).toBeGreaterThanOrEqual(2)
    expect(evidence[0]).toMatchObject({ kind: 'news', url: sourceUrl })
    for (const { quote } of evidence.slice(1))
      expect(bakery.companyInfo + bakery.targetAudience).toContain(quote)
  }
  expect((await visitor.ask(readIndustryUpdates)).body).toEqual(made.body)
})

test('a brand whose plan has no news gets none, and a brand without a country is asked for it', async () => {
  const basic = await aBaker({}, 'basic')
  for (const call of [readIndustryUpdates, generateIndustryUpdates, readNewsSources]) {
    expect((await basic.visitor.ask(call)).status).toBe(403)
  }
  const nowhere = await aBaker({ country: null })
  expect(await nowhere.visitor.ask(generateIndustryUpdates)).toMatchObject({
    status: 400,
    body: {
      message:
        'Could not generate industry updates. Please check your profile has industry, country, and target audience filled in.',
    },
  })
})

test('if no feed can be reached, the user gets a message and earlier stories stay', async () => {
  const { visitor } = await aBaker()
  const before = (await visitor.ask(generateIndustryUpdates)).body
  product.clock.move(7 * HOUR)
  stand.put('/search', null)
  const failed = await visitor.ask(generateIndustryUpdates)
  stand.put('/search', front)
  expect([failed.status, failed.body.kind]).toEqual([502, 'outside'])
  expect(failed.body.message).toContain('We couldn’t reach any of your news sources')
  expect((await visitor.ask(readIndustryUpdates)).body).toEqual(before)
  const [source] = (await visitor.ask(readNewsSources)).body
  expect(source.problem).not.toBeNull()
  expect(source.itemCount).toBe(front.length)
})

test('two requests at once share one fetch, and a later request the same morning uses it too', async () => {
  const { visitor, profile } = await aBaker()
  const trade = profile.industry.toLowerCase()
  const [one, other] = await Promise.all([
    visitor.ask(generateIndustryUpdates),
    visitor.ask(generateIndustryUpdates),
  ])
  expect(one?.body).toEqual(other?.body)
  expect(timesAsked(trade)).toBe(1)
  await visitor.ask(generateIndustryUpdates)
  expect(timesAsked(trade)).toBe(1)
  product.clock.move(7 * HOUR)
  await visitor.ask(generateIndustryUpdates)
  expect(timesAsked(trade)).toBe(2)
})

test('a brand that has asked six times in an hour has to wait', async () => {
  const { visitor } = await aBaker()
  const statuses: number[] = []
  for (let time = 0; time < 7; time += 1) statuses.push((await visitor.ask(generateIndustryUpdates)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
})

test('no story of one week is repeated in the next', async () => {
  const { profile } = await aBaker()
  const first = await generateWeek(world, profile, { weekOf: '2039-01-02' })
  const second = await generateWeek(world, profile, { weekOf: '2039-01-09' })
  expect(first.updates.updates).toHaveLength(5)
  const again = linksOf(second.updates.updates).filter((link) =>
    linksOf(first.updates.updates).includes(link),
  )
  expect(again).toEqual([])
  expect(second.updates.shortfall).toMatch(/^Two stories of the 7 we looked at this week fit your trade\./)
})

test('an agency sees the weeks of its active clients side by side, and makes them with one call', async () => {
  const { visitor, id } = await anAgency([
    { name: 'Anvil & Crust', industry: 'Bakery of the first client' },
    { name: 'Batch House', industry: 'Bakery of the second client' },
    { name: 'Gone Stale', industry: 'Bakery of nobody', isActive: false },
  ])
  expect((await visitor.ask(readIndustryUpdates)).status).toBe(404)
  expect(await visitor.ask(readIndustryUpdates, { query: { orNull: 'true' } })).toMatchObject({
    status: 200,
    body: null,
  })
  const made = (await visitor.ask(generateIndustryUpdates)).body
  expect(made.isAgencyFormat).toBe(true)
  const clients: { clientName: string; industry: string; updates: Story[] }[] =
    made.updates.agencyClientUpdates
  expect(clients.map(({ clientName, industry }) => [clientName, industry])).toEqual([
    ['Anvil & Crust', 'Bakery of the first client'],
    ['Batch House', 'Bakery of the second client'],
  ])
  expect(clients.every(({ updates }) => updates.length > 0)).toBe(true)
  expect((await visitor.ask(readIndustryUpdates)).body).toEqual(made)
  const account = await world.accounts.byId(id)
  const own = await world.brands.profileOf(id)
  const [client] = await world.news.clientsOf(id, made.weekOf)
  const profile = client && (await world.brands.byId(client.profileId))
  if (!account || !own || !profile) throw new Error('The agency was not kept')
  expect(await newsOfWeek(world, account, own, 'scheduled', product.clock.now())).toEqual(made)
  expect(await newsOfWeek(world, account, profile, 'scheduled', product.clock.now())).toMatchObject({
    isAgencyFormat: false,
  })
})

test('a delivery contains the newest week of news without fetching, unless that is two weeks old or the plan has no news', async () => {
  const { visitor, id, profile } = await aBaker()
  const made = (await visitor.ask(generateIndustryUpdates)).body
  const account = await world.accounts.byId(id)
  if (!account) throw new Error('The account was not kept')
  const asked = timesAsked()
  expect(await newsOfWeek(world, account, profile, 'scheduled', product.clock.now())).toEqual(made)
  expect(
    await newsOfWeek(world, { ...account, plan: 'basic' }, profile, 'scheduled', product.clock.now()),
  ).toBeNull()
  const sunday = Date.parse(`${made.weekOf}T12:00:00Z`)
  product.clock.set(new Date(sunday + 13 * 24 * HOUR).toISOString())
  expect(await newsOfWeek(world, account, profile, 'scheduled', product.clock.now())).toEqual(made)
  product.clock.set(new Date(sunday + 14 * 24 * HOUR).toISOString())
  expect(await newsOfWeek(world, account, profile, 'scheduled', product.clock.now())).toBeNull()
  expect(timesAsked()).toBe(asked)
})
