import { expect, test } from 'vitest'
import { aFact } from '#domain/brand/fixtures/a-brand.ts'
import { cardOf } from '#domain/brand/card/card-of.ts'
import { aBrand } from '#domain/brand/fixtures/a-brand.ts'
import { foundEventsOf } from './found-events.ts'

const event = (label: string, date: string, status: 'extracted' | 'hidden' = 'extracted') =>
  aFact({ type: 'event', quote: `${label}, all welcome.`, slots: { label, date }, status })
const own = (eventName: string, eventDate: string) => ({
  id: eventName,
  eventName,
  eventDate,
  eventType: 'event' as const,
  contentPlanningStartDate: null,
  notes: null,
})
const found = (facts: ReturnType<typeof event>[], events: ReturnType<typeof own>[] = []) =>
  foundEventsOf(facts, events, '2026-11-23').map(({ eventName }) => eventName)

test('The calendar offers events to come from the website, soonest first', () => {
  expect(
    found([event('Winter fair', '2026-12-12'), event('Open day', '2026-11-23'), event('Quiz', '2026-11-22')]),
  ).toEqual(['Open day', 'Winter fair'])
})

test('An event’s link has the name of its page, and a home page is called that whatever its heading says', () => {
  const on = (url: string) => ({
    ...event('Open house', '2026-12-05'),
    place: { of: 'https://tildewick.example/', label: 'Say something.', url },
  })
  const label = (url: string) => foundEventsOf([on(url)], [], '2026-11-23')[0]?.label
  const home = [
    'https://tildewick.example',
    'https://tildewick.example/',
    'https://tildewick.example/index.html',
  ]
  expect(home.map(label)).toEqual(['Home page', 'Home page', 'Home page'])
  expect(label('https://tildewick.example/visit')).toBe('Say something.')
})

test('An event that the brand left out or already has is not offered', () => {
  expect(found([event('Winter fair', '2026-12-12', 'hidden')])).toEqual([])
  expect(found([event('Winter fair', '2026-12-12')], [own('The Winter Fair 2026', '2026-12-12')])).toEqual([])
  expect(found([event('Winter fair', '2026-12-12')], [own('Staff party', '2026-12-12')])).toHaveLength(1)
})

test('Ideas don’t use an event from the website before somebody has added it', () => {
  const card = cardOf(aBrand({ facts: [event('Winter fair', '2026-12-12')] }))
  expect([card.events, card.said, card.sentences]).toEqual([[], [], []])
})
