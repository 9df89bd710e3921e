import { expect, test } from 'vitest'
import { saveProfile } from '#contract/profile.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import { replanTooFarAhead } from '#domain/brand/schedule.ts'
import { plannedSlot } from '#domain/delivery/slots.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { world } = product.running.real

/** The time is nine on Mondays in London, which is 8:00 UTC in October. */
async function aSubscriber() {
  const owner = await aBrandOwner(product, {}, 'plus')
  const save = async (body: object) => (await owner.visitor.ask(saveProfile, { body })).body
  const profile = await save({
    deliveryFrequency: 'weekly',
    deliveryDayOfWeek: 1,
    deliveryHour: 9,
    deliveryTimezone: 'Europe/London',
    weeklyDigest: true,
    markOnboardingComplete: true,
  })
  return { ...owner, profile, save }
}

const nextOf = async (profileId: string, kind: SlotKind) =>
  (await world.plans.of(profileId))?.next[kind]?.toISOString()

test.each(['scheduled', 'digest'] as const)(
  'a brand that changes the hour while the day’s %s delivery is being made gets no second one that day',
  async (kind) => {
    product.clock.set('2027-10-04T12:00:00Z')
    const { profile, save } = await aSubscriber()
    await world.slots.add([plannedSlot(profile.id, kind, new Date('2027-10-04T08:00:00Z'))], world.now())
    await save({ deliveryHour: 17 })
    expect(await nextOf(profile.id, kind)).toBe('2027-10-11T16:00:00.000Z')
  },
)

test('a brand whose delivery was skipped can still get another that day', async () => {
  product.clock.set('2027-10-04T12:00:00Z')
  const { profile, save } = await aSubscriber()
  const slot = plannedSlot(profile.id, 'scheduled', new Date('2027-10-04T08:00:00Z'))
  await world.slots.add([{ ...slot, state: 'skipped', reason: 'Missed.' }], world.now())
  await save({ deliveryHour: 17 })
  expect(await nextOf(profile.id, 'scheduled')).toBe('2027-10-04T16:00:00.000Z')
})

test('deliveries planned while the clock was years ahead are planned again once it is right', async () => {
  product.clock.set('2027-10-05T12:00:00Z')
  const { profile } = await aSubscriber()
  const far = new Date('2031-02-24T09:00:00Z')
  await world.slots.add([plannedSlot(profile.id, 'scheduled', far)], world.now())
  for (const kind of ['scheduled', 'digest'] as const)
    await world.plans.set(kind, [{ profileId: profile.id, at: far }])

  expect(await replanTooFarAhead(world)).toBe(1)
  expect(await nextOf(profile.id, 'scheduled')).toBe('2027-10-11T08:00:00.000Z')
  expect(await nextOf(profile.id, 'digest')).toBe('2027-10-11T08:00:00.000Z')
  expect(await replanTooFarAhead(world)).toBe(0)
})
