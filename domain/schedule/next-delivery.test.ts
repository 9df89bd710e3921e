import { describe, expect, test } from 'vitest'
import type { Zones } from './local-day.ts'
import { type Schedule, deliveriesBetween, nextDelivery } from './next-delivery.ts'

/** Places made by hand: the offset they begin with, and each change as the instant and the offset from it on. */
const places: Record<string, [first: number, ...changes: [instant: string, offset: number][]]> = {
  Greenwich: [0],
  // As New York in 2027: 02:00 becomes 03:00 on 14 March, 02:00 becomes 01:00 on 7 November.
  Hudson: [-300, ['2027-03-14T07:00Z', -240], ['2027-11-07T06:00Z', -300]],
  // As Lord Howe Island: half an hour, 02:00 becomes 02:30 and back.
  'Half hour of summer': [
    660,
    ['2027-04-03T15:00Z', 630],
    ['2027-10-02T15:30Z', 660],
    ['2028-04-01T15:00Z', 630],
  ],
  // As Chatham Islands: 12:45 ahead, 13:45 in summer, and 02:45 becomes 03:45.
  'Three quarters': [765, ['2027-09-25T14:00Z', 825], ['2028-04-01T14:00Z', 765]],
  India: [330],
  Nepal: [345],
  // As Samoa in 2011: at the end of 29 December it went to the other side of the date line, and had no 30 December.
  'Over the line': [-600, ['2027-12-30T10:00Z', 840]],
  // As if Samoa went back: its 29 December comes twice.
  'Back over the line': [840, ['2027-12-29T10:00Z', -600]],
  // As Easter Island: the change is at 22:00 of the evening before.
  Evening: [-300, ['2027-04-04T03:00Z', -360], ['2027-09-05T04:00Z', -300]],
}

const zones: Zones = {
  version: 'made by hand',
  offset(zone, instant) {
    const [first, ...changes] = places[zone] ?? [0]
    return changes.findLast(([at]) => Date.parse(at) <= instant.getTime())?.[1] ?? first
  },
}

const weekly = (timezone: string, dayOfWeek: number, time: string): Schedule => ({
  frequency: 'weekly',
  dayOfWeek,
  dayOfMonth: 1,
  timezone,
  ...clock(time),
})
const monthly = (timezone: string, dayOfMonth: number, time: string): Schedule => ({
  frequency: 'monthly',
  dayOfWeek: 0,
  dayOfMonth,
  timezone,
  ...clock(time),
})
const clock = (time: string) => ({ hour: Number(time.slice(0, 2)), minute: Number(time.slice(3)) })

const minutes = (instants: Date[]) => instants.map((instant) => `${instant.toISOString().slice(0, 16)}Z`)
const next = (schedule: Schedule, after: string) =>
  minutes([nextDelivery(zones, schedule, new Date(after))])[0]
const between = (schedule: Schedule, after: string, until: string) =>
  minutes(deliveriesBetween(zones, schedule, new Date(after), new Date(until)))

const [SUNDAY, MONDAY, WEDNESDAY, THURSDAY, FRIDAY] = [0, 1, 3, 4, 5] as const

describe('a delivery is due at the local hour of its place', () => {
  test.each([
    ['Greenwich', '2027-06-07T09:00Z'],
    ['Hudson', '2027-06-07T13:00Z'],
    ['India', '2027-06-07T03:30Z'],
    ['Nepal', '2027-06-07T03:15Z'],
    ['Half hour of summer', '2027-06-06T22:30Z'],
    ['Three quarters', '2027-06-06T20:15Z'],
    ['a place nobody has rules for', '2027-06-07T09:00Z'],
  ])('on Monday at nine in %s', (place, due) => {
    expect(next(weekly(place, MONDAY, '09:00'), '2027-06-04T00:00Z')).toBe(due)
  })

  test("a client's quarter hours are kept", () => {
    expect(next(weekly('Nepal', MONDAY, '17:45'), '2027-06-04T00:00Z')).toBe('2027-06-07T12:00Z')
  })

  test("the day is the place's own, even where UTC is still at the day before or already at the day after", () => {
    expect(next(weekly('Three quarters', MONDAY, '00:00'), '2027-06-04T00:00Z')).toBe('2027-06-06T11:15Z')
    expect(next(weekly('Hudson', MONDAY, '23:30'), '2027-06-04T00:00Z')).toBe('2027-06-08T03:30Z')
    expect(next(monthly('Three quarters', 1, '06:00'), '2027-06-20T00:00Z')).toBe('2027-06-30T17:15Z')
    expect(next(monthly('Hudson', 28, '23:00'), '2027-02-20T00:00Z')).toBe('2027-03-01T04:00Z')
  })
})

