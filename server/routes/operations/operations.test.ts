// Tests the operator page: who may open it, what it counts, and how an internal user gets their own delivery
// at once.
import { expect, test } from 'vitest'
import { login } from '#contract/account.ts'
import { readDeliveries } from '#contract/delivery.ts'
import {
  forceDelivery,
  readFailures,
  readOperations,
  retryFailure,
  searchAccounts,
} from '#contract/operations.ts'
import { saveProfile } from '#contract/profile.ts'
import { runCommand } from '#server/operator.ts'
import { aColleague } from '#tests/support/builders/colleague.ts'
import { aBrandOwner, aMember, password } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world, database } = product.running.real
// This is a Wednesday. Weekly deliveries come on Mondays, so none is due during these tests.
product.clock.set('2026-11-18T12:00:00Z')
const colleague = await aColleague(product)
const { found, aSubscriber } = colleague

test.each(['solo', 'agency'] as const)(
  'an account of type %s can’t make any of the operator’s calls',
  async (type) => {
    const { visitor, email } = await aMember(product, type === 'agency' ? 'agency' : undefined)
    await runCommand(world, ['user', 'set-type', email, type])
    const answers = [
      await visitor.ask(readOperations),
      await visitor.ask(readFailures),
      await visitor.ask(retryFailure, { params: { id: 'x' } }),
      await visitor.ask(searchAccounts, { query: { search: 'hale' } }),
      await visitor.ask(forceDelivery),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [403, 'This call is for our own team.']),
    )
  },
)

test('the operator page counts what is due, what is next, and what was made and emailed', async () => {
  const quiet = await aProduct({ ROLE: 'web' })
  quiet.clock.set('2026-11-20T12:00:00Z')
  const owner = await aBrandOwner(quiet, {}, 'plus')
  const weekly = {
    deliveryFrequency: 'weekly',
    deliveryTimezone: 'UTC',
    markOnboardingComplete: true,
  } as const
  await owner.visitor.ask(saveProfile, { body: weekly })
  await runCommand(quiet.running.real.world, ['user', 'set-type', owner.email, 'internal'])
  const read = async () => (await owner.visitor.ask(readOperations)).body
  expect(await read()).toMatchObject({ due: 0, nextDue: '2026-11-23T09:00:00.000Z', slots: {}, mails: {} })

  quiet.clock.set('2026-11-23T09:30:00Z')
  expect(await read()).toMatchObject({ due: 1, nextDue: null })

  const { body: forced } = await owner.visitor.ask(forceDelivery)
  expect(forced.url).toContain('/delivery/')
  const { rows } = await quiet.running.real.database.pool.query('select id from delivery_mails')
  const mail = await quiet.running.real.world.slots.startMailAttempt(rows[0].id)
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

test('an internal user’s own delivery is made and emailed at once, and the next one stays as planned', async () => {
  const { visitor, email, company, profile } = await aSubscriber()
  await runCommand(world, ['user', 'set-type', email, 'internal'])
  const { status, body } = await visitor.ask(forceDelivery)
  expect([status, body.message]).toEqual([200, 'Your delivery is ready and is being emailed.'])
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

test('a delivery that was sent ahead of time doesn’t replace one that is made before it', async () => {
  const { visitor, email, company, profile } = await aSubscriber()
  await runCommand(world, ['user', 'set-type', email, 'internal'])
  await runCommand(world, ['due', '--at', profile.nextDelivery, '--send'])
  await until(async () => (await visitor.ask(readDeliveries)).body[0])
  expect((await visitor.ask(forceDelivery)).body.message).toBe('Your delivery is ready and is being emailed.')
  expect((await visitor.ask(readDeliveries)).body).toHaveLength(2)
  expect((await found(company))[0]?.deliveries.map(({ state }) => state)).not.toContain('skipped')
})

test('nothing is made for an internal user who has no profile or no deliveries in their plan', async () => {
  const { status, body } = await colleague.visitor.ask(forceDelivery)
  expect([status, body.message]).toEqual([404, 'No profile found'])
  const { visitor, email } = await aBrandOwner(product, {}, 'free')
  await runCommand(world, ['user', 'set-type', email, 'internal'])
  const refused = await visitor.ask(forceDelivery)
  expect([refused.status, refused.body.kind]).toEqual([403, 'plan'])
  expect(refused.body.message).toContain('Scheduled deliveries need the Basic plan')
})

test('no query of the operator page reads a whole table', async () => {
  const asked: { text: string; values: unknown[] }[] = []
  const { pool } = database
  const ask = pool.query.bind(pool)
  // Queries are recorded and then run as usual.
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
    // Postgres always scans small tables; without this setting a missing index would only show once they have
    // grown.
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

test('only internal users can open the operator page', async () => {
  const { visitor, email, id } = await aBrandOwner(product)
  await world.accounts.completeOnboarding(id)
  expect((await visitor.raw('GET', '/operator')).status).toBe(404)
  await runCommand(world, ['user', 'set-type', email, 'internal'])
  expect((await visitor.raw('GET', '/operator')).status).toBe(200)
  const page = await product.visitor().raw('GET', '/operator?search=hale')
  expect(page.headers.get('location')).toBe('/login?redirect=%2Foperator%3Fsearch%3Dhale')
})
