import { describe, expect, test } from 'vitest'
import { byTheAct, moved, weekday, type Act } from '#tests/support/oracle/act.ts'
import { actsElsewhere, hongKong } from '#tests/support/oracle/acts-elsewhere.ts'
import { actsOfEurope } from '#tests/support/oracle/acts-of-europe.ts'
import { islamicDays } from '#tests/support/oracle/calendars.ts'
import { publicHolidays } from './holidays.ts'

const years = Array.from({ length: 10 }, (_, step) => 2026 + step)
const acts: Readonly<Record<string, Act>> = { ...actsOfEurope, ...actsElsewhere }

/**
 * The holidays that the law prescribes. A substitute day may be in the year before, like that for New Year's
 * Day in America.
 */
const expectedOf = (act: Act) =>
  [...years, 2036]
    .flatMap((year) => byTheAct(act, year))
    .filter(({ day }) => day >= '2026' && day < '2036')
    .map(({ day, name, isSubstitute }) => `${day} ${name}${isSubstitute ? ' (substitute day)' : ''}`)
    .toSorted()

/** The holidays that our table has, without those that depend on a moon sighting. */
function saidOf(country: string, { islamic = [] }: Act): string[] {
  const sighted = islamic.map(({ name }) => name)
  return years
    .flatMap((year) => publicHolidays(country, year))
    .filter(({ name }) => !sighted.includes(name.replace(' (substitute day)', '')))
    .map(({ day, name }) => `${day} ${name}`)
    .toSorted()
}

describe('The table of public holidays matches the law in twenty countries for ten years', () => {
  test.each(Object.entries(acts))(
    'In %s, the public holidays of ten years match those prescribed by law',
    (country, act) => {
      expect(saidOf(country, act)).toEqual(expectedOf(act))
    },
  )

  test('Hong Kong has seventeen days off a year, none of them on a Sunday or on another holiday', () => {
    for (const year of years) {
      const kept = byTheAct(hongKong, year).toSorted((a, b) => a.day.localeCompare(b.day))
      const taken = new Set(kept.map(({ day }) => day))
      const days = new Set<string>()
      for (const { day } of kept) {
        let own = day
        while (weekday(own) === 'Sun' || days.has(own) || (own !== day && taken.has(own))) own = moved(own, 1)
        days.add(own)
      }
      const product = new Set(publicHolidays('HK', year).map(({ day }) => day))
      expect([...product].toSorted()).toEqual([...days].toSorted())
      expect(days.size).toBe(17)
    }
  })

  const sighted = Object.entries(acts).flatMap(([country, { islamic = [] }]) =>
    islamic.map((feast) => ({ country, ...feast })),
  )
  test.each(sighted)(
    'In $country, $name is at most a day away from the tabular Islamic calendar',
    (feast) => {
      const { country, name, month, day, lasts = 1, later = 0 } = feast
      const frozen = years
        .flatMap((year) => publicHolidays(country, year))
        .filter((one) => one.name === name && !one.isSubstitute)
      const reckoned = years
        .flatMap((year) => islamicDays(month, day, year))
        .flatMap((first) => Array.from({ length: lasts }, (_, step) => moved(first, step + later)))
      const far = frozen.filter((one, at) => {
        const wanted = reckoned[at] ?? ''
        return ![-1, 0, 1].some((step) => moved(wanted, step) === one.day)
      })
      expect(far).toEqual([])
      expect(frozen).toHaveLength(reckoned.length)
      expect(frozen.every(({ certainty }) => certainty === 'expected')).toBe(true)
    },
  )
})
