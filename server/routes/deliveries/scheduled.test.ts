import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDeliveries } from '#contract/delivery.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { replanForZoneRules, planNext } from '#domain/brand/schedule.ts'
import { aProduct } from '#tests/support/product.ts'
import { subscribersOf } from '#tests/support/builders/subscribers.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world, database } = product.running.real
const { aSubscriber, slotsOf, mailsTo, settled } = subscribersOf(product)

const anAddress = () => `${randomBytes(6).toString('hex')}@bakery.example`

test('a weekly delivery is sent once at its hour, and the next one is planned for a week later', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const owner = await aSubscriber()
  expect(owner.profile.nextDelivery).toBe('2026-11-23T09:00:00.000Z')

  product.clock.set('2026-11-23T09:00:02Z')
  const mail = await product.mailTo(owner.email, /Hale & Daughters/)
  await settled(owner.profile.id)
  const { body: profile } = await owner.visitor.ask(readProfile)
  expect(profile.nextDelivery).toBe('2026-11-30T09:00:00.000Z')
  expect(profile.lastScheduledDelivery).toBe('2026-11-23T09:00:00.000Z')
  const { body: reports } = await owner.visitor.ask(readDeliveries)
  expect(reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({ deliveryType: 'scheduled' })
  expect(mail.links).toContain(reports[0].url)
  expect((await mailsTo(owner.email)).filter(({ links }) => links.includes(reports[0].url))).toHaveLength(1)
})

test('each team member gets the delivery with their own unsubscribe link, unless they have unsubscribed', async () => {
  product.clock.set('2026-11-20T12:00:00Z')
  const [one, two] = [anAddress(), anAddress()]
  const owner = await aSubscriber({ teamMemberEmails: [one, two] })
  const token = await world.recipients.tokenFor(owner.profile.id, two)
  await world.recipients.setSubscribed(token, world.now())

  product.clock.set('2026-11-23T09:00:02Z')
  const [slot] = await settled(owner.profile.id)
  expect(slot).toMatchObject({ state: 'finished' })
  const [mine] = (await mailsTo(owner.email)).filter(({ subject }) => !/confirm|verify/i.test(subject))
  const [theirs] = await mailsTo(one)
  const wayOut = (mail: { links: string[] } | undefined) => mail?.links.find((link) => link.includes('/u/'))
  expect(wayOut(mine)).toMatch(/\/u\/[\w-]{22,}$/)
  expect(wayOut(theirs)).toMatch(/\/u\/[\w-]{22,}$/)
  expect(wayOut(mine)).not.toBe(wayOut(theirs))
  expect(await mailsTo(two)).toEqual([])
})

test('after forty days of downtime one delivery is sent for the last missed time, and the others are recorded as skipped', async () => {
  product.clock.set('2027-01-04T12:00:00Z')
  const owner = await aSubscriber()
  product.clock.set('2027-02-20T12:00:00Z')
  const slots = await settled(owner.profile.id)
  expect(slots.map(({ state, delivery_date }) => [state, delivery_date.toISOString().slice(0, 10)])).toEqual([
    ['skipped', '2027-01-11'],
    ['skipped', '2027-01-18'],
    ['skipped', '2027-01-25'],
    ['skipped', '2027-02-01'],
    ['skipped', '2027-02-08'],
    ['finished', '2027-02-15'],
  ])
  const planned = await world.plans.of(owner.profile.id)
  expect(planned?.next.scheduled?.toISOString()).toBe('2027-02-22T09:00:00.000Z')
})

test('no delivery is sent while deliveries are paused, and the next one is sent after they are resumed', async () => {
  product.clock.set('2027-03-02T12:00:00Z')
  const owner = await aSubscriber({ deliveriesPaused: true })
  expect(owner.profile.nextDelivery).toBeNull()
  product.clock.set('2027-03-08T12:00:00Z')
  const { body: resumed } = await owner.visitor.ask(saveProfile, { body: { deliveriesPaused: false } })
  expect(resumed.nextDelivery).toBe('2027-03-15T09:00:00.000Z')
  expect(await slotsOf(owner.profile.id)).toEqual([])
})

test('a brand that chooses a later hour after the day’s delivery gets no second one that day', async () => {
  product.clock.set('2027-03-20T12:00:00Z')
  const owner = await aSubscriber()
  product.clock.set('2027-03-22T09:00:02Z')
  await settled(owner.profile.id)
  const { body: changed } = await owner.visitor.ask(saveProfile, { body: { deliveryHour: 11 } })
  // Daylight saving time has started by the next week.
  expect(changed.nextDelivery).toBe('2027-03-29T10:00:00.000Z')
})

