import { expect, test } from 'vitest'
import { readDeliveries } from '#contract/delivery.ts'
import { saveProfile } from '#contract/profile.ts'
import { story } from '#tests/support/builders/a-story.ts'
import { aProduct } from '#tests/support/product.ts'
import { subscribersOf } from '#tests/support/builders/subscribers.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world, database } = product.running.real
const { aSubscriber, slotsOf, mailsTo, settled } = subscribersOf(product)

test('the weekly digest brings the week’s news on Monday by email and in a report of its own', async () => {
  product.clock.set('2027-08-01T12:00:00Z')
  // Deliveries are monthly here, so that the digest is the only email this Monday.
  const owner = await aSubscriber({
    weeklyDigest: true,
    deliveryFrequency: 'monthly',
    deliveryDayOfMonth: 20,
  })
  const updates = { industry: 'Bakery', country: 'GB', updates: [story], shortfall: null }
  await world.news.keep(owner.profile.id, { weekOf: '2027-08-01', updates, records: [] }, world.now())
  product.clock.set('2027-08-02T08:00:02Z')
  const mail = await until(async () =>
    (await mailsTo(owner.email)).find(({ html }) => html.includes(story.headline)),
  )
  expect(mail.text).toContain(story.sourceUrl)
  expect(await settled(owner.profile.id)).toMatchObject([{ kind: 'digest', state: 'finished' }])
  const { body: reports } = await owner.visitor.ask(readDeliveries)
  expect(reports).toMatchObject([{ deliveryType: 'digest', ideaCount: 0 }])
})

test('a week without news has no digest', async () => {
  product.clock.set('2027-09-05T12:00:00Z')
  const owner = await aSubscriber({
    weeklyDigest: true,
    deliveryFrequency: 'monthly',
    deliveryDayOfMonth: 20,
  })
  product.clock.set('2027-09-06T08:00:02Z')
  expect(await settled(owner.profile.id)).toMatchObject([{ kind: 'digest', state: 'skipped' }])
})

test('the digest is skipped if a delivery on the same day contains the news, and only its owner gets one', async () => {
  product.clock.set('2027-09-12T12:00:00Z')
  const owner = await aSubscriber({ weeklyDigest: true, teamMemberEmails: ['team@bakery.example'] })
  const updates = { industry: 'Bakery', country: 'GB', updates: [story], shortfall: null }
  await world.news.keep(owner.profile.id, { weekOf: '2027-09-12', updates, records: [] }, world.now())
  product.clock.set('2027-09-13T08:00:02Z')
  const slots = await until(async () => {
    const both = await slotsOf(owner.profile.id)
    return both.length === 2 && both.every(({ state }) => state !== 'planned') ? both : undefined
  })
  expect(slots.find(({ kind }) => kind === 'digest')).toMatchObject({ state: 'skipped' })

  await owner.visitor.ask(saveProfile, { body: { deliveryDayOfWeek: 4 } })
  await world.news.keep(owner.profile.id, { weekOf: '2027-09-19', updates, records: [] }, world.now())
  product.clock.set('2027-09-20T08:00:02Z')
  const { rows } = await until(async () => {
    const found = await database.pool.query(
      `select m.address from delivery_mails m join scheduled_deliveries s on s.id = m.slot_id
       where m.profile_id = $1 and s.kind = 'digest'`,
      [owner.profile.id],
    )
    return found.rows.length > 0 ? found : undefined
  })
  expect(rows).toEqual([{ address: owner.email }])
})