describe('the next delivery is strictly after the instant asked about', () => {
  const schedule = weekly('Greenwich', MONDAY, '09:00')

  test('one that is due now is not the next one; a millisecond before, it is', () => {
    expect(next(schedule, '2027-06-07T09:00:00.000Z')).toBe('2027-06-14T09:00Z')
    expect(next(schedule, '2027-06-07T08:59:59.999Z')).toBe('2027-06-07T09:00Z')
    expect(next(schedule, '2027-06-07T09:00:00.001Z')).toBe('2027-06-14T09:00Z')
  })

  test('it is a whole minute, whatever part of a second it is asked at', () => {
    const due = nextDelivery(zones, schedule, new Date('2027-06-01T12:34:56.789Z'))
    expect(due.toISOString()).toBe('2027-06-07T09:00:00.000Z')
  })

  test('it is the same for every instant from the one before it on', () => {
    const asked = ['2027-06-07T09:00Z', '2027-06-08T00:00Z', '2027-06-13T23:59Z', '2027-06-14T08:59Z']
    expect(asked.map((after) => next(schedule, after))).toEqual(asked.map(() => '2027-06-14T09:00Z'))
  })

  test('far ahead of UTC and far behind it', () => {
    for (const place of ['Over the line', 'Back over the line', 'Three quarters', 'Hudson']) {
      const due = next(weekly(place, WEDNESDAY, '00:00'), '2027-06-01T00:00Z') ?? ''
      expect(Date.parse(next(weekly(place, WEDNESDAY, '00:00'), due) ?? '') - Date.parse(due)).toBe(
        7 * 86_400_000,
      )
    }
  })
})

describe('when the clock goes forward', () => {
  test('a time that is skipped moves on by the length of the gap, and fires once', () => {
    // 02:30 doesn't exist on 14 March; the clock shows 03:30 then.
    expect(between(weekly('Hudson', SUNDAY, '02:30'), '2027-03-01T00:00Z', '2027-03-28T12:00Z')).toEqual([
      '2027-03-07T07:30Z',
      '2027-03-14T07:30Z',
      '2027-03-21T06:30Z',
      '2027-03-28T06:30Z',
    ])
    expect(next(monthly('Hudson', 14, '02:30'), '2027-03-01T00:00Z')).toBe('2027-03-14T07:30Z')
  })

  test('the first minute of the gap moves to its end; the last before it and the first after it stay', () => {
    const on = (time: string) => next(weekly('Hudson', SUNDAY, time), '2027-03-08T12:00Z')
    expect(on('01:59')).toBe('2027-03-14T06:59Z')
    expect(on('02:00')).toBe('2027-03-14T07:00Z')
    expect(on('02:59')).toBe('2027-03-14T07:59Z')
    expect(on('03:00')).toBe('2027-03-14T07:00Z')
  })

  test('by half an hour, a time in the gap moves by half an hour', () => {
    const on = (time: string) => next(weekly('Half hour of summer', SUNDAY, time), '2027-09-30T00:00Z')
    expect(on('01:45')).toBe('2027-10-02T15:15Z')
    expect(on('02:00')).toBe('2027-10-02T15:30Z')
    expect(on('02:15')).toBe('2027-10-02T15:45Z')
    expect(on('02:30')).toBe('2027-10-02T15:30Z')
    expect(on('09:00')).toBe('2027-10-02T22:00Z')
  })

  test('at a quarter to three, the quarter hours around it stay apart from the gap', () => {
    const on = (time: string) => next(weekly('Three quarters', SUNDAY, time), '2027-09-23T00:00Z')
    expect(on('02:30')).toBe('2027-09-25T13:45Z')
    expect(on('02:45')).toBe('2027-09-25T14:00Z')
    expect(on('03:30')).toBe('2027-09-25T14:45Z')
    expect(on('03:45')).toBe('2027-09-25T14:00Z')
  })

  test('in the evening before, only the last hours of that day move', () => {
    const on = (day: number, time: string) => next(weekly('Evening', day, time), '2027-09-02T12:00Z')
    expect(on(6, '21:30')).toBe('2027-09-05T03:30Z')
    expect(on(6, '22:30')).toBe('2027-09-05T04:30Z')
    expect(on(SUNDAY, '06:00')).toBe('2027-09-05T11:00Z')
  })
})

