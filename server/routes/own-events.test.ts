// Tests the events that a brand adds to its calendar.
import { beforeEach, expect, test } from 'vitest'
import { addEvent, changeEvent, deleteEvent, OWN_EVENTS, readCalendar } from '#contract/seasons.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()
beforeEach(() => product.clock.set('2026-12-01T09:00:00Z'))

const eventsOf = async (visitor: Visitor) => (await visitor.ask(readCalendar, { query: {} })).body.events
const openDay = { eventName: 'Open day at the oven', eventDate: '2027-06-12' }

test('a user can add, change and delete an event of their own', async () => {
  const { visitor } = await aBrandOwner(product)
  const words = { ...openDay, notes: ' Ovens on\u0007 from six ', contentPlanningStartDate: '2027-05-01' }
  const { status, body } = await visitor.ask(addEvent, { body: words })
  expect([status, body]).toEqual([
    201,
    { ...words, id: body.id, eventType: 'event', notes: 'Ovens on from six' },
  ])
  await visitor.ask(addEvent, { body: { eventName: 'Stocktaking', eventDate: '2027-01-04' } })
  const names = async () => (await eventsOf(visitor)).map(({ eventName }: { eventName: string }) => eventName)
  expect(await names()).toEqual(['Stocktaking', openDay.eventName])
  const campaign = { eventName: 'Rye week', eventDate: '2027-02-01', eventType: 'campaign' as const }
  const changed = await visitor.ask(changeEvent, { params: { id: body.id }, body: campaign })
  expect(changed.body).toEqual({ ...campaign, id: body.id, notes: null, contentPlanningStartDate: null })
  expect((await visitor.ask(deleteEvent, { params: { id: body.id } })).body.message).toBe('Event deleted')
  expect(await names()).toEqual(['Stocktaking'])
})

test.each([
  [
    { contentPlanningStartDate: '2027-06-13' },
    'contentPlanningStartDate',
    'Start planning on or before the day of the event',
  ],
  [
    { contentPlanningStartDate: '0001-01-01' },
    'contentPlanningStartDate',
    'Choose a day within 10 years of today',
  ],
  [{ eventDate: '2199-01-01' }, 'eventDate', 'Choose a day within 10 years of today'],
  [{ eventDate: '2027-02-30' }, 'eventDate', 'Choose a day'],
  [{ eventName: '  ' }, 'eventName', 'Give the event a name'],
  [{ eventName: '\u0007' }, 'eventName', 'Give the event a name'],
])('adding an event with %o is refused with an error at its field', async (change, path, message) => {
  const { visitor } = await aBrandOwner(product)
  const answer = await visitor.ask(addEvent, { body: { ...openDay, ...change } })
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path, message }]])
  const { body } = await visitor.ask(addEvent, { body: openDay })
  const changed = await visitor.ask(changeEvent, { params: { id: body.id }, body: { ...openDay, ...change } })
  expect(changed.status).toBe(400)
})

test('a brand can’t get more events than the limit, even if many are added at once', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { world } = product.running.real
  const event = { ...openDay, eventType: 'event' as const, contentPlanningStartDate: null, notes: null }
  for (let one = 1; one < OWN_EVENTS; one++) await world.events.add(profile.id, event, world.now())
  const asked = [1, 2, 3].map(() => visitor.ask(addEvent, { body: openDay }))
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.message).toBe('You have 200 events of your own. Delete one that you no longer need.')
})

test('another user’s event can’t be changed or deleted, and is reported as not found', async () => {
  const owner = await aBrandOwner(product)
  const { body: event } = await owner.visitor.ask(addEvent, { body: openDay })
  const { visitor } = await aBrandOwner(product)
  for (const ask of [
    (id: string) => visitor.ask(changeEvent, { params: { id }, body: openDay }),
    (id: string) => visitor.ask(deleteEvent, { params: { id } }),
  ]) {
    const theirs = await ask(event.id)
    const none = await ask('00000000-0000-4000-8000-000000000000')
    expect([theirs.status, theirs.body]).toEqual([404, none.body])
    expect((await ask('no id at all')).status).toBe(404)
  }
  expect(await eventsOf(visitor)).toEqual([])
  expect(await eventsOf(owner.visitor)).toEqual([event])
})
