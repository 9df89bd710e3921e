// Tests that no delivery repeats stories from an earlier one of its kind, even if a Sunday's news could not
// be made.
import { expect, test } from 'vitest'
import type { DeliveryType } from '#contract/delivery.ts'
import type { IndustryUpdates, Story } from '#contract/news.ts'
import { saveProfile, type ProfileChanges } from '#contract/profile.ts'
import { slotKinds } from '#domain/brand/plan-store.ts'
import { makeDelivery } from '#domain/delivery/make-delivery.ts'
import { planDue } from '#domain/delivery/plan-due.ts'
import { story } from '#tests/support/builders/a-story.ts'
import { aProductWithNews } from '#tests/support/fakes/product-with-news.ts'

// Without its own worker, so that the test decides when due deliveries are planned and made.
const { product, world, database, aBaker, anAgency } = await aProductWithNews({ ROLE: 'web' })

const mondays: ProfileChanges = {
  deliveryFrequency: 'weekly',
  deliveryDayOfWeek: 1,
  deliveryHour: 9,
  deliveryTimezone: 'UTC',
  seasonalContentEnabled: false,
}
const other: Story = { ...story, headline: 'Bread Week returns', sourceUrl: 'https://news.example/week' }

const keepWeek = async (profileId: string, weekOf: string, ...stories: Story[]) => {
  const updates = { industry: 'Bakery', country: 'GB', updates: stories, shortfall: null }
  await world.news.keep(profileId, { weekOf, updates, records: [] }, world.now())
}
/** Makes what is due for the profile at a given time. */
async function due(profileId: string, moment: string) {
  product.clock.set(moment)
  for (const kind of slotKinds) await planDue(world, kind, 200)
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from scheduled_deliveries where profile_id = $1',
    [profileId],
  )
  for (const { id } of rows) await makeDelivery(world, id)
}
/** The news in the profile's deliveries of one kind, oldest first. */
async function brought(profileId: string, kind: DeliveryType) {
  const { deliveries } = await world.deliveries.page(profileId, { limit: 100 })
  const ofKind = deliveries.filter(({ deliveryType }) => deliveryType === kind).toReversed()
  const kept = await Promise.all(ofKind.map(({ id }) => world.deliveries.byId(id)))
  return kept.map((delivery) => headlinesOf(delivery?.contentData.newsUpdatesAndTrends ?? null))
}
const headlinesOf = (news: IndustryUpdates | null): string[] => {
  if (news === null) return []
  const weeks = 'agencyClientUpdates' in news.updates ? news.updates.agencyClientUpdates : [news.updates]
  return weeks.flatMap(({ updates }) => updates.map(({ headline }) => headline))
}

test('if no news was made on Sunday, Monday’s delivery contains only ideas and Monday’s digest is skipped', async () => {
  product.clock.set('2027-08-01T12:00:00Z')
  const weekly = await aBaker()
  await weekly.visitor.ask(saveProfile, { body: { ...mondays, markOnboardingComplete: true } })
  const digested = await aBaker()
  const digest: ProfileChanges = { deliveryFrequency: 'monthly', deliveryDayOfMonth: 20, weeklyDigest: true }
  await digested.visitor.ask(saveProfile, { body: { ...mondays, ...digest, markOnboardingComplete: true } })
  const both = [weekly.profile, digested.profile]
  for (const { id } of both) await keepWeek(id, '2027-08-01', story)
  for (const { id } of both) await due(id, '2027-08-02T09:00:02Z')
  for (const { id } of both) await due(id, '2027-08-09T09:00:02Z')
  expect(await brought(weekly.profile.id, 'scheduled')).toEqual([[story.headline], []])
  expect(await brought(digested.profile.id, 'digest')).toEqual([[story.headline]])

  for (const { id } of both) await keepWeek(id, '2027-08-15', other)
  for (const { id } of both) await due(id, '2027-08-16T09:00:02Z')
  expect(await brought(weekly.profile.id, 'scheduled')).toEqual([[story.headline], [], [other.headline]])
  expect(await brought(digested.profile.id, 'digest')).toEqual([[story.headline], [other.headline]])
})

test('news that was made late is part of the next delivery', async () => {
  product.clock.set('2027-10-03T12:00:00Z')
  const { visitor, profile } = await aBaker()
  await visitor.ask(saveProfile, { body: { ...mondays, markOnboardingComplete: true } })
  await due(profile.id, '2027-10-04T09:00:02Z')
  await keepWeek(profile.id, '2027-10-03', story)
  await due(profile.id, '2027-10-11T09:00:02Z')
  expect(await brought(profile.id, 'scheduled')).toEqual([[], [story.headline]])
})

test('an agency’s delivery contains the stories of its clients that it hasn’t had yet', async () => {
  product.clock.set('2027-11-07T12:00:00Z')
  const { id, visitor, profile } = await anAgency([
    { name: 'Anvil & Crust', industry: 'Bakery of the prompt client' },
    { name: 'Batch House', industry: 'Bakery of the late client' },
  ])
  await visitor.ask(saveProfile, { body: { ...mondays, markOnboardingComplete: true } })
  const [prompt, late] = await world.news.clientsOf(id, '2027-11-07')
  if (!prompt || !late) throw new Error('The clients were not kept')
  await keepWeek(prompt.profileId, '2027-11-07', story)
  await due(profile.id, '2027-11-08T09:00:02Z')
  await keepWeek(late.profileId, '2027-11-07', { ...story, headline: 'Flour dearer by 12%' })
  await due(profile.id, '2027-11-15T09:00:02Z')
  expect(await brought(profile.id, 'scheduled')).toEqual([[story.headline], ['Flour dearer by 12%']])
})