test('a change saved while a delivery is due is not lost', async () => {
  const next = { profileId: '', at: new Date('2027-04-05T08:00:00Z') }
  product.clock.set('2027-04-03T12:00:00Z')
  const owner = await aSubscriber()
  await world.plans.set('scheduled', [{ ...next, profileId: owner.profile.id }])
  const saved = await world.atomically(async (inside) => {
    // The worker can't plan the profile until this write releases its lock.
    await inside.brands.lock(owner.profile.id)
    product.clock.set('2027-04-05T08:00:02Z')
    await planNext(inside, owner.profile.id)
    return await inside.plans.of(owner.profile.id)
  })
  expect(saved?.next.scheduled?.toISOString()).toBe('2027-04-05T08:00:00.000Z')
  expect((await settled(owner.profile.id)).at(-1)).toMatchObject({ state: 'finished' })
})

test('on the Basic plan a delivery is made on the chosen day of the month, and weekly deliveries are refused', async () => {
  product.clock.set('2027-05-02T12:00:00Z')
  const owner = await aSubscriber({ deliveryDayOfMonth: 28, deliveryTimezone: 'Europe/London' }, 'basic')
  expect(owner.profile.nextDelivery).toBe('2027-05-28T08:00:00.000Z')
  const weeklyAsked = await owner.visitor.ask(saveProfile, { body: { deliveryFrequency: 'weekly' } })
  expect(weeklyAsked.status).toBe(403)
})

test('on a plan without a team, members can be removed but not added', async () => {
  product.clock.set('2027-05-10T12:00:00Z')
  const team = ['one@bakery.example', 'two@bakery.example']
  const owner = await aSubscriber({ teamMemberEmails: team })
  await world.accounts.setPlan(owner.id, 'basic', null, 'BCDEFGHIJ')
  const ask = (teamMemberEmails: string[]) => owner.visitor.ask(saveProfile, { body: { teamMemberEmails } })
  expect((await ask(team.slice(0, 1))).body.teamMemberEmails).toEqual(team.slice(0, 1))
  expect((await ask([...team.slice(0, 1), 'new@bakery.example'])).status).toBe(403)
})

test('an account whose plan has no deliveries gets none, and its profile shows no next delivery', async () => {
  product.clock.set('2027-06-02T12:00:00Z')
  const owner = await aSubscriber()
  await world.accounts.setPlan(owner.id, 'free', null, 'ABCDEFGHI')
  const { body: profile } = await owner.visitor.ask(readProfile)
  expect(profile.nextDelivery).toBeNull()
  product.clock.set('2027-06-07T09:00:00Z')
  await until(async () =>
    (await world.plans.of(owner.profile.id))?.next.scheduled === null ? true : undefined,
  )
  expect(await slotsOf(owner.profile.id)).toEqual([])
})

test('future deliveries are planned again once when the time zone rules are updated', async () => {
  product.clock.set('2027-07-02T12:00:00Z')
  const owner = await aSubscriber()
  const newer = {
    ...world,
    zones: { version: '2099a', offset: () => 120 },
  }
  expect(await replanForZoneRules(newer)).toBeGreaterThan(0)
  expect((await world.plans.of(owner.profile.id))?.next.scheduled?.toISOString()).toBe(
    '2027-07-05T07:00:00.000Z',
  )
  expect(await replanForZoneRules(newer)).toBe(0)
  await replanForZoneRules(world)
  expect((await world.plans.of(owner.profile.id))?.next.scheduled?.toISOString()).toBe(
    '2027-07-05T08:00:00.000Z',
  )
})

test('a client’s delivery is sent once to each person that its agency chose', async () => {
  product.clock.set('2027-10-02T12:00:00Z')
  const agency = await aSubscriber()
  const client = anAddress()
  await database.pool.query('update profiles set is_client = true where id = $1', [agency.profile.id])
  await database.pool.query(
    `insert into agency_clients (agency_id, profile_id, delivery_target, client_emails, client_first_names)
     values ($1, $2, 'both', $3, $4)`,
    [agency.id, agency.profile.id, [client, agency.email.toUpperCase()], ['Sam', 'Ruth']],
  )
  product.clock.set('2027-10-04T08:00:02Z')
  await until(async () => (await mailsTo(client)).at(0))
  const { rows } = await database.pool.query(
    'select first_name, address, reader from delivery_mails where profile_id = $1 order by first_name',
    [agency.profile.id],
  )
  expect(rows).toEqual([
    { first_name: 'Ruth', address: agency.email.toUpperCase(), reader: 'client' },
    { first_name: 'Sam', address: client, reader: 'client' },
  ])
})
