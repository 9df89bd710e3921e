import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { addEvent, hideDay, makeCalendarFeed, endCalendarFeed, readCalendar } from '#contract/seasons.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()
beforeEach(() => product.clock.set('2026-12-01T09:00:00Z'))

async function feedOf(visitor: Visitor): Promise<string> {
  const { status, body } = await visitor.ask(makeCalendarFeed)
  expect(status).toBe(201)
  return new URL(body.feedUrl).pathname
}

/** Sends the request of a calendar app, which has no account. */
const fetched = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  product.visitor().raw(method, path, { headers })

interface Entry {
  uid: string
  summary: string
  description: string
  start: string
  end: string
  categories: string
  isAllDay: boolean
}

function entriesOf(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      categories: String(component.getFirstPropertyValue('categories')),
      isAllDay: event.startDate.isDate && event.endDate.isDate,
    }
  })
}

test('another calendar app gets relevant dates, public holidays and the brand’s own events', async () => {
  const { visitor } = await aBrandOwner(product)
  const notes = 'Ovens on from six; bring flour, salt & a friend.\nBack door.'
  const event = { eventName: 'Rye, and nothing else', eventDate: '2027-02-01', notes }
  await visitor.ask(addEvent, { body: event })
  await visitor.ask(addEvent, { body: { eventName: 'Long past', eventDate: '2026-10-31' } })
  await visitor.ask(addEvent, { body: { eventName: 'Far ahead', eventDate: '2027-12-02' } })
  const answer = await fetched(await feedOf(visitor))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  const entries = entriesOf(await answer.text())
  expect(entries.every(({ isAllDay }) => isAllDay)).toBe(true)
  expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length)
  expect(entries.find(({ summary }) => summary === 'Mothering Sunday')).toMatchObject({
    uid: 'mothering-sunday-2027@localhost',
    start: '2027-03-07',
    end: '2027-03-08',
    categories: 'Trading',
  })
  expect(entries.find(({ start }) => start === '2026-12-25')?.categories).toBe('Public holiday')
  const own = entries.filter(({ categories }) => categories === 'Your event')
  expect(own).toMatchObject([
    { summary: event.eventName, description: notes, start: '2027-02-01', end: '2027-02-02' },
  ])
})

test('a season in the feed ends on the day after its last, as the format requires', async () => {
  const { visitor } = await aBrandOwner(product)
  const entries = entriesOf(await (await fetched(await feedOf(visitor))).text())
  expect(entries.find(({ uid }) => uid.startsWith('dry-january-2027@'))).toMatchObject({
    start: '2027-01-01',
    end: '2027-02-01',
  })
})

test('an event keeps its UID from day to day, so calendar apps don’t duplicate it', async () => {
  const { visitor } = await aBrandOwner(product)
  const path = await feedOf(visitor)
  const uids = async () =>
    entriesOf(await (await fetched(path)).text()).map(({ uid, start }) => `${uid} ${start}`)
  const before = await uids()
  product.clock.set('2027-01-20T09:00:00Z')
  const after = new Set(await uids())
  const still = before.filter((one) => (one.split(' ')[1] ?? '') >= '2026-12-21')
  expect(still.length).toBeGreaterThan(20)
  expect(still.filter((one) => !after.has(one))).toEqual([])
})

test('every line of the feed has at most 75 octets, and no company name breaks out of its line', async () => {
  const companyName =
    'Brötchen; Söhne, “Bäckerei” 🥖\r\nX-EVIL:1 \\ und viele andere Wörter bis über das Ende'
  const { visitor } = await aBrandOwner(product, { companyName })
  const eventName = '🥖'.repeat(60)
  await visitor.ask(addEvent, { body: { eventName, eventDate: '2027-02-01' } })
  const text = await (await fetched(await feedOf(visitor))).text()
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
  expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([])
  const calendar = new ICAL.Component(ICAL.parse(text))
  // The parser doesn't unescape non-standard properties, so the test does.
  const name = String(calendar.getFirstPropertyValue('x-wr-calname')).replaceAll(/\\([\\;,])/g, '$1')
  expect(name).toBe(`${companyName.replace('\r\n', ' ')}: the year ahead`)
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D')
  expect(entriesOf(text).map(({ summary }) => summary)).toContain(eventName)
  expect(text).toContain('DTSTAMP:20261201T000000Z')
})

test('a date that depends on the moon is marked as expected in the feed', async () => {
  const { visitor } = await aBrandOwner(product, { country: 'AE' })
  const { days } = (await visitor.ask(readCalendar, { query: {} })).body
  const expected = days.filter((day: { certainty: string }) => day.certainty === 'expected')
  expect(expected.length).toBeGreaterThan(0)
  const text = await (await fetched(await feedOf(visitor))).text()
  const said = entriesOf(text).filter(({ description }) => description.includes('Date depends on the moon'))
  expect(said.length).toBeGreaterThan(0)
})

test('a date that the brand has hidden is not in the feed', async () => {
  const { visitor } = await aBrandOwner(product)
  const path = await feedOf(visitor)
  const tells = async () => (await (await fetched(path)).text()).includes('SUMMARY:Mothering Sunday')
  expect(await tells()).toBe(true)
  await visitor.ask(hideDay, { params: { id: 'mothering-sunday' }, body: { isHidden: true } })
  expect(await tells()).toBe(false)
})

test('a request for an unchanged feed is answered with 304 all day', async () => {
  const { visitor } = await aBrandOwner(product)
  const path = await feedOf(visitor)
  const tag = (await fetched(path)).headers.get('etag') ?? ''
  product.clock.set('2026-12-01T21:00:00Z')
  const again = await fetched(path, { 'if-none-match': `W/${tag}` })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await fetched(path, { 'if-none-match': '"other"' })).status).toBe(200)
  await visitor.ask(addEvent, { body: { eventName: 'Open day', eventDate: '2027-02-01' } })
  expect((await fetched(path, { 'if-none-match': tag })).status).toBe(200)
  const head = await fetched(path, {}, 'HEAD')
  expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    '',
  ])
})

test('a calendar address that was replaced or turned off answers like one that never existed', async () => {
  const { visitor } = await aBrandOwner(product)
  const [first, second] = [await feedOf(visitor), await feedOf(visitor)]
  expect(first).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
  expect(new URL((await visitor.ask(readCalendar, { query: {} })).body.feedUrl).pathname).toBe(second)
  expect((await fetched(second)).status).toBe(200)
  await visitor.ask(endCalendarFeed)
  expect((await visitor.ask(readCalendar, { query: {} })).body.feedUrl).toBeNull()
  for (const path of [first, second, '/calendar/none.ics', '/calendar/..%2f%00.ics']) {
    const answer = await fetched(path)
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found',
    ])
  }
})

test('the feed stops if the plan has no seasonal content, and says why', async () => {
  const { visitor, id } = await aBrandOwner(product)
  const path = await feedOf(visitor)
  await product.running.real.world.accounts.setPlan(id, 'basic', null, 'ABCDEFGHI')
  const answer = await fetched(path)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([403, 'text/plain; charset=utf-8'])
  expect(await answer.text()).toContain('Seasonal content needs the Plus plan')
})
