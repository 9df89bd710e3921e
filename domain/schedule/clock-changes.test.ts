// Tests delivery times in places where the clocks change, and in places that move across the date line.
import { describe, expect, test } from 'vitest'
import {
  between,
  monthly,
  next,
  SUNDAY,
  THURSDAY,
  WEDNESDAY,
  weekly,
} from '#tests/support/builders/schedules.ts'

describe('Deliveries when the clocks go forward', () => {
  test('A delivery planned for an hour that the clocks skip is made once, later by the length of the gap', () => {
    // On 14 March the clock jumps from 02:00 to 03:00, so 02:30 doesn't exist and 03:30 is used.
    expect(between(weekly('Hudson', SUNDAY, '02:30'), '2027-03-01T00:00Z', '2027-03-28T12:00Z')).toEqual([
      '2027-03-07T07:30Z',
      '2027-03-14T07:30Z',
      '2027-03-21T06:30Z',
      '2027-03-28T06:30Z',
    ])
    expect(next(monthly('Hudson', 14, '02:30'), '2027-03-01T00:00Z')).toBe('2027-03-14T07:30Z')
  })

  test('Of the minutes around a clock change, only those that the clock skips move', () => {
    const on = (time: string) => next(weekly('Hudson', SUNDAY, time), '2027-03-08T12:00Z')
    expect(on('01:59')).toBe('2027-03-14T06:59Z')
    expect(on('02:00')).toBe('2027-03-14T07:00Z')
    expect(on('02:59')).toBe('2027-03-14T07:59Z')
    expect(on('03:00')).toBe('2027-03-14T07:00Z')
  })

  test('If the clocks go forward by half an hour, a delivery in the skipped half hour moves by half an hour', () => {
    const on = (time: string) => next(weekly('Half hour of summer', SUNDAY, time), '2027-09-30T00:00Z')
    expect(on('01:45')).toBe('2027-10-02T15:15Z')
    expect(on('02:00')).toBe('2027-10-02T15:30Z')
    expect(on('02:15')).toBe('2027-10-02T15:45Z')
    expect(on('02:30')).toBe('2027-10-02T15:30Z')
    expect(on('09:00')).toBe('2027-10-02T22:00Z')
  })

  test('If the clocks go forward at a quarter to three, deliveries at the quarter hours around the gap stay where they are', () => {
    const on = (time: string) => next(weekly('Three quarters', SUNDAY, time), '2027-09-23T00:00Z')
    expect(on('02:30')).toBe('2027-09-25T13:45Z')
    expect(on('02:45')).toBe('2027-09-25T14:00Z')
    expect(on('03:30')).toBe('2027-09-25T14:45Z')
    expect(on('03:45')).toBe('2027-09-25T14:00Z')
  })

  test("If the clocks skip the hours before midnight, deliveries in these hours move and others of the day don't", () => {
    const on = (day: number, time: string) => next(weekly('Evening', day, time), '2027-09-02T12:00Z')
    expect(on(6, '21:30')).toBe('2027-09-05T03:30Z')
    expect(on(6, '22:30')).toBe('2027-09-05T04:30Z')
    expect(on(SUNDAY, '06:00')).toBe('2027-09-05T11:00Z')
  })
})

describe('Deliveries when the clocks go back', () => {
  test('A delivery planned for an hour that happens twice is made once, the first time', () => {
    expect(between(weekly('Hudson', SUNDAY, '01:30'), '2027-10-30T00:00Z', '2027-11-15T00:00Z')).toEqual([
      '2027-10-31T05:30Z',
      '2027-11-07T05:30Z',
      '2027-11-14T06:30Z',
    ])
  })

  test('After the first of two repeated hours, the next weekly delivery is a week later', () => {
    expect(next(weekly('Hudson', SUNDAY, '01:30'), '2027-11-07T05:45Z')).toBe('2027-11-14T06:30Z')
    expect(next(weekly('Hudson', SUNDAY, '01:30'), '2027-11-07T06:30Z')).toBe('2027-11-14T06:30Z')
  })

  test('A delivery planned for the first minute after the repeated hour is made once, on time', () => {
    expect(next(weekly('Hudson', SUNDAY, '00:59'), '2027-11-01T12:00Z')).toBe('2027-11-07T04:59Z')
    expect(next(weekly('Hudson', SUNDAY, '01:00'), '2027-11-01T12:00Z')).toBe('2027-11-07T05:00Z')
    expect(next(weekly('Hudson', SUNDAY, '01:59'), '2027-11-01T12:00Z')).toBe('2027-11-07T05:59Z')
    expect(next(weekly('Hudson', SUNDAY, '02:00'), '2027-11-01T12:00Z')).toBe('2027-11-07T07:00Z')
  })

  test('If the clocks go back by half an hour, only deliveries in that half hour could happen twice, and they are made once', () => {
    const on = (time: string) => next(weekly('Half hour of summer', SUNDAY, time), '2028-03-30T00:00Z')
    expect(on('01:15')).toBe('2028-04-01T14:15Z')
    expect(on('01:30')).toBe('2028-04-01T14:30Z')
    expect(on('01:45')).toBe('2028-04-01T14:45Z')
    expect(on('02:00')).toBe('2028-04-01T15:30Z')
  })
})

describe('Deliveries in a place that moves across the date line', () => {
  test('A weekly delivery on a day that the place skips is made once, a day later', () => {
    expect(
      between(weekly('Over the line', THURSDAY, '09:00'), '2027-12-20T00:00Z', '2028-01-07T00:00Z'),
    ).toEqual(['2027-12-23T19:00Z', '2027-12-30T19:00Z', '2028-01-05T19:00Z'])
    expect(next(monthly('Over the line', 28, '09:00'), '2027-12-20T00:00Z')).toBe('2027-12-28T19:00Z')
  })

  test('A weekly delivery on a day that happens twice is made once, on the first of the two', () => {
    expect(
      between(weekly('Back over the line', WEDNESDAY, '09:00'), '2027-12-20T00:00Z', '2028-01-07T00:00Z'),
    ).toEqual(['2027-12-21T19:00Z', '2027-12-28T19:00Z', '2028-01-05T19:00Z'])
  })
})
