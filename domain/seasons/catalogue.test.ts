// What holds for every occasion, no matter who wrote it, and for the year that they make together.
import { expect, test } from 'vitest'
import { countryCodes } from '#contract/values/places.ts'
import { seasonTable } from '../../scripts/season-table.ts'
import { catalogue } from './catalogue.ts'
import { yearOf, type CalendarOwner } from './upcoming.ts'
import type { Occasion } from './occasion.ts'
import { dateRangesIn, type Rule } from './rules.ts'
import { yearSource } from './year-source.ts'

const years = Array.from({ length: 11 }, (_, at) => 2026 + at)

/** Of the occasions that fail, their ids, so that a failure names them. */
const except = (holds: (occasion: Occasion) => boolean): string[] =>
  catalogue.filter((occasion) => !holds(occasion)).map(({ id }) => id)

test('there are at least 480 occasions', () => {
  expect(catalogue.length).toBeGreaterThanOrEqual(480)
})

test('every id is its own, in kebab-case, and none is one that a plain public holiday would get', () => {
  const ids = catalogue.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(except(({ id }) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) && !id.startsWith('holiday-'))).toEqual([])
})

test('every description is one short sentence and shouts at nobody', () => {
  expect(except(({ description }) => description.length >= 20 && description.length <= 180)).toEqual([])
  // An initial ends no sentence: "B. R. Ambedkar".
  expect(except(({ description }) => !/(?<![A-Z])[.!?] +[A-Z‘“]/.test(description))).toEqual([])
  expect(except(({ description }) => !/\b(?:day|week|month) (?:on|in) which\b/.test(description))).toEqual([])
  expect(except(({ description }) => /[.?]$/.test(description) && !description.includes('!'))).toEqual([])
})

test('what is kept in Britain before March says nothing of a tax year that ends', () => {
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

test('every occasion has at least six concepts in small letters, each once, and one to four themes', () => {
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

test('every occasion says who sets its day, when that was last looked up, and for which countries', () => {
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

test('work on every occasion begins two to twelve weeks before it', () => {
  expect(except(({ leadWeeks }) => leadWeeks >= 2 && leadWeeks <= 12)).toEqual([])
})

test('every rule gives a day in each year to come, unless its days are announced one by one', () => {
  const gives = (rule: Rule, year: number) => 'days' in rule || dateRangesIn(rule, year).length > 0
  const rulesOf = ({ when }: Occasion): Rule[] =>
    'from' in when ? ('to' in when ? [when.from, when.to] : [when.from]) : [when]
  expect(except((one) => rulesOf(one).every((rule) => years.every((year) => gives(rule, year))))).toEqual([])
})

test('every window ends after it begins, within half a year, and every announced day is a day of its year', () => {
  const lasts = ({ when }: Occasion) =>
    years.flatMap((year) =>
      dateRangesIn(when, year).map(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000),
    )
  // A window between two rules may shrink to a day in a single year, but is none if it always does.
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

const keeperIn = (country: string): CalendarOwner => ({
  country,
  trade: null,
  hidden: new Set(),
  wantsFaith: true,
})
const plainName = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

test.each(['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN', 'ZA', 'SG', 'AE', 'DE', 'FR'])(
  'in %s no day is told twice under the same name',
  (country) => {
    const days = yearOf(yearSource, keeperIn(country), '2026-01-01', '2036-12-31')
    const seen = Map.groupBy(days, ({ name, from }) => `${from} ${plainName(name)}`)
    const twice = [...seen].flatMap(([key, same]) =>
      new Set(same.map(({ id }) => id)).size > 1 ? [`${key}: ${same.map(({ id }) => id).join(', ')}`] : [],
    )
    expect(twice).toEqual([])
  },
)

test('each trade whose year must be full has at least twelve relevant days to begin in any twelve weeks, in each of seven countries', () => {
  const holes = seasonTable().filter(({ begin }) => begin < 12)
  expect(
    holes.map(({ trade, country, begin, from }) => `${trade} in ${country}: ${begin} from ${from}`),
  ).toEqual([])
})
