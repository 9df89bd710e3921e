// Tests how failed deliveries and undelivered emails are shown, retried or settled.
import { expect, test } from 'vitest'
import { readFailures, retryFailure } from '#contract/operations.ts'
import { plannedSlot } from '#domain/delivery/slots.ts'
import { aColleague } from '#tests/support/builders/colleague.ts'
import { aFailedDelivery } from '#tests/support/builders/failed-delivery.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world, database } = product.running.real
// This is a Wednesday. Weekly deliveries come on Mondays, so none is due during these tests.
product.clock.set('2026-11-18T12:00:00Z')
const colleague = await aColleague(product)
const { found, aSubscriber } = colleague

const failures = async () => (await colleague.visitor.ask(readFailures)).body
const retry = (id: string) => colleague.visitor.ask(retryFailure, { params: { id } })

test('a failed delivery is shown with its reason, and is sent when someone retries it', async () => {
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
  'an email with the state %s is shown, and is sent when someone retries it',
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
    expect((await retry(rows[0].id)).body).toEqual({ message: 'The email will be sent again.' })
    await until(isSent)
    expect((await retry(rows[0].id)).status).toBe(404)
  },
)

test.each(['nothing', '00000000-0000-4000-8000-000000000000'])(
  'retrying a failure with the unknown id %s is answered with 404',
  async (id) => {
    expect([(await retry(id)).status, (await retry(id)).body.message]).toEqual([
      404,
      'This failure has already been handled.',
    ])
  },
)

test('retrying a failed delivery settles it without making it, if a later one has replaced it', async () => {
  const { profile, company } = await aSubscriber()
  const id = await aFailedDelivery(world, profile.id)
  const now = world.now()
  const dueAt = new Date(now.getTime() - 1)
  await database.pool.query('update scheduled_deliveries set delivery_date = $2 where id = $1', [id, dueAt])
  await world.slots.add([plannedSlot(profile.id, 'scheduled', now)], now)
  expect((await retry(id)).body).toEqual({
    message: 'The delivery won’t be made again: a later delivery replaced it.',
  })
  expect((await found(company))[0]?.deliveries).toContainEqual(
    expect.objectContaining({ id, state: 'skipped', reason: 'A later delivery replaced it.' }),
  )
})
