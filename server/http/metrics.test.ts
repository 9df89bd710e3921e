// Tests the Prometheus metrics as read over real HTTP.
import { expect, test, vi } from 'vitest'
import { saveProfile } from '#contract/profile.ts'
import { plannedSlot } from '#domain/delivery/slots.ts'
import { makeNews } from '#server/jobs/news.ts'
import { aFailedDelivery } from '#tests/support/builders/failed-delivery.ts'
import { figuresOf, type Figures } from '#tests/support/builders/figures.ts'
import { mailServer } from '#tests/support/fakes/mail-server.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct, type Product } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

// Counts are written within five seconds, and a delivery on a busy machine takes as long again.
vi.setConfig({ testTimeout: 60_000 })

const token = 'a token of the operator, thirty-two letters at least'
const server = await mailServer()
const product = await aProduct({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, LOG_LEVEL: 'error' })
const { world, database } = product.running.real
const nobodyWorks = await aProduct({
  ROLE: 'web',
  NEWS_FEEDS: 'http://127.0.0.1:9/{query}',
  LOG_LEVEL: 'silent',
})
const withToken = await aProduct({ ROLE: 'web', METRICS_TOKEN: token, PUBLIC_URL: 'https://inkling.example' })

// A Wednesday: weekly deliveries come on Mondays, so none is due by itself during these tests.
for (const { clock } of [product, nobodyWorks]) clock.set('2026-11-18T12:00:00Z')

/** An account with planned deliveries. */
async function aSubscriber(product: Product) {
  const owner = await aBrandOwner(product, {}, 'plus')
  await owner.visitor.ask(saveProfile, {
    body: { deliveryFrequency: 'weekly', deliveryTimezone: 'UTC', markOnboardingComplete: true },
  })
  return owner
}
const due = (product: Product, profileId: string, at: Date) =>
  product.running.real.world.plans.set('scheduled', [{ profileId, at }])

/** Waits until the metrics meet this condition. Counts reach the database within five seconds. */
const figuresWhere = (holds: (now: Figures) => boolean) =>
  until(async () => {
    const now = await figuresOf(product)
    return holds(now) ? now : undefined
  }, 30)
const deliveries = (figures: Figures, became: string) =>
  figures.of('inkling_deliveries_total', { became }) ?? -1
const mails = (figures: Figures, became: string) => figures.of('inkling_mails_total', { became }) ?? -1

