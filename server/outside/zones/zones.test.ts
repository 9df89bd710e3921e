import { describe, expect, test } from 'vitest'
import { localDay } from '#domain/schedule/local-day.ts'
import { nextDelivery } from '#domain/schedule/next-delivery.ts'
import { packedRules } from '#tests/support/packed-rules.ts'
import { zones } from './zones.ts'

const hours = (zone: string, instant: string) => zones.offset(zone, new Date(instant)) / 60

const QUARTER = 15 * 60_000
const DAY = 96 * QUARTER
const [start, end] = [Date.parse('2026-01-01T00:00Z'), Date.parse('2030-01-01T00:00Z')]

/** The clock changes of a zone from 2026 to 2029: the minute of each, and the hours from UTC after it. */
function changes(zone: string): [minute: string, hours: number][] {
  const found: [minute: string, hours: number][] = []
  const offset = (at: number) => zones.offset(zone, new Date(at))
  for (let day = start; day < end; day += DAY) {
    if (offset(day) === offset(day + DAY)) continue
    let at = day
    while (offset(at) === offset(day)) at += QUARTER
    found.push([minuteOf(at), offset(at) / 60])
  }
  return found
}

const minuteOf = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`

/**
 * Laws of 2025 and 2026 that releases before 2026f don't have, with the places to which they apply. Each has
 * its clock changes from 2026 on; if there are none after the last, that time is permanent.
 */
const laws: [law: string, places: string[], changes: [minute: string, hours: number][]][] = [
  [
    'British Columbia keeps -7 after March 2026',
    ['America/Vancouver', 'Canada/Pacific'],
    [['2026-03-08T10:00Z', -7]],
  ],
  [
    'Alberta and the Northwest Territories keep -6 after March 2026',
    ['America/Edmonton', 'America/Inuvik', 'America/Yellowknife', 'Canada/Mountain'],
    [['2026-03-08T09:00Z', -6]],
  ],
  [
    'Manitoba and the west of Ontario keep -5 after March 2026',
    ['America/Winnipeg', 'America/Rainy_River', 'Canada/Central'],
    [['2026-03-08T08:00Z', -5]],
  ],
  [
    'Cuba does not go back in 2026, and does in November 2027',
    ['America/Havana', 'Cuba'],
    [
      ['2026-03-08T05:00Z', -4],
      ['2027-11-07T05:00Z', -5],
      ['2028-03-12T05:00Z', -4],
      ['2028-11-05T05:00Z', -5],
      ['2029-03-11T05:00Z', -4],
      ['2029-11-04T05:00Z', -5],
    ],
  ],
  [
    'Morocco keeps UTC from September 2026, in Ramadan too',
    ['Africa/Casablanca', 'Africa/El_Aaiun'],
    [
      ['2026-02-15T02:00Z', 0],
      ['2026-03-22T02:00Z', 1],
      ['2026-09-20T01:00Z', 0],
    ],
  ],
  [
    'Moldova changes at one in the morning of UTC, as the European Union does',
    ['Europe/Chisinau', 'Europe/Tiraspol'],
    [
      ['2026-03-29T01:00Z', 3],
      ['2026-10-25T01:00Z', 2],
      ['2027-03-28T01:00Z', 3],
      ['2027-10-31T01:00Z', 2],
      ['2028-03-26T01:00Z', 3],
      ['2028-10-29T01:00Z', 2],
      ['2029-03-25T01:00Z', 3],
      ['2029-10-28T01:00Z', 2],
    ],
  ],
]

describe('the time zone data', () => {
  test('the time zone data is release 2026f or later and has every law of 2026', () => {
    const outdated = laws.flatMap(([, places, expected]) =>
      places.filter((place) => JSON.stringify(changes(place)) !== JSON.stringify(expected)),
    )
    expect(outdated, `zones whose laws release ${zones.version} does not know`).toEqual([])
    expect(zones.version >= '2026f', `rules of release ${zones.version}, wanted 2026f or later`).toBe(true)
  })

  test.each(laws)('the time zone data follows this law: %s', (_, places, expected) => {
    expect(places.map((place) => [place, changes(place)])).toEqual(places.map((place) => [place, expected]))
  })

  test('the runtime’s own data only differs where a law is newer than the runtime', () => {
    const known = new Set(laws.flatMap(([, places]) => places))
    expect([...packedRules.keys()].filter((zone) => !known.has(zone) && differs(zone))).toEqual([])
    expect(zones.version >= (process.versions.tz ?? ''), 'the runtime has newer rules').toBe(true)
  })
})

/** Whether the runtime and our data disagree about this zone's first offset or its changes. */
function differs(zone: string): boolean {
  const found: [minute: string, hours: number][] = []
  let at: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone)
  let before = at.offsetNanoseconds
  if (before / 3.6e12 !== zones.offset(zone, new Date(start)) / 60) return true
  while ((at = at.getTimeZoneTransition('next')) && at.epochMilliseconds < end) {
    if (at.offsetNanoseconds !== before)
      found.push([minuteOf(at.epochMilliseconds), at.offsetNanoseconds / 3.6e12])
    before = at.offsetNanoseconds
  }
  return JSON.stringify(found) !== JSON.stringify(changes(zone))
}

describe('the offset of a time zone', () => {
  test.each([
    ['Europe/London', '2027-03-28T00:59:59.999Z', 0],
    ['Europe/London', '2027-03-28T01:00:00.000Z', 1],
    ['Europe/London', '2027-10-31T00:59:59.999Z', 1],
    ['Europe/London', '2027-10-31T01:00:00.000Z', 0],
    ['America/New_York', '2027-07-01T00:00Z', -4],
    ['Asia/Kolkata', '2027-07-01T00:00Z', 5.5],
    ['Asia/Kathmandu', '2027-07-01T00:00Z', 5.75],
    ['Australia/Lord_Howe', '2027-01-01T00:00Z', 11],
    ['Australia/Lord_Howe', '2027-07-01T00:00Z', 10.5],
    ['Pacific/Chatham', '2027-01-01T00:00Z', 13.75],
    ['Pacific/Kiritimati', '2027-01-01T00:00Z', 14],
    ['Etc/GMT+12', '2027-01-01T00:00Z', -12],
    // CET has summer time, although its name only means winter time.
    ['CET', '2027-07-01T00:00Z', 2],
  ])('the offset of %s at %s is the legal one', (zone, instant, expected) => {
    expect(hours(zone, instant)).toBe(expected)
  })

  test('summer time is still applied in a hundred years', () => {
    expect([
      hours('Europe/London', '2126-01-15T00:00Z'),
      hours('Europe/London', '2126-07-15T00:00Z'),
    ]).toEqual([0, 1])
  })
})

describe('the names of time zones', () => {
  test.each([
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Asia/Katmandu', 'Asia/Kathmandu'],
    ['America/Godthab', 'America/Nuuk'],
    ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['Pacific/Enderbury', 'Pacific/Kanton'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['GB', 'Europe/London'],
  ])('the older name %s has the clock of %s', (old, name) => {
    expect(changes(old)).toEqual(changes(name))
    expect(hours(old, '2027-07-01T12:00Z')).toBe(hours(name, '2027-07-01T12:00Z'))
  })

  test.each([
    'Europe/Atlantis',
    '',
    ' ',
    'UTC+2',
    'constructor',
    '__proto__',
    'toString',
    '🕰️',
    '../../etc/passwd',
  ])('an unknown zone is treated as UTC and causes no error: "%s"', (zone) => {
    expect(hours(zone, '2027-07-01T12:00Z')).toBe(0)
    expect(localDay(zones, zone, new Date('2027-07-01T23:59:59Z'))).toBe('2027-07-01')
    const schedule = { frequency: 'weekly', dayOfWeek: 1, dayOfMonth: 1, hour: 9, minute: 15 } as const
    const due = nextDelivery(zones, { ...schedule, timezone: zone }, new Date('2027-07-01T00:00Z'))
    expect(due.toISOString()).toBe('2027-07-05T09:15:00.000Z')
  })
})

test('the date changes at local midnight, not at midnight UTC', () => {
  const day = (zone: string, instant: string) => localDay(zones, zone, new Date(instant))
  expect(day('America/Vancouver', '2026-12-01T06:59:59Z')).toBe('2026-11-30')
  expect(day('America/Vancouver', '2026-12-01T07:00:00Z')).toBe('2026-12-01')
  expect(day('Pacific/Auckland', '2026-12-31T10:59:59Z')).toBe('2026-12-31')
  expect(day('Pacific/Auckland', '2026-12-31T11:00:00Z')).toBe('2027-01-01')
})
