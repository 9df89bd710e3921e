// Tests that a report also contains upcoming dates and the week's stories, if the plan has them and the user
// wants them.
import { expect, test } from 'vitest'
import {
  type ContentData,
  createWebDelivery,
  generateFirstDelivery,
  readDelivery,
} from '#contract/delivery.ts'
import { generateInstant } from '#contract/ideas.ts'
import { generateIndustryUpdates } from '#contract/news.ts'
import { addEvent } from '#contract/seasons.ts'
import type { Plan } from '#contract/plans.ts'
import { aProductWithNews } from '#tests/support/fakes/product-with-news.ts'
import type { Visitor } from '#tests/support/product.ts'

const { world, stand, aBaker } = await aProductWithNews()

async function contentOf(visitor: Visitor, token: string): Promise<ContentData> {
  return (await visitor.ask(readDelivery, { params: { token } })).body.contentData
}

interface Wish {
  events?: unknown[] | null
  industryInsights?: unknown
}

async function aReport(plan: Plan, wish: Wish) {
  const { visitor, id, profile } = await aBaker()
  await visitor.ask(addEvent, { body: { eventName: 'Oven birthday', eventDate: '2026-12-19' } })
  await visitor.ask(generateIndustryUpdates)
  if (plan !== 'trial') await world.accounts.setPlan(id, plan, null, profile.id.slice(-9))
  const { body } = await visitor.ask(generateInstant, {
    body: { briefDescription: 'Win more first-time visitors', contentObjectives: ['educate'] },
  })
  const made = await visitor.ask(createWebDelivery, {
    body: { profileId: profile.id, contentIdeas: [{ id: body.ideas[0].id }], ...wish },
  })
  return await contentOf(visitor, made.body.accessToken)
}

const held = ({ events, newsUpdatesAndTrends, eventContentIdeas }: ContentData) => ({
  events: events.some(({ eventName }) => eventName === 'Oven birthday') && events.length > 1,
  news: newsUpdatesAndTrends !== null,
  eventIdeas: eventContentIdeas.length,
})

test.each<[string, Plan, Wish, { events: boolean; news: boolean }]>([
  ['has both by default', 'trial', {}, { events: true, news: true }],
  ['leaves out events if they are not ticked', 'trial', { events: null }, { events: false, news: true }],
  ['leaves out events for an empty list', 'trial', { events: [] }, { events: false, news: true }],
  ['leaves out news if it is not ticked', 'trial', { industryInsights: null }, { events: true, news: false }],
  ['has neither on a plan without them', 'basic', {}, { events: false, news: false }],
])('a report made by hand %s', async (_, plan, wish, expected) => {
  const content = await aReport(plan, wish)
  expect(held(content)).toEqual({ ...expected, eventIdeas: 0 })
})

test('a report never contains events or news that the browser sent', async () => {
  const content = await aReport('trial', {
    events: [{ eventName: 'Slipped in', eventDate: '2026-12-20' }],
    industryInsights: { updates: [{ headline: 'Slipped in' }] },
  })
  expect(held(content)).toEqual({ events: true, news: true, eventIdeas: 0 })
  expect(JSON.stringify(content)).not.toContain('Slipped in')
})

test('a first delivery has the week’s stories, and is made without them if no feed can be reached', async () => {
  const read = async ({ visitor }: { visitor: Visitor }) => {
    const { body } = await visitor.ask(generateFirstDelivery)
    return await contentOf(visitor, body.url.split('/').at(-1))
  }
  const fresh = await read(await aBaker())
  expect(fresh.newsUpdatesAndTrends?.updates).toMatchObject({ updates: expect.any(Array) })
  expect((await read(await aBaker({}, 'basic'))).newsUpdatesAndTrends).toBeNull()
  stand.put('/search', null)
  const without = await read(await aBaker())
  expect([without.newsUpdatesAndTrends, without.contentIdeas.length]).toEqual([null, 5])
})