test("the metrics are in Prometheus's text format and are not cached", async () => {
  const { response, types, of } = await figuresOf(product)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(types.get('inkling_http_request_duration_seconds')).toBe('histogram')
  expect(types.get('inkling_mails_total')).toBe('counter')
  expect(of('inkling_build_info', { version: 'test', role: 'all' })).toBe(1)
  expect(of('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(of('process_start_time_seconds')).toBeGreaterThan(Date.now() / 1000 - 600)
  expect(of('inkling_database_up')).toBe(1)
})

test('the metrics of CPU use and event loop lag grow with the work done', async () => {
  const before = await figuresOf(product)
  const [began, { user }] = [performance.now(), process.cpuUsage()]
  // Both are compared with clocks, since the machine may be busy with other things.
  while (performance.now() < began + 700 || process.cpuUsage().user < user + 400_000)
    void JSON.stringify([user])
  await new Promise((resolve) => setTimeout(resolve, 50))
  const after = await figuresOf(product)
  const grown = (name: string, labels = {}) => (after.of(name, labels) ?? 0) - (before.of(name, labels) ?? 0)
  expect(grown('process_cpu_seconds_total')).toBeGreaterThan(0.3)
  expect(grown('nodejs_eventloop_busy_seconds_total')).toBeGreaterThan(0.5)
  expect(grown('nodejs_eventloop_lag_seconds_sum')).toBeGreaterThan(0.4)
  // Some of the samples have to be above half a second.
  expect(grown('nodejs_eventloop_lag_seconds_count')).toBeGreaterThan(
    grown('nodejs_eventloop_lag_seconds_bucket', { le: '0.5' }),
  )
})

test('requests are counted by route pattern, never by their address', async () => {
  const visitor = product.visitor()
  const before = await figuresOf(product)
  await visitor.raw('GET', '/delivery/some-secret-token-of-a-report-x')
  await visitor.raw('GET', '/some-page-that-nobody-wrote')
  await visitor.raw('GET', '/another-page-that-nobody-wrote')
  await visitor.raw('PROPFIND', '/some-page-that-nobody-wrote')
  const after = await figuresOf(product)
  const grown = (method: string, route: string, status: string) => {
    const name = 'inkling_http_request_duration_seconds_count'
    return (
      (after.of(name, { method, route, status }) ?? 0) - (before.of(name, { method, route, status }) ?? 0)
    )
  }
  expect(grown('GET', 'none', '4xx')).toBe(2)
  expect(grown('other', 'none', '4xx')).toBe(1)
  expect(after.text).not.toMatch(/secret-token|nobody-wrote|PROPFIND/)
  const reports = after.series.filter((series) =>
    /_count\{method="GET",route="\/delivery\/:token",/.test(series),
  )
  expect(reports).toHaveLength(1)
})

test('each bucket of a histogram includes all smaller ones, and the last includes every sample', async () => {
  await product.visitor().raw('GET', '/healthz')
  const { of } = await figuresOf(product)
  const labels = { method: 'GET', route: '/healthz', status: '2xx' }
  const name = 'inkling_http_request_duration_seconds'
  const buckets = ['0.005', '0.02', '0.05', '0.1', '0.3', '1', '3', '10', '60', '+Inf'].map(
    (le) => of(`${name}_bucket`, { ...labels, le }) ?? -1,
  )
  expect(buckets).toEqual(buckets.toSorted((one, other) => one - other))
  expect(buckets[0]).toBeGreaterThanOrEqual(0)
  expect(buckets.at(-1)).toBe(of(`${name}_count`, labels))
  expect(of(`${name}_sum`, labels)).toBeGreaterThan(0)
})

test('a delivery that is made and emailed is counted in the metrics, without naming its owner', async () => {
  const before = await figuresOf(product)
  const { profile, email, id } = await aSubscriber(product)
  await due(product, profile.id, world.now())
  const after = await figuresWhere(
    (now) =>
      mails(now, 'sent') > mails(before, 'sent') &&
      deliveries(now, 'finished') > deliveries(before, 'finished'),
  )
  expect(server.received.some(({ to }) => to === email)).toBe(true)
  expect(mails(after, 'sent') - mails(before, 'sent')).toBe(1)
  expect(deliveries(after, 'made') - deliveries(before, 'made')).toBe(1)
  const { rows } = await database.pool.query('select access_token from deliveries where profile_id = $1', [
    profile.id,
  ])
  const secrets = [email, id, profile.id, profile.companyName, rows[0].access_token]
  for (const secret of secrets) expect(after.text).not.toContain(secret)
  expect(after.text).not.toContain('@')
})

test('deferred and refused emails are counted, and a refused one is reported as open for someone to handle', async () => {
  const before = await figuresOf(product)
  const [late, gone] = [await aSubscriber(product), await aSubscriber(product)]
  const answer = (code: number, words: string, to: string) =>
    server.misbehave({ does: 'answer', at: 'recipient', code, words, to })
  answer(450, '4.2.0 Greylisted', late.email)
  answer(550, '5.1.1 No such box', gone.email)
  for (const { profile } of [late, gone]) await due(product, profile.id, world.now())
  const after = await figuresWhere(
    (now) =>
      mails(now, 'deferred') > mails(before, 'deferred') && mails(now, 'refused') > mails(before, 'refused'),
  )
  expect(after.of('inkling_open_mails', { state: 'refused' })).toBe(1)
  expect(after.of('inkling_open_mails', { state: 'waiting' })).toBe(1)
  expect(mails(after, 'sent')).toBe(mails(before, 'sent'))
  await figuresWhere((now) => now.of('inkling_jobs', { queue: 'delivery-mail', state: 'waiting' }) === 1)
})

test('a failed delivery is counted, and reported as open until someone handles it', async () => {
  const before = await figuresOf(product)
  const { profile } = await aSubscriber(product)
  await aFailedDelivery(world, profile.id)
  const after = await figuresWhere((now) => deliveries(now, 'failed') > deliveries(before, 'failed'))
  expect(deliveries(after, 'deferred') - deliveries(before, 'deferred')).toBe(1)
  expect(after.of('inkling_open_deliveries', { state: 'failed' })).toBe(1)
})

test('the time of a worker’s last heartbeat is reported by other processes too', async () => {
  const { of } = await figuresWhere(
    ({ of }) => of('inkling_worker_last_look_timestamp_seconds') !== undefined,
  )
  const age = Date.now() / 1000 - (of('inkling_worker_last_look_timestamp_seconds') ?? 0)
  expect(age).toBeLessThan(30)
  expect((await figuresOf(nobodyWorks)).of('inkling_worker_last_look_timestamp_seconds')).toBeUndefined()
})

test('without a worker, the reported lateness of each queue’s oldest job grows', async () => {
  const { world, queue } = nobodyWorks.running.real
  const late = async (step: string) =>
    (await figuresOf(nobodyWorks)).of('inkling_late_seconds', { step }) ?? -1
  const [one, other] = [await aSubscriber(nobodyWorks), await aSubscriber(nobodyWorks)]
  expect([await late('plan'), await late('make'), await late('mail')]).toEqual([0, 0, 0])
  const now = world.now()
  await due(nobodyWorks, one.profile.id, new Date(now.getTime() - 90_000))
  await due(nobodyWorks, other.profile.id, new Date(now.getTime() - 30_000))
  expect(await late('plan')).toBeGreaterThanOrEqual(90)
  expect(await late('plan')).toBeLessThan(120)
  const [slot] = await world.slots.add([plannedSlot(one.profile.id, 'scheduled', now)], now)
  await world.slots.addMails(
    { ...plannedSlot(one.profile.id, 'scheduled', now), id: slot?.id ?? '', attempts: 0 },
    [{ address: one.email, firstName: 'Ruth', reader: 'owner' }],
    now,
  )
  nobodyWorks.clock.move(600_000)
  expect(await late('make')).toBeGreaterThanOrEqual(600)
  expect(await late('mail')).toBeGreaterThanOrEqual(600)
  expect(await late('plan')).toBeGreaterThanOrEqual(690)
  expect((await figuresOf(nobodyWorks)).of('inkling_open_deliveries', { state: 'planned' })).toBe(1)
  await queue.add('make-delivery', { slotId: slot?.id ?? '' })
  await until(async () => {
    const { of } = await figuresOf(nobodyWorks)
    return of('inkling_jobs', { queue: 'make-delivery', state: 'waiting' }) === 1 || undefined
  })
})

test('the time of the last complete news run is reported in the metrics', async () => {
  const { world } = nobodyWorks.running.real
  const told = async () => (await figuresOf(nobodyWorks)).of('inkling_news_last_success_timestamp_seconds')
  const pair = { industry: 'Bakery of no news', country: 'GB', weekOf: '2040-01-01' }
  const brand = await aBrandOwner(nobodyWorks, { industry: pair.industry })
  await world.accounts.completeOnboarding(brand.id)
  await expect(makeNews(world)(pair)).rejects.toThrow('0 made, 1 not')
  expect(await told()).toBeUndefined()
  await makeNews(world)({ ...pair, industry: 'Nobody’s trade' })
  expect(await told()).toBeCloseTo(world.now().getTime() / 1000, -1)
})

test('if the database doesn’t answer, the metrics report that and everything about the process', async () => {
  const { pool } = withToken.running.real.database
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const { of, types } = await figuresOf(withToken, { authorization: `Bearer ${token}` })
  for (const client of held) client.release()
  expect(of('inkling_database_up')).toBe(0)
  expect(of('inkling_database_connections', { state: 'waiting' })).toBeGreaterThan(0)
  expect(of('process_resident_memory_bytes')).toBeGreaterThan(0)
  expect(types.has('inkling_mails_total')).toBe(false)
})