describe('when the clock goes back', () => {
  test('a time that comes twice fires once, at the first', () => {
    expect(between(weekly('Hudson', SUNDAY, '01:30'), '2027-10-30T00:00Z', '2027-11-15T00:00Z')).toEqual([
      '2027-10-31T05:30Z',
      '2027-11-07T05:30Z',
      '2027-11-14T06:30Z',
    ])
  })

  test('between the two of them, the next one is a week later', () => {
    expect(next(weekly('Hudson', SUNDAY, '01:30'), '2027-11-07T05:45Z')).toBe('2027-11-14T06:30Z')
    expect(next(weekly('Hudson', SUNDAY, '01:30'), '2027-11-07T06:30Z')).toBe('2027-11-14T06:30Z')
  })

  test('the first minute after the hour that came twice fires when it comes, and once', () => {
    expect(next(weekly('Hudson', SUNDAY, '00:59'), '2027-11-01T12:00Z')).toBe('2027-11-07T04:59Z')
    expect(next(weekly('Hudson', SUNDAY, '01:00'), '2027-11-01T12:00Z')).toBe('2027-11-07T05:00Z')
    expect(next(weekly('Hudson', SUNDAY, '01:59'), '2027-11-01T12:00Z')).toBe('2027-11-07T05:59Z')
    expect(next(weekly('Hudson', SUNDAY, '02:00'), '2027-11-01T12:00Z')).toBe('2027-11-07T07:00Z')
  })

  test('by half an hour, only that half hour comes twice', () => {
    const on = (time: string) => next(weekly('Half hour of summer', SUNDAY, time), '2028-03-30T00:00Z')
    expect(on('01:15')).toBe('2028-04-01T14:15Z')
    expect(on('01:30')).toBe('2028-04-01T14:30Z')
    expect(on('01:45')).toBe('2028-04-01T14:45Z')
    expect(on('02:00')).toBe('2028-04-01T15:30Z')
  })
})

describe('a place that changes sides of the date line', () => {
  test('a delivery of the day it skipped comes a day later, once', () => {
    expect(
      between(weekly('Over the line', THURSDAY, '09:00'), '2027-12-20T00:00Z', '2028-01-07T00:00Z'),
    ).toEqual(['2027-12-23T19:00Z', '2027-12-30T19:00Z', '2028-01-05T19:00Z'])
    expect(next(monthly('Over the line', 28, '09:00'), '2027-12-20T00:00Z')).toBe('2027-12-28T19:00Z')
  })

  test('a delivery of the day it had twice comes on the first of them, once', () => {
    expect(
      between(weekly('Back over the line', WEDNESDAY, '09:00'), '2027-12-20T00:00Z', '2028-01-07T00:00Z'),
    ).toEqual(['2027-12-21T19:00Z', '2027-12-28T19:00Z', '2028-01-05T19:00Z'])
  })
})

describe('weeks and months', () => {
  test('a week is 167 hours long when the clock goes forward in it and 169 when it goes back', () => {
    const hours = (after: string, until: string) => {
      const [one = '', two = ''] = between(weekly('Hudson', MONDAY, '09:00'), after, until)
      return (Date.parse(two) - Date.parse(one)) / 3_600_000
    }
    expect(hours('2027-03-07T00:00Z', '2027-03-16T00:00Z')).toBe(167)
    expect(hours('2027-03-14T12:00Z', '2027-03-23T00:00Z')).toBe(168)
    expect(hours('2027-10-31T12:00Z', '2027-11-09T00:00Z')).toBe(169)
  })

  test('a month of 28 days has its delivery as every other has', () => {
    expect(between(monthly('India', 28, '10:00'), '2027-01-01T00:00Z', '2028-03-31T00:00Z')).toEqual([
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
        (month) => `2027-${month}-28T04:30Z`,
      ),
      '2028-01-28T04:30Z',
      '2028-02-28T04:30Z',
      '2028-03-28T04:30Z',
    ])
  })

  test('a month has one delivery, whatever the day and however long the month', () => {
    for (let day = 1; day <= 28; day += 1) {
      const dues = between(monthly('Three quarters', day, '06:00'), '2026-12-31T00:00Z', '2028-12-31T00:00Z')
      expect(dues.length, `day ${day}`).toBe(24)
    }
  })
})

describe('the deliveries between two instants', () => {
  const fridays = weekly('Greenwich', FRIDAY, '12:00')

  test('begin after the first and end with the second', () => {
    expect(between(fridays, '2027-06-04T12:00Z', '2027-06-18T12:00Z')).toEqual([
      '2027-06-11T12:00Z',
      '2027-06-18T12:00Z',
    ])
    expect(between(fridays, '2027-06-04T11:59:59.999Z', '2027-06-18T11:59:59.999Z')).toEqual([
      '2027-06-04T12:00Z',
      '2027-06-11T12:00Z',
    ])
  })

  test('are none where none falls due, where both are one, and where they stand the wrong way round', () => {
    expect(between(fridays, '2027-06-05T00:00Z', '2027-06-11T11:59Z')).toEqual([])
    expect(between(fridays, '2027-06-04T12:00Z', '2027-06-04T12:00Z')).toEqual([])
    expect(between(fridays, '2027-06-18T00:00Z', '2027-06-01T00:00Z')).toEqual([])
  })

  test('are fifty-two in a year of weeks, across both changes of the clock', () => {
    expect(between(weekly('Hudson', MONDAY, '09:00'), '2027-01-01T00:00Z', '2028-01-01T00:00Z')).toHaveLength(
      52,
    )
  })
})
