import { expect, test } from 'vitest'
import moment from 'moment-timezone'
import { countryCodes, countryName, countryOptions, Timezone, timezones, zoneOf } from './places.ts'

test('every country has a zone that is offered, with the clock that the country itself keeps', () => {
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

test('about two hundred countries are offered, International first, each by its British name', () => {
  const options = countryOptions()
  expect(options[0]).toEqual({ value: 'INTL', label: 'International' })
  expect(options.length).toBeGreaterThan(200)
  expect(new Set(options.map((option) => option.label)).size).toBe(options.length)
  expect(options).toContainEqual({ value: 'GB', label: 'United Kingdom' })
})

test('an unset country is not specified, and its clock is UTC', () => {
  expect([countryName(null), zoneOf(null), zoneOf('INTL')]).toEqual(['Not specified', 'UTC', 'UTC'])
})

test('all zones offered are known to the rules in use', () => {
  expect(timezones.filter((zone) => !moment.tz.zone(zone))).toEqual([])
})

test.each(['constructor', '__proto__', 'toString', 'Mars/Olympus', ''])(
  'a zone that is not offered is refused: %j',
  (zone) => {
    expect(Timezone.safeParse(zone).success).toBe(false)
  },
)
