import { expect, test } from 'vitest'
import moment from 'moment-timezone'
import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' }
import { countryCodes, countryName, countryOptions, Timezone, timezones, zoneOf } from './places.ts'

test('every country has a default time zone from the list, with that country’s clock', () => {
  const moments = ['2027-01-15T12:00:00Z', '2027-07-15T12:00:00Z'].map(Date.parse)
  const strangers = countryCodes.filter((country) => {
    const own = moment.tz.zonesForCountry(country) ?? []
    const given = moment.tz.zone(zoneOf(country))
    const same = own.some((name) =>
      moments.every((at) => moment.tz.zone(name)?.utcOffset(at) === given?.utcOffset(at)),
    )
    return !same
  })
  expect(strangers).toEqual([])
})

test('forms offer about two hundred countries with their British names, International first', () => {
  const options = countryOptions()
  expect(options[0]).toEqual({ value: 'INTL', label: 'International' })
  expect(options.length).toBeGreaterThan(200)
  expect(new Set(options.map((option) => option.label)).size).toBe(options.length)
  expect(options).toContainEqual({ value: 'GB', label: 'United Kingdom' })
})

test('a brand without a country is shown as not specified and uses UTC', () => {
  expect([countryName(null), zoneOf(null), zoneOf('INTL')]).toEqual(['Not specified', 'UTC', 'UTC'])
})

test('the default time zone is the browser’s if the country has it, else the country’s', () => {
  expect(zoneOf('US', 'America/Chicago')).toBe('America/Chicago')
  expect(zoneOf('US', 'US/Central')).toBe('America/Chicago')
  expect(zoneOf('US', 'Europe/London')).toBe('America/New_York')
  expect(zoneOf('GB', 'America/Chicago')).toBe('Europe/London')
  expect(zoneOf('INTL', 'America/Chicago')).toBe('UTC')
})

test('the runtime knows every time zone on the list', () => {
  expect(timezones.filter((zone) => !moment.tz.zone(zone))).toEqual([])
})

test.each([
  ['Etc/UTC', 'UTC'],
  ['GMT', 'UTC'],
  ['GB', 'Europe/London'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Iceland', 'Atlantic/Reykjavik'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['US/Eastern', 'America/New_York'],
  ['Europe/London', 'Europe/London'],
])('the time zone %s is accepted, and saved as %s', (name, todays) => {
  expect(Timezone.parse(name)).toBe(todays)
})

test('every other name of a listed time zone is accepted and has the same clock', () => {
  const links = packed.links.map((link) => link.split('|'))
  const offered = new Set([...timezones, 'Etc/UTC', 'Etc/GMT-0'])
  const groups = Map.groupBy(links, ([first]) => first)
  const names = [...groups].flatMap(([first, members]) => {
    const group = [first, ...members.map(([, name]) => name)].filter((name) => name !== undefined)
    return group.some((name) => offered.has(name)) ? group : []
  })
  const offsets = (zone: string) =>
    ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => moment.tz(at, zone).utcOffset()).join(' ')
  const wrong = names.filter((name) => {
    const { data } = Timezone.safeParse(name)
    return data === undefined || !timezones.includes(data) || offsets(data) !== offsets(name)
  })
  expect(wrong).toEqual([])
  expect(names.length).toBeGreaterThan(200)
})

test.each(['constructor', '__proto__', 'toString', 'Mars/Olympus', ''])(
  'a time zone that is not on the list is refused: %j',
  (zone) => {
    expect(Timezone.safeParse(zone).success).toBe(false)
  },
)
