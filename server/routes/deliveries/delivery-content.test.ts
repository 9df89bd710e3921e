// Tests the content of deliveries: ideas for any day, ideas for calendar dates, and the brand's own events
// once they are near.
import { expect, test } from 'vitest'
import { type ContentData, generateFirstDelivery, readDelivery } from '#contract/delivery.ts'
import { saveProfile, type ProfileChanges } from '#contract/profile.ts'
import { addEvent } from '#contract/seasons.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world } = product.running.real
type Owner = Awaited<ReturnType<typeof aBrandOwner>>

const weekly: ProfileChanges = {
  deliveryFrequency: 'weekly',
  deliveryDayOfWeek: 1,
  deliveryHour: 9,
  deliveryTimezone: 'Europe/London',
  markOnboardingComplete: true,
}

async function contentOf(visitor: Visitor, { url }: { url: string }): Promise<ContentData> {
  const token = url.split('/').at(-1) ?? ''
  return (await visitor.ask(readDelivery, { params: { token } })).body.contentData
}

/** Waits until there are this many deliveries, and returns the newest. */
async function newest({ profile }: Owner, count = 1): Promise<ContentData> {
  const [delivery] = await until(async () => {
    const { deliveries } = await world.deliveries.page(profile.id, { limit: 10 })
    return deliveries.length >= count ? deliveries : undefined
  })
  const kept = delivery && (await world.deliveries.byId(delivery.id))
  if (!kept) throw new Error('The delivery was not kept')
  return kept.contentData
}

test('a weekly delivery has five ideas and, for calendar dates, the number set in the profile with dated tasks', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const owner = await aBrandOwner(product, {}, 'plus')
  await owner.visitor.ask(saveProfile, { body: { ...weekly, seasonalContentCount: 4 } })
  product.clock.set('2026-11-23T09:00:02Z')
  const { contentIdeas, eventContentIdeas, shortfall } = await newest(owner)
  expect([contentIdeas.length, eventContentIdeas.length, shortfall]).toEqual([5, 4, null])
  for (const { title, draft, outline, callToAction, prepare } of [...contentIdeas, ...eventContentIdeas]) {
    for (const text of [draft, callToAction]) expect(text, title).not.toBe('')
    for (const list of [outline, prepare]) expect(list.length, title).toBeGreaterThan(0)
  }
  for (const { occasion, todoTasks, evidence } of eventContentIdeas) {
    expect(occasion?.to ?? '').toMatch(/^202[67]-/)
    expect((occasion?.to ?? '') > '2026-11-23').toBe(true)
    expect(todoTasks.length).toBeGreaterThan(0)
    expect(evidence.map(({ kind }) => kind)).toContain('event')
  }
})

test('a monthly delivery has ten ideas and the chosen number for calendar dates, all with different titles', async () => {
  product.clock.set('2027-01-12T12:00:00Z')
  const owner = await aBrandOwner(product, {}, 'plus')
  await owner.visitor.ask(saveProfile, {
    body: { ...weekly, deliveryFrequency: 'monthly', deliveryDayOfMonth: 14, seasonalContentCount: 2 },
  })
  product.clock.set('2027-01-14T09:00:02Z')
  const { contentIdeas, eventContentIdeas } = await newest(owner)
  expect([contentIdeas.length, eventContentIdeas.length]).toEqual([10, 2])
  expect(new Set([...contentIdeas, ...eventContentIdeas].map(({ title }) => title)).size).toBe(12)
})

test('no idea of one week’s delivery is repeated in the next week’s', async () => {
  product.clock.set('2027-01-30T12:00:00Z')
  const owner = await aBrandOwner(product, {}, 'plus')
  await owner.visitor.ask(saveProfile, { body: weekly })
  product.clock.set('2027-02-01T09:00:02Z')
  const first = await newest(owner)
  product.clock.set('2027-02-08T09:00:02Z')
  const second = await newest(owner, 2)
  const titles = (content: ContentData) =>
    [...content.contentIdeas, ...content.eventContentIdeas].map(({ title }) => title)
  expect(titles(second)).toHaveLength(8)
  expect(titles(second).filter((title) => titles(first).includes(title))).toEqual([])
})

const named = ({ events, eventContentIdeas }: ContentData, name: string) => ({
  listed: events.some(({ eventName }) => eventName === name),
  ideas: eventContentIdeas.filter(({ occasion }) => occasion?.name === name).length,
})

test('a brand’s own event gets ideas once its lead time has begun, and none before', async () => {
  product.clock.set('2027-03-03T12:00:00Z')
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(saveProfile, { body: { seasonalLeadTimeMonths: 1, seasonalContentCount: 3 } })
  await visitor.ask(addEvent, { body: { eventName: 'Oven birthday', eventDate: '2027-03-27' } })
  await visitor.ask(addEvent, { body: { eventName: 'Harvest supper', eventDate: '2027-09-18' } })
  const { body } = await visitor.ask(generateFirstDelivery)
  const content = await contentOf(visitor, body)
  const near = named(content, 'Oven birthday')
  expect(near.listed).toBe(true)
  expect(near.ideas).toBeGreaterThan(0)
  expect(named(content, 'Harvest supper')).toEqual({ listed: false, ideas: 0 })
})

test('an event with its own planning date gets ideas from that date on, however far ahead it is', async () => {
  product.clock.set('2027-03-03T12:00:00Z')
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(saveProfile, { body: { seasonalLeadTimeMonths: 1 } })
  const far = { eventDate: '2027-09-18' }
  const planned = { ...far, eventName: 'Harvest supper', contentPlanningStartDate: '2027-03-01' }
  await visitor.ask(addEvent, { body: planned })
  await visitor.ask(addEvent, {
    body: { ...far, eventName: 'Stall at the fair', contentPlanningStartDate: '2027-06-01' },
  })
  const { body } = await visitor.ask(generateFirstDelivery)
  const content = await contentOf(visitor, body)
  expect(named(content, 'Harvest supper').ideas).toBeGreaterThan(0)
  expect(named(content, 'Stall at the fair').ideas).toBe(0)
})

test('a delivery on a plan without seasonal content has neither calendar dates nor own events', async () => {
  product.clock.set('2027-03-03T12:00:00Z')
  const { visitor, id } = await aBrandOwner(product)
  await visitor.ask(addEvent, { body: { eventName: 'Oven birthday', eventDate: '2027-03-27' } })
  await world.accounts.setPlan(id, 'basic', null, 'KLMNOPQRS')
  const { body } = await visitor.ask(generateFirstDelivery)
  expect(body).toMatchObject({ ideaCount: 5, shortfall: null })
  const { events, eventContentIdeas } = await contentOf(visitor, body)
  expect([events, eventContentIdeas]).toEqual([[], []])
})
