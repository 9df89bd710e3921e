import { describe, expect, test } from 'vitest'
import {
  between,
  FRIDAY,
  MONDAY,
  monthly,
  next,
  WEDNESDAY,
  weekly,
  zones,
} from '#tests/support/builders/schedules.ts'
import { nextDelivery } from './next-delivery.ts'

describe('A delivery is due when the local clock shows the chosen time', () => {
  test.each([
    ['Greenwich', '2027-06-07T09:00Z'],
    ['Hudson', '2027-06-07T13:00Z'],
    ['India', '2027-06-07T03:30Z'],
    ['Nepal', '2027-06-07T03:15Z'],
    ['Half hour of summer', '2027-06-06T22:30Z'],
    ['Three quarters', '2027-06-06T20:15Z'],
    ['a place nobody has rules for', '2027-06-07T09:00Z'],
  ])('A delivery for Monday at nine in %s is due at nine by the local clock', (place, due) => {
    expect(next(weekly(place, MONDAY, '09:00'), '2027-06-04T00:00Z')).toBe(due)
  })

  test("A delivery to an agency's client can be due at a quarter to the hour", () => {
    expect(next(weekly('Nepal', MONDAY, '17:45'), '2027-06-04T00:00Z')).toBe('2027-06-07T12:00Z')
  })

  test('The chosen weekday is the local one, even if it is another day in UTC', () => {
    expect(next(weekly('Three quarters', MONDAY, '00:00'), '2027-06-04T00:00Z')).toBe('2027-06-06T11:15Z')
    expect(next(weekly('Hudson', MONDAY, '23:30'), '2027-06-04T00:00Z')).toBe('2027-06-08T03:30Z')
    expect(next(monthly('Three quarters', 1, '06:00'), '2027-06-20T00:00Z')).toBe('2027-06-30T17:15Z')
    expect(next(monthly('Hudson', 28, '23:00'), '2027-02-20T00:00Z')).toBe('2027-03-01T04:00Z')
  })
})

describe('The next delivery is always after the given moment', () => {
  const schedule = weekly('Greenwich', MONDAY, '09:00')

  test('A delivery that is due this moment is not the next one, but a millisecond earlier it still is', () => {
    expect(next(schedule, '2027-06-07T09:00:00.000Z')).toBe('2027-06-14T09:00Z')
    expect(next(schedule, '2027-06-07T08:59:59.999Z')).toBe('2027-06-07T09:00Z')
    expect(next(schedule, '2027-06-07T09:00:00.001Z')).toBe('2027-06-14T09:00Z')
  })

  test('The next delivery is at a whole minute, even if the given moment has seconds', () => {
    const due = nextDelivery(zones, schedule, new Date('2027-06-01T12:34:56.789Z'))
    expect(due.toISOString()).toBe('2027-06-07T09:00:00.000Z')
  })

  test('Every moment between two deliveries gives the same next delivery', () => {
    const asked = ['2027-06-07T09:00Z', '2027-06-08T00:00Z', '2027-06-13T23:59Z', '2027-06-14T08:59Z']
    expect(asked.map((after) => next(schedule, after))).toEqual(asked.map(() => '2027-06-14T09:00Z'))
  })

  test('The next delivery is on the right local day in places far ahead of UTC and far behind it', () => {
    for (const place of ['Over the line', 'Back over the line', 'Three quarters', 'Hudson']) {
      const due = next(weekly(place, WEDNESDAY, '00:00'), '2027-06-01T00:00Z') ?? ''
      expect(Date.parse(next(weekly(place, WEDNESDAY, '00:00'), due) ?? '') - Date.parse(due)).toBe(
        7 * 86_400_000,
      )
    }
  })
})

describe('Deliveries come every week or every month', () => {
  test('Two weekly deliveries are 167 hours apart when the clocks go forward and 169 hours when they go back', () => {
    const hours = (after: string, until: string) => {
      const [one = '', two = ''] = between(weekly('Hudson', MONDAY, '09:00'), after, until)
      return (Date.parse(two) - Date.parse(one)) / 3_600_000
    }
    expect(hours('2027-03-07T00:00Z', '2027-03-16T00:00Z')).toBe(167)
    expect(hours('2027-03-14T12:00Z', '2027-03-23T00:00Z')).toBe(168)
    expect(hours('2027-10-31T12:00Z', '2027-11-09T00:00Z')).toBe(169)
  })

  test('A monthly delivery on the 28th is also made in a February of 28 days', () => {
    expect(between(monthly('India', 28, '10:00'), '2027-01-01T00:00Z', '2028-03-31T00:00Z')).toEqual([
      ...['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map(
        (month) => `2027-${month}-28T04:30Z`,
      ),
      '2028-01-28T04:30Z',
      '2028-02-28T04:30Z',
      '2028-03-28T04:30Z',
    ])
  })

  test('Every month has one delivery, for any chosen day from 1 to 28', () => {
    for (let day = 1; day <= 28; day += 1) {
      const dues = between(monthly('Three quarters', day, '06:00'), '2026-12-31T00:00Z', '2028-12-31T00:00Z')
      expect(dues.length, `day ${day}`).toBe(24)
    }
  })
})

describe('All deliveries between two moments can be listed', () => {
  const fridays = weekly('Greenwich', FRIDAY, '12:00')

  test('The list of deliveries between two moments leaves out the first moment and includes the second', () => {
    expect(between(fridays, '2027-06-04T12:00Z', '2027-06-18T12:00Z')).toEqual([
      '2027-06-11T12:00Z',
      '2027-06-18T12:00Z',
    ])
    expect(between(fridays, '2027-06-04T11:59:59.999Z', '2027-06-18T11:59:59.999Z')).toEqual([
      '2027-06-04T12:00Z',
      '2027-06-11T12:00Z',
    ])
  })

  test('The list of deliveries is empty if nothing is due, if both moments are the same, or if they are in the wrong order', () => {
    expect(between(fridays, '2027-06-05T00:00Z', '2027-06-11T11:59Z')).toEqual([])
    expect(between(fridays, '2027-06-04T12:00Z', '2027-06-04T12:00Z')).toEqual([])
    expect(between(fridays, '2027-06-18T00:00Z', '2027-06-01T00:00Z')).toEqual([])
  })

  test('A year of weekly deliveries has fifty-two, across both clock changes', () => {
    expect(between(weekly('Hudson', MONDAY, '09:00'), '2027-01-01T00:00Z', '2028-01-01T00:00Z')).toHaveLength(
      52,
    )
  })
})
