import { beforeEach, expect, test } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { saveProfile } from '#contract/profile.ts'
import {
  addEvent,
  type CalendarDay,
  changeEvent,
  deleteEvent,
  endCalendarFeed,
  hideDay,
  makeCalendarFeed,
  readCalendar,
  saveCalendarSettings,
} from '#contract/seasons.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()
beforeEach(() => product.clock.set('2026-12-01T09:00:00Z'))

const year = async (visitor: Visitor, query: { from?: string; months?: string } = {}) =>
  (await visitor.ask(readCalendar, { query })).body
const dayOf = async (visitor: Visitor, id: string): Promise<CalendarDay | undefined> =>
  (await year(visitor)).days.find((day: CalendarDay) => day.id === id)
const hide = (visitor: Visitor, id: string, isHidden = true) =>
  visitor.ask(hideDay, { params: { id }, body: { isHidden } })

const openDay = { eventName: 'Open day at the oven', eventDate: '2027-06-12' }

test('a bakery sees the year’s dates for its country and trade in order, and why each date matters', async () => {
  const { visitor } = await aBrandOwner(product)
  const calendar = await year(visitor)
  expect(calendar).toMatchObject({
    today: '2026-12-01',
    from: '2026-12-01',
    to: '2027-11-30',
    country: 'GB',
    trade: 'Café and bakery',
    wantsFaith: false,
    events: [],
    feedUrl: null,
  })
  const starts = calendar.days.map(({ from }: CalendarDay) => from)
  expect(starts).toEqual(starts.toSorted())
  expect(calendar.days.every(({ to, from }: CalendarDay) => to >= '2026-12-01' && from <= '2027-11-30')).toBe(
    true,
  )
  expect(calendar.days.find(({ id }: CalendarDay) => id === 'mothering-sunday')).toMatchObject({
    from: '2027-03-07',
    to: '2027-03-07',
    relevance: 5,
    why: 'Made for you.',
    isPublicHoliday: false,
    isHidden: false,
  })
})

test('a part of the year can be requested, but no dates before or after the year shown', async () => {
  const { visitor } = await aBrandOwner(product)
  expect(await year(visitor, { from: '2027-01-31', months: '1' })).toMatchObject({
    from: '2027-01-31',
    to: '2027-02-27',
  })
  for (const from of ['2099-01-01', '0000-01-01', 'soon']) {
    const answer = await visitor.ask(readCalendar, { query: { from } })
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, 'from'])
  }
})

test('a public holiday is shown to every trade, with the regions where it applies', async () => {
  const { visitor } = await aBrandOwner(product)
  const free = (await year(visitor)).days.filter(({ isPublicHoliday }: CalendarDay) => isPublicHoliday)
  const christmas = free.find(({ from }: CalendarDay) => from === '2026-12-25')
  expect(christmas.why).toContain('A public holiday in the United Kingdom: hours and deliveries may change.')
  const second = free.find(({ from }: CalendarDay) => from === '2027-01-02')
  expect(second.why).toContain('A public holiday in Scotland: hours')
})

test.each([null, 'INTL'])('a brand with the country %s only sees worldwide dates', async (country) => {
  const { visitor } = await aBrandOwner(product, { country })
  const calendar = await year(visitor)
  expect(calendar.country).toBeNull()
  expect(calendar.days.length).toBeGreaterThan(5)
  expect(calendar.days.filter(({ isPublicHoliday }: CalendarDay) => isPublicHoliday)).toEqual([])
  expect(calendar.days.map(({ id }: CalendarDay) => id)).not.toContain('mothering-sunday')
})

test('a brand whose trade is unknown gets a message', async () => {
  const { visitor } = await aBrandOwner(product, { industry: 'Falconry', companyInfo: 'We fly hawks.' })
  expect((await year(visitor)).trade).toBeNull()
})

test('a brand can hide a date for itself only, and show it again', async () => {
  const { visitor } = await aBrandOwner(product)
  const other = await aBrandOwner(product)
  expect((await hide(visitor, 'mothering-sunday')).body.message).toBe('Day hidden')
  expect((await hide(visitor, 'mothering-sunday')).status).toBe(200)
  expect((await dayOf(visitor, 'mothering-sunday'))?.isHidden).toBe(true)
  expect((await dayOf(other.visitor, 'mothering-sunday'))?.isHidden).toBe(false)
  product.clock.set('2026-12-04T09:00:00Z')
  expect((await dayOf(visitor, 'mothering-sunday'))?.isHidden).toBe(true)
  await hide(visitor, 'mothering-sunday', false)
  expect((await dayOf(visitor, 'mothering-sunday'))?.isHidden).toBe(false)
})

