// Tests the weekly news run for all brands on Sundays.
import { expect, test } from 'vitest'
import type { Plan } from '#contract/plans.ts'
import { generateForGroup, planNews } from '#domain/news/week-run.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProductWithNews, front, printed } from '#tests/support/fakes/product-with-news.ts'

const { stand, product, world, anAgency, timesAsked } = await aProductWithNews()

/** A Sunday that the product won't reach on its own during these tests. */
const LATER = '2040-01-01'

test('on Sundays the week’s news is made for every brand of a trade and country, and shared feeds are fetched once', async () => {
  const industry = 'Bakery for the Sunday run'
  const brands = await Promise.all([0, 1, 2].map(() => aBrandOwner(product, { industry })))
  for (const { id } of brands) await world.accounts.completeOnboarding(id)
  const [, ownReader, brokenReader] = brands
  stand.put('/own', [printed('Rye bread bakery wins medal at the county fair', 30)])
  if (ownReader)
    await world.news.addFeed(ownReader.profile.id, `http://${stand.host}/own`, product.clock.now())
  if (brokenReader)
    await world.news.addFeed(brokenReader.profile.id, `http://${stand.host}/nothing`, product.clock.now())
  const pair = (await planNews(world, LATER)).find((pair) => pair.industry === industry)
  expect(pair).toEqual({ industry, country: 'GB', weekOf: LATER })
  expect(await generateForGroup(world, { industry, country: 'GB', weekOf: LATER })).toMatchObject({
    made: 3,
    without: [],
    failed: [],
  })
  expect(timesAsked('bakery for the sunday run')).toBe(1)
  for (const { profile } of brands) {
    expect((await world.news.newest(profile.id, LATER))?.updates.updates.length).toBeGreaterThanOrEqual(4)
  }
  expect((await planNews(world, LATER)).map((pair) => pair.industry)).not.toContain(industry)
  expect(await generateForGroup(world, { industry, country: 'GB', weekOf: LATER })).toEqual({
    made: 0,
    stories: 0,
    without: [],
    failed: [],
  })
})

test('if shared feeds can’t be reached, a brand with its own feed still gets its stories, and the other brands are reported', async () => {
  const industry = 'Bakery in a storm'
  const [lucky, unlucky] = [
    await aBrandOwner(product, { industry }),
    await aBrandOwner(product, { industry }),
  ]
  for (const { id } of [lucky, unlucky]) await world.accounts.completeOnboarding(id)
  stand.put('/lucky', front)
  await world.news.addFeed(lucky.profile.id, `http://${stand.host}/lucky`, product.clock.now())
  stand.put('/search', null)
  const run = await generateForGroup(world, { industry, country: 'GB', weekOf: LATER })
  stand.put('/search', front)
  expect(run.made).toBe(1)
  expect(run.failed).toMatchObject([{ profileId: unlucky.profile.id }])
})

test('the news run only plans brands whose plan and profile include news', async () => {
  const brand = async (industry: string, plan?: Plan) => {
    const owner = await aBrandOwner(product, { industry }, plan)
    await world.accounts.completeOnboarding(owner.id)
    return owner
  }
  await brand('Planned bakery')
  await brand('Free bakery', 'free')
  await aBrandOwner(product, { industry: 'Unfinished bakery' })
  const closing = await brand('Closing bakery')
  await world.accounts.setDeletionDate(closing.id, new Date('2050-01-01'))
  const agency = await anAgency([
    { name: 'Kept client', industry: 'Client bakery' },
    { name: 'Lost client', industry: 'Lost bakery', isActive: false },
  ])
  await world.accounts.completeOnboarding(agency.id)
  const planned = (await planNews(world, LATER)).map(({ industry }) => industry)
  expect(planned).toEqual(expect.arrayContaining(['Planned bakery', 'Client bakery']))
  for (const out of ['Free bakery', 'Unfinished bakery', 'Closing bakery', 'Lost bakery'])
    expect(planned).not.toContain(out)
})
