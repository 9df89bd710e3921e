import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { login } from '#contract/account.ts'
import { readDeliveries } from '#contract/delivery.ts'
import {
  forceDelivery,
  type FoundAccount,
  readFailures,
  readOperations,
  retryFailure,
  searchAccounts,
} from '#contract/operations.ts'
import { saveProfile } from '#contract/profile.ts'
import { plannedSlot } from '#domain/delivery/slots.ts'
import { operate } from '#server/operator.ts'
import { aFailedDelivery } from '#tests/support/made/failed-delivery.ts'
import { aBrandOwner, aMember, password } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world, database } = product.running.real
// A Wednesday: of the weekly deliveries, which come on Mondays, none falls due while this runs.
product.clock.set('2026-11-18T12:00:00Z')
const colleague = await aMember(product)
await operate(world, ['user', 'set-type', colleague.email, 'internal'])

const found = async (search: string): Promise<FoundAccount[]> =>
  (await colleague.visitor.ask(searchAccounts, { query: { search } })).body
/** A word that no other account has. */
const word = () => `x${randomBytes(5).toString('hex')}`

test.each(['solo', 'agency'] as const)('to a %s account none of these calls is there', async (type) => {
  const { visitor, email } = await aMember(product, type === 'agency' ? 'agency' : undefined)
  await operate(world, ['user', 'set-type', email, type])
  const answers = [
    await visitor.ask(readOperations),
    await visitor.ask(readFailures),
    await visitor.ask(retryFailure, { params: { id: 'x' } }),
    await visitor.ask(searchAccounts, { query: { search: 'hale' } }),
    await visitor.ask(forceDelivery),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, 'There is no such call.']),
  )
})

test('an account is found by its address, its people and its company, by how words begin, in any order', async () => {
  const company = word()
  const owner = await aBrandOwner(product, { companyName: `The ${company.toUpperCase()}-Daughters’ Bakery` })
  const mine = [expect.objectContaining({ id: owner.id, email: owner.email, name: 'Ruth Hale' })]
  expect(await found(company)).toEqual(mine)
  expect(await found(`bak ${company.slice(0, 9)}`)).toEqual(mine)
  expect(await found(owner.email)).toEqual(mine)
  expect(await found(owner.email.toUpperCase())).toEqual(mine)
  expect((await found('hale ruth')).map(({ email }) => email)).toContain(owner.email)
  expect(await found(`${company} zebra`)).toEqual([])
})

test('an account is found by whom its mails go to, or once went to, whatever their case', async () => {
  const [member, former] = [`Pat.${word()}@Team.example`, `${word()}@left.example`]
  const owner = await aBrandOwner(product, {}, 'plus')
  await owner.visitor.ask(saveProfile, { body: { teamMemberEmails: [member, 'sam@team.example'] } })
  await world.recipients.tokenFor(owner.profile.id, former)
  const mine = [expect.objectContaining({ id: owner.id })]
  expect(await found(member.toLowerCase())).toEqual(mine)
  expect(await found(member.slice(4, 12).toUpperCase())).toEqual(mine)
  expect(await found(former)).toEqual(mine)
  expect(await found(`${former} pat`)).toEqual([])
})

test.each(['x', 'ß'])('more of “%s” than an index takes is refused with a sentence', async (letter) => {
  const asked = await colleague.visitor.ask(searchAccounts, { query: { search: letter.repeat(2600) } })
  expect([asked.status, asked.body.message]).toEqual([400, 'Write at most 100 letters'])
  expect(await found(letter.repeat(100))).toEqual([])
})

test.each(['%%', '__', '\\\\', "';", '&|!', ':*', '()'])('%s stands for nothing', async (search) => {
  expect(await found(search)).toEqual([])
  expect(await found(`zebra${search}`)).toEqual([])
})

/** Somebody whose deliveries are planned. */
async function aSubscriber() {
  const company = word()
  const owner = await aBrandOwner(product, { companyName: company }, 'plus')
  const { body: profile } = await owner.visitor.ask(saveProfile, {
    body: { deliveryFrequency: 'weekly', deliveryTimezone: 'UTC', markOnboardingComplete: true },
  })
  return { ...owner, profile, company }
}
const failures = async () => (await colleague.visitor.ask(readFailures)).body
const retry = (id: string) => colleague.visitor.ask(retryFailure, { params: { id } })

