// Tests that the library is large enough: for a year, every trade gets five ideas a week that don't repeat
// too soon, however much is known about the brand.
import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { FormContentType, Objective } from '#contract/values/content.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { daysBetween } from '#domain/calendar/dated-tasks.ts'
import { aBrand, aKnownBrand, weeksOf, type Week } from './fixtures/a-brand.ts'
import { REST_SAME_OFFERING, REST_PLAY, REST_TITLE, titleKey } from './memory/memory.ts'
import { builtInEngine } from './playbook-engine.ts'

const engine = builtInEngine(playbook)
const written = playbook.trades.filter(({ plays }) => plays.length > 0)
/** Trades that are recognised but have no plays of their own yet, and one that isn't recognised. */
const unwritten = ['Dentist', 'Florist', 'Law firm', 'Driving school', 'Theatre company']

const brands: [string, Brand][] = [
  ...written.flatMap((trade): [string, Brand][] => [
    [`${trade.name}, everything known`, aKnownBrand(trade)],
    [`${trade.name}, only the profile known`, aBrand({ industry: trade.name })],
  ]),
  ...unwritten.map((industry): [string, Brand] => [
    `${industry}, only the profile known`,
    aBrand({ industry }),
  ]),
  ['Café in the United States', aBrand({ country: 'US' })],
]

test.each(brands)(
  'A brand of the kind “%s” gets five ideas in every week of a year',
  { timeout: 60_000 },
  async (_, brand) => {
    const weeks = await weeksOf(engine, brand, { weeks: 52 })
    expect(weeks.filter(({ ideas }) => ideas.length < 5).map(({ today }) => today)).toEqual([])
  },
)

test.each(written.map((trade) => [trade.name, trade] as const))(
  'A brand of the trade “%s” with many known facts gets no idea or title again too soon within a year',
  { timeout: 60_000 },
  async (_, trade) => {
    const weeks = await weeksOf(engine, aKnownBrand(trade), { weeks: 52 })
    expect(playsTooSoon(weeks)).toEqual([])
    expect(titlesTooSoon(weeks)).toEqual([])
  },
)

test.each(written.map((trade) => [trade.name, trade] as const))(
  'A brand of the trade “%s” that chose only one format or objective gets ideas for twelve weeks',
  { timeout: 120_000 },
  async (_, trade) => {
    for (const brand of [aKnownBrand(trade), aBrand({ industry: trade.name })]) {
      for (const format of FormContentType.options) {
        const weeks = await weeksOf(engine, { ...brand, contentTypes: [format] }, { weeks: 12 })
        expect(
          weeks.map(({ ideas }) => ideas.length),
          format,
        ).toEqual(Array.from({ length: 12 }, () => 5))
      }
      for (const objective of Objective.options) {
        const weeks = await weeksOf(engine, { ...brand, contentObjectives: [objective] }, { weeks: 12 })
        expect(
          weeks.map(({ ideas }) => ideas.length),
          objective,
        ).toEqual(Array.from({ length: 12 }, () => 5))
      }
    }
  },
)

function playsTooSoon(weeks: readonly Week[]): string[] {
  const plays = new Map<string, string>()
  const pairs = new Map<string, string>()
  return weeks.flatMap(({ today, ideas }) =>
    ideas.flatMap(({ key }) => {
      const pair = `${key.play} ${key.offering}`
      const early =
        isWithin(plays.get(key.play), today, REST_PLAY) ||
        isWithin(pairs.get(pair), today, REST_SAME_OFFERING)
      plays.set(key.play, today)
      pairs.set(pair, today)
      return early ? [`${today} ${pair}`] : []
    }),
  )
}

function titlesTooSoon(weeks: readonly Week[]): string[] {
  const titles = new Map<string, string>()
  return weeks.flatMap(({ today, ideas }) =>
    ideas.flatMap(({ title }) => {
      const early = isWithin(titles.get(titleKey(title)), today, REST_TITLE)
      titles.set(titleKey(title), today)
      return early ? [`${today} ${title}`] : []
    }),
  )
}

const isWithin = (before: string | undefined, today: string, days: number): boolean =>
  before !== undefined && daysBetween(before, today) < days
