import { timezones } from '#contract/values/places.ts'
import { expect, test } from 'vitest'
import {
  clockAt,
  dateAt,
  daysOfMonth,
  hourName,
  hours,
  scheduleInWords,
  ordinal,
  placeOf,
  shortMoment,
  wholeMoment,
} from './words.ts'

const mondays = {
  frequency: 'weekly',
  dayOfWeek: 1,
  dayOfMonth: 1,
  hour: 9,
  timezone: 'Europe/London',
} as const

test('a schedule is written as one sentence', () => {
  expect(scheduleInWords(mondays)).toBe('Every Monday at 9:00 AM in London')
  expect(scheduleInWords({ ...mondays, dayOfWeek: 0, hour: 17, timezone: 'America/New_York' })).toBe(
    'Every Sunday at 5:00 PM in New York',
  )
  expect(scheduleInWords({ ...mondays, frequency: 'monthly' })).toBe(
    'On the 1st of each month at 9:00 AM in London',
  )
  expect(scheduleInWords({ ...mondays, frequency: 'monthly', dayOfMonth: 22, timezone: 'UTC' })).toBe(
    'On the 22nd of each month at 9:00 AM UTC',
  )
})

test('days of the month are written as ordinals: 1st, 2nd, 3rd', () => {
  expect([1, 2, 3, 4, 11, 12, 13, 20, 21, 22, 23, 28].map(ordinal)).toEqual(
    '1st 2nd 3rd 4th 11th 12th 13th 20th 21st 22nd 23rd 28th'.split(' '),
  )
  expect([daysOfMonth[0], daysOfMonth.at(-1)]).toEqual([1, 28])
})

test('users can choose an hour from 6:00 AM to 5:00 PM', () => {
  expect(hours.map(hourName)).toEqual([
    '6:00 AM',
    '7:00 AM',
    '8:00 AM',
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
    '5:00 PM',
  ])
})

test('every timezone that forms offer has a place name with the right spelling', () => {
  const places = timezones.map(placeOf)
  expect(new Set(places).size).toBe(timezones.length)
  expect(places.filter((place) => /[_/]/.test(place))).toEqual([])
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(placeOf('America/St_Johns')).toBe('St John’s')
})

test('a delivery’s time is shown in the schedule’s timezone', () => {
  const due = '2026-11-22T22:30:00.000Z'
  expect(wholeMoment(due, { timezone: 'Europe/London', country: null })).toBe(
    'Sunday 22 November 2026, 10:30 PM',
  )
  expect(wholeMoment(due, { timezone: 'Asia/Tokyo', country: null })).toBe('Monday 23 November 2026, 7:30 AM')
  expect(shortMoment(due, { timezone: 'Asia/Tokyo', country: null })).toBe(
    'Mon\u00a023\u00a0Nov, 7:30\u00a0AM',
  )
  expect(shortMoment('2026-11-22T00:00:00.000Z', { timezone: 'UTC', country: null })).toBe(
    'Sun\u00a022\u00a0Nov, 12:00\u00a0AM',
  )
  expect(wholeMoment('2026-11-22T12:00:00.000Z', { timezone: 'UTC', country: null })).toBe(
    'Sunday 22 November 2026, 12:00 PM',
  )
  expect(clockAt(new Date(due), 'Asia/Kolkata')).toBe('4:00 AM')
  expect(dateAt(new Date(due), 'Asia/Tokyo')).toBe('2026-11-23')
})

test('a time is shown in UTC if the browser doesn’t know the timezone', () => {
  expect(wholeMoment('2026-11-22T22:30:00.000Z', { timezone: 'Europe/Nowhere', country: null })).toBe(
    'Sunday 22 November 2026, 10:30 PM',
  )
})

test('the schedule of an American brand is written with the month first', () => {
  const written = { timezone: 'America/Chicago', country: 'US' }
  expect(wholeMoment('2026-11-23T15:00:00.000Z', written)).toBe('Monday, November 23, 2026, 9:00 AM')
  expect(shortMoment('2026-11-23T15:00:00.000Z', written)).toBe('Mon,\u00a0Nov\u00a023, 9:00\u00a0AM')
})