test('a delivery that was given up is shown with its reason, and tried again it comes', async () => {
  const { profile, email, company } = await aSubscriber()
  const id = await aFailedDelivery(world, profile.id)
  expect((await failures())[0]).toMatchObject({
    id,
    what: 'delivery',
    companyName: company,
    account: email,
    address: null,
    attempts: 1,
    reason: 'The shelf fell down.',
  })
  expect((await retry(id)).body).toEqual({ message: 'The delivery will be made again.' })
  expect(await failures()).not.toContainEqual(expect.objectContaining({ id }))
  expect((await retry(id)).status).toBe(404)
  await product.mailTo(email, new RegExp(company))
})

test.each(['failed', 'refused'] as const)(
  'a mail that %s is shown, and tried again it comes',
  async (state) => {
    const { profile, email, company, id: account } = await aSubscriber()
    await retry(await aFailedDelivery(world, profile.id))
    await product.mailTo(email, new RegExp(company))
    const isSent = async () => (await found(company))[0]?.deliveries[0]?.mails[0]?.sentAt ?? undefined
    await until(isSent)
    const { rows } = await database.pool.query(
      'update delivery_mails set state = $1, said = $2, sent_at = null where profile_id = $3 returning id',
      [state, '550 The box is full', profile.id],
    )
    expect((await failures())[0]).toMatchObject({
      id: rows[0].id,
      what: 'mail',
      account: email,
      address: email,
      reason: '550 The box is full',
    })
    expect((await found(company))[0]).toMatchObject({
      id: account,
      companyName: company,
      nextDelivery: profile.nextDelivery,
      deliveries: [{ mails: [{ address: email, state, sentAt: null, said: '550 The box is full' }] }],
    })
    expect((await retry(rows[0].id)).body).toEqual({ message: 'The mail will be sent again.' })
    await until(isSent)
    expect((await retry(rows[0].id)).status).toBe(404)
  },
)
test.each(['nothing', '00000000-0000-4000-8000-000000000000'])(
  'nothing that failed is called %s',
  async (id) => {
    expect([(await retry(id)).status, (await retry(id)).body.message]).toEqual([
      404,
      'This is not among the failures any more.',
    ])
  },
)

test('what is due, what comes next, and what was made and mailed is counted', async () => {
  const quiet = await aProduct({ ROLE: 'web' })
  quiet.clock.set('2026-11-20T12:00:00Z')
  const owner = await aBrandOwner(quiet, {}, 'plus')
  const weekly = {
    deliveryFrequency: 'weekly',
    deliveryTimezone: 'UTC',
    markOnboardingComplete: true,
  } as const
  await owner.visitor.ask(saveProfile, { body: weekly })
  await operate(quiet.running.real.world, ['user', 'set-type', owner.email, 'internal'])
  const read = async () => (await owner.visitor.ask(readOperations)).body
  expect(await read()).toMatchObject({ due: 0, nextDue: '2026-11-23T09:00:00.000Z', slots: {}, mails: {} })

  quiet.clock.set('2026-11-23T09:30:00Z')
  expect(await read()).toMatchObject({ due: 1, nextDue: null })

  const { body: forced } = await owner.visitor.ask(forceDelivery)
  expect(forced.url).toContain('/delivery/')
  const { rows } = await quiet.running.real.database.pool.query('select id from delivery_mails')
  const mail = await quiet.running.real.world.slots.takeMail(rows[0].id)
  if (!mail) throw new Error('There is no mail to take')
  await quiet.running.real.world.slots.endMail(mail.id, mail.fence, 'sent', null, quiet.clock.now())
  const after = await read()
  expect(after).toMatchObject({ slots: { made: 1 }, mails: { sent: 1 } })
  expect(after.sentByDay).toHaveLength(14)
  expect(after.sentByDay.slice(0, 2)).toEqual([
    { day: '2026-11-23', sent: 1 },
    { day: '2026-11-22', sent: 0 },
  ])
  expect(after.queues.map(({ name }: { name: string }) => name)).toContain('make-delivery')

  quiet.clock.set('2026-12-01T09:30:00Z')
  await owner.visitor.ask(login, { body: { email: owner.email, password } })
  expect(await read()).toMatchObject({ slots: {}, mails: {} })
})