test('a brand can hide a public holiday that has no description of its own', async () => {
  const { visitor } = await aBrandOwner(product)
  const plain = (await year(visitor)).days.find(({ id }: CalendarDay) => id.startsWith('holiday-'))
  expect((await hide(visitor, plain.id)).status).toBe(200)
  expect((await dayOf(visitor, plain.id))?.isHidden).toBe(true)
})

test('hiding a date that the brand’s country doesn’t have is answered with 404', async () => {
  const { visitor } = await aBrandOwner(product, { country: 'NZ' })
  for (const id of ['mothering-sunday', 'no-such-day', '../brand']) {
    const answer = await hide(visitor, id)
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'This day isn’t in your calendar. Please reload the page.',
    ])
  }
})

test('religious holidays are shown if the user wants them, or if they are public holidays', async () => {
  const { visitor } = await aBrandOwner(product)
  const faith = async () =>
    (await year(visitor)).days.filter(
      ({ isReligious, isPublicHoliday }: CalendarDay) => isReligious && !isPublicHoliday,
    )
  expect(await faith()).toEqual([])
  expect((await visitor.ask(saveCalendarSettings, { body: { wantsFaith: true } })).status).toBe(200)
  expect((await year(visitor)).wantsFaith).toBe(true)
  expect((await faith()).length).toBeGreaterThan(0)
  await visitor.ask(saveProfile, { body: { companyInfo: 'We bake bread.' } })
  expect((await year(visitor)).wantsFaith).toBe(true)
})

const calls: [name: string, ask: (visitor: Visitor) => ReturnType<Visitor['ask']>][] = [
  ['the calendar', (visitor) => visitor.ask(readCalendar, { query: {} })],
  ['hiding a day', (visitor) => hide(visitor, 'mothering-sunday')],
  ['a wish', (visitor) => visitor.ask(saveCalendarSettings, { body: { wantsFaith: true } })],
  ['an address', (visitor) => visitor.ask(makeCalendarFeed)],
  ['ending an address', (visitor) => visitor.ask(endCalendarFeed)],
  ['an event', (visitor) => visitor.ask(addEvent, { body: openDay })],
  ['a changed event', (visitor) => visitor.ask(changeEvent, { params: { id: 'x' }, body: openDay })],
  ['a deleted event', (visitor) => visitor.ask(deleteEvent, { params: { id: 'x' } })],
]
test.each(calls)('the call %s needs an account on the Plus plan', async (_, ask) => {
  const { visitor } = await aBrandOwner(product, {}, 'basic')
  const answer = await ask(visitor)
  expect([answer.status, answer.body.kind]).toEqual([403, 'plan'])
  expect(answer.body.message).toBe(
    'Seasonal content needs the Plus plan or higher. You can upgrade on the pricing page.',
  )
  expect((await ask(product.visitor())).status).toBe(401)
})

test('the export of an account contains its events, hidden dates and calendar settings, but not the secret address', async () => {
  const { visitor } = await aBrandOwner(product)
  await visitor.ask(addEvent, { body: openDay })
  await hide(visitor, 'mothering-sunday')
  await visitor.ask(saveCalendarSettings, { body: { wantsFaith: true } })
  const { feedUrl } = (await visitor.ask(makeCalendarFeed)).body
  const { body } = await visitor.ask(exportAccount)
  expect(body.events).toMatchObject([openDay])
  expect(body.hiddenDays).toMatchObject([{ occasionId: 'mothering-sunday' }])
  expect(body.profiles).toMatchObject([{ wantsFaithDays: true }])
  expect(JSON.stringify(body)).not.toContain(feedUrl.split('/').at(-1).replace('.ics', ''))
})

test('an account’s events and calendar settings are deleted with it', async () => {
  const { visitor, id, profile } = await aBrandOwner(product)
  await visitor.ask(addEvent, { body: openDay })
  await hide(visitor, 'mothering-sunday')
  const { feedUrl } = (await visitor.ask(makeCalendarFeed)).body
  const { world, database } = product.running.real
  await world.accounts.setDeletionDate(id, world.now())
  await world.accounts.deleteClosed(world.now())
  for (const table of ['events', 'hidden_days', 'calendar_feeds']) {
    const left = await database.pool.query(`select 1 from ${table} where profile_id = $1`, [profile.id])
    expect(left.rows).toEqual([])
  }
  expect((await visitor.raw('GET', new URL(feedUrl).pathname)).status).toBe(404)
})
