// Checks every occasion in the catalogue, and the year of days that they make up.
import { expect, test } from 'vitest'
import { countryCodes } from '#contract/values/places.ts'
import { seasonTable } from '../../scripts/season-table.ts'
import { catalogue } from './catalogue.ts'
import { yearOf, type CalendarOwner } from './upcoming.ts'
import type { Occasion } from './occasion.ts'
import { dateRangesIn, type Rule } from './rules.ts'
import { yearSource } from './year-source.ts'

const years = Array.from({ length: 11 }, (_, at) => 2026 + at)

/** Lists the ids of the occasions that fail a check, so that the test's message names them. */
const except = (holds: (occasion: Occasion) => boolean): string[] =>
  catalogue.filter((occasion) => !holds(occasion)).map(({ id }) => id)

test('The catalogue has at least 480 occasions', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(480)
})

test('Every occasion has a unique id in kebab-case that no public holiday can have', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(except(({ id }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && !id.startsWith('holiday-'))).toEqual([])
})

test('Every occasion is described in one short sentence without exclamation marks', () => {
  expect(except(({ description }) => description.length >= 20 && description.length <= 180)).toEqual([])
  // A full stop after an initial, as in "B. R. Ambedkar", doesn't end a sentence.
  expect(except(({ description }) => !/(?<![A-Z])[.!?] +[A-Z‘“]/.test(description))).toEqual([])
  expect(except(({ description }) => !/\b(?:day|week|month) (?:on|in) which\b/.test(description))).toEqual([])
  expect(except(({ description }) => /[.?]$/.test(description) && !description.includes('!'))).toEqual([])
})

test("British occasions between September and February don't mention the end of the tax year, which is in April", () => {
  const early = (month: string) => ['09', '10', '11', '12', '01', '02'].includes(month)
  const isBritish = ({ countries }: Occasion) => countries === undefined || countries.includes('GB')
  const begins = ({ when }: Occasion) => dateRangesIn(when, 2026).map(({ from }) => from.slice(5, 7))
  expect(
    except(
      (one) =>
        !isBritish(one) || !begins(one).some(early) || !/tax year (?:ends|is over)/.test(one.description),
    ),
  ).toEqual([])
})

test('Every occasion has at least six different lower-case concepts and one to four themes', () => {
  expect(except(({ concepts }) => new Set(concepts).size >= 6)).toEqual([])
  expect(except(({ concepts }) => new Set(concepts).size === concepts.length)).toEqual([])
  expect(
    except(({ concepts }) => concepts.every((one) => /^[\p{Ll}\d]+(?:[-’'][\p{Ll}\d]+)*$/u.test(one))),
  ).toEqual([])
  expect(
    except(
      ({ themes }) => themes.length >= 1 && new Set(themes).size === themes.length && themes.length <= 4,
    ),
  ).toEqual([])
})

test('Every occasion has a source, the date when it was last checked, and valid countries', () => {
  expect(except(({ source }) => source.trim().length > 3)).toEqual([])
  expect(
    except(
      ({ verifiedOn }) => /^20\d\d-\d\d-\d\d$/.test(verifiedOn) && !Number.isNaN(Date.parse(verifiedOn)),
    ),
  ).toEqual([])
  const isListed = (country: string) => countryCodes.includes(country)
  expect(
    except(({ countries }) => countries === undefined || (countries.length > 0 && countries.every(isListed))),
  ).toEqual([])
})

test('Preparation for every occasion starts two to twelve weeks before it', () => {
  expect(except(({ leadWeeks }) => leadWeeks >= 2 && leadWeeks <= 12)).toEqual([])
})

test('Every occasion has a date in each future year, unless its dates are announced year by year', () => {
  const gives = (rule: Rule, year: number) => 'days' in rule || dateRangesIn(rule, year).length > 0
  const rulesOf = ({ when }: Occasion): Rule[] =>
    'from' in when ? ('to' in when ? [when.from, when.to] : [when.from]) : [when]
  expect(except((one) => rulesOf(one).every((rule) => years.every((year) => gives(rule, year))))).toEqual([])
})

test('Every period ends within half a year of its start, and every announced day is in its year', () => {
  const lasts = ({ when }: Occasion) =>
    years.flatMap((year) =>
      dateRangesIn(when, year).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000),
    )
  // A period between two movable dates may be empty in some years, but not in all.
  const isWindow = (days: number[]) => Math.max(...days) >= 1 && days.every((one) => one >= 0 && one <= 184)
  const isDay = (days: number[]) => days.every((one) => one === 0)
  expect(except((one) => ('from' in one.when ? isWindow : isDay)(lasts(one)))).toEqual([])
  const announced = ({ when }: Occasion) =>
    ('from' in when ? [when.from, ...('to' in when ? [when.to] : [])] : [when]).flatMap((rule) =>
      'days' in rule ? Object.entries(rule.days) : [],
    )
  expect(
    except((one) =>
      announced(one).every(([year, day]) => day.startsWith(`${year}-`) && !Number.isNaN(Date.parse(day))),
    ),
  ).toEqual([])
})

const calendarOwnerIn = (country: string): CalendarOwner => ({
  country,
  trade: null,
  hidden: new Set(),
  wantsFaith: true,
})
const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

test.each(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'AE', 'DE', 'FR'])(
  'In %s, no calendar day is listed twice under the same name',
  (country) => {
    const days = yearOf(yearSource, calendarOwnerIn(country), '2026-01-01', '2036-12-31')
    const seen = Map.groupBy(days, ({ name, from }) => `${from} ${plainName(name)}`)
    const twice = [...seen].flatMap(([key, same]) =>
      new Set(same.map(({ id }) => id)).size > 1 ? [`${key}: ${same.map(({ id }) => id).join(', ')}`] : [],
    )
    expect(twice).toEqual([])
  },
)

test('In seven countries, each trade with a full year has at least twelve relevant days to prepare for in any twelve weeks', () => {
  const holes = seasonTable().filter(({ begin }) => begin < 12)
  expect(
    holes.map(({ trade, country, begin, from }) => `${trade} in ${country}: ${begin} from ${from}`),
  ).toEqual([])
})
