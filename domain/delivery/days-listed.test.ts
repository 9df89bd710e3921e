import { expect, test } from 'vitest'
import type { OwnEvent } from '#contract/seasons.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'
import { daysListed } from './days-listed.ts'

const dayOf = (at: number) => new Date(Date.UTC(2027, 0, at)).toISOString().slice(0, 10)

const ownEvents = (count: number): OwnEvent[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${at}`,
    eventName: `Own ${at}`,
    eventDate: dayOf(at * 2 + 1),
    eventType: 'event' as const,
    contentPlanningStartDate: null,
    notes: null,
  })).toReversed()

const comingDays = (count: number): DatedOccasion[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `day-${at}`,
    name: `Day ${at}`,
    kind: 'awareness',
    from: dayOf(at * 2 + 2),
    to: dayOf(at * 2 + 2),
    certainty: 'exact',
    mood: 'celebrate',
    description: 'A day.',
    concepts: [],
    themes: [],
    relevance: at < 6 ? 3 : 5,
    startBy: dayOf(1),
    isPublicHoliday: false,
    isReligious: false,
    isHidden: false,
  }))

test.each([
  [30, 20, { own: 6, days: 6 }],
  [2, 20, { own: 2, days: 10 }],
  [30, 2, { own: 10, days: 2 }],
  [30, 0, { own: 12, days: 0 }],
  [0, 20, { own: 0, days: 12 }],
  [3, 4, { own: 3, days: 4 }],
])(
  'A brand with %i own events and %i calendar days gets a delivery that lists %o of them',
  (own, days, expected) => {
    const listed = daysListed(comingDays(days), ownEvents(own), null)
    const isOwn = ({ eventName }: { eventName: string }) => eventName.startsWith('Own')
    expect({
      own: listed.filter(isOwn).length,
      days: listed.filter((one) => !isOwn(one)).length,
    }).toEqual(expected)
    const dates = listed.map(({ eventDate }) => eventDate)
    expect(dates).toEqual(dates.toSorted())
  },
)

test('A delivery lists the nearest own events and the most relevant calendar days', () => {
  const listed = daysListed(comingDays(20), ownEvents(30), null).map(({ eventName }) => eventName)
  expect(listed.filter((name) => name.startsWith('Own'))).toEqual([0, 1, 2, 3, 4, 5].map((at) => `Own ${at}`))
  expect(listed).toContain('Day 6')
  expect(listed).not.toContain('Day 0')
})

test("For an occasion of several days, a delivery says when it ends, in the brand's date format", () => {
  const [day] = comingDays(1).map((one) => ({ ...one, to: '2027-02-12' }))
  if (!day) throw new Error('There is a day')
  expect(daysListed([day], [], 'GB')[0]?.notes).toBe('A day. Until Friday 12 February.')
  expect(daysListed([day], [], 'US')[0]?.notes).toBe('A day. Until Friday, February 12.')
  expect(daysListed([day], [], null)[0]?.notes).toBe('A day. Until Friday 12 February.')
})