test('a delivery of one’s own is made and mailed at once, and the next comes when it would have', async () => {
  const { visitor, email, company, profile } = await aSubscriber()
  await operate(world, ['user', 'set-type', email, 'internal'])
  const { status, body } = await visitor.ask(forceDelivery)
  expect([status, body.message]).toEqual([200, 'Your delivery was made and is being mailed.'])
  const { body: reports } = await visitor.ask(readDeliveries)
  expect(reports.map(({ url }: { url: string }) => url)).toEqual([body.url])
  expect((await product.mailTo(email, new RegExp(company))).links).toContain(body.url)
  expect((await found(company))[0]?.nextDelivery).toBe(profile.nextDelivery)

  await visitor.ask(saveProfile, { body: { deliveriesPaused: true } })
  const paused = await visitor.ask(forceDelivery)
  expect([paused.status, paused.body.message]).toEqual([
    409,
    'Your deliveries are paused. Resume them, and ask again.',
  ])
  expect((await found(company))[0]?.deliveries).toHaveLength(1)
})

test('one that an operator has sent ahead of its time takes the place of none that is made before', async () => {
  const { visitor, email, company, profile } = await aSubscriber()
  await operate(world, ['user', 'set-type', email, 'internal'])
  await operate(world, ['due', '--at', profile.nextDelivery, '--send'])
  await until(async () => (await visitor.ask(readDeliveries)).body[0])
  expect((await visitor.ask(forceDelivery)).body.message).toBe('Your delivery was made and is being mailed.')
  expect((await visitor.ask(readDeliveries)).body).toHaveLength(2)
  expect((await found(company))[0]?.deliveries.map(({ state }) => state)).not.toContain('skipped')
})

test('a delivery that was given up and that a later one has replaced is settled instead of made', async () => {
  const { profile, company } = await aSubscriber()
  const id = await aFailedDelivery(world, profile.id)
  const now = world.now()
  const dueAt = new Date(now.getTime() - 1)
  await database.pool.query('update scheduled_deliveries set delivery_date = $2 where id = $1', [id, dueAt])
  await world.slots.add([plannedSlot(profile.id, 'scheduled', now)], now)
  expect((await retry(id)).body).toEqual({
    message: 'The delivery is not made again: a later one took its place.',
  })
  expect((await found(company))[0]?.deliveries).toContainEqual(
    expect.objectContaining({ id, state: 'skipped', reason: 'A later one took its place.' }),
  )
})

test('without a profile there is nothing to make, and without deliveries in the plan nothing is made', async () => {
  const { status, body } = await colleague.visitor.ask(forceDelivery)
  expect([status, body.message]).toEqual([404, 'No profile found'])
  const { visitor, email } = await aBrandOwner(product, {}, 'free')
  await operate(world, ['user', 'set-type', email, 'internal'])
  const refused = await visitor.ask(forceDelivery)
  expect([refused.status, refused.body.kind]).toEqual([403, 'plan'])
  expect(refused.body.message).toContain('Scheduled deliveries need the Basic plan')
})

test('none of these questions reads a whole table', async () => {
  const asked: { text: string; values: unknown[] }[] = []
  const { pool } = database
  const ask = pool.query.bind(pool)
  // Listens to what is asked; it is answered as ever.
  Object.assign(pool, {
    query(config: { text?: string } | string, values: unknown[] = []) {
      if (typeof config === 'object' && config.text) asked.push({ text: config.text, values })
      return Reflect.apply(ask, pool, [config, values])
    },
  })
  await world.operations.due(world.now())
  await world.operations.slotsSince(world.now())
  await world.operations.mailsSince(world.now())
  await world.operations.sentByDay(world.now())
  await world.operations.failures(100)
  await world.operations.search(['hale'], 20, 5)
  Object.assign(pool, { query: ask })
  const own = asked.filter(({ text }) =>
    /from "(users|profiles|scheduled_deliveries|delivery_mails)"/.test(text),
  )
  expect(own.length).toBeGreaterThanOrEqual(12)
  const client = await pool.connect()
  try {
    // Small tables are read whole whatever stands beside them; without this it would be seen only when they have grown.
    await client.query('set enable_seqscan = off')
    for (const { text, values } of own) {
      const { rows } = await client.query(`explain ${text}`, values)
      expect(rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes('Seq Scan'))).toEqual([])
    }
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
})

test('the page is there for the product’s own people only', async () => {
  const { visitor, email, id } = await aBrandOwner(product)
  await world.accounts.completeOnboarding(id)
  expect((await visitor.raw('GET', '/operator')).status).toBe(404)
  await operate(world, ['user', 'set-type', email, 'internal'])
  expect((await visitor.raw('GET', '/operator')).status).toBe(200)
  const page = await product.visitor().raw('GET', '/operator?search=hale')
  expect(page.headers.get('location')).toBe('/login?redirect=%2Foperator%3Fsearch%3Dhale')
})
