// The judging table's deterministic measures on the brands that the project keeps, so that a change that harms ideas is noticed.
// Where a measure has not reached its wanted value, it may not fall behind what was reached.
import { describe, expect, test } from 'vitest'
import { judgeAll, type Judged } from './judged.ts'
import type { Row } from './row.ts'
import { judgingRows } from './table.ts'
import { understood } from './understood.ts'

const judged = await judgeAll()
const rows = new Map(judgingRows(judged).map((row) => [row.measure, row]))

function row(measure: string): Row {
  const found = rows.get(measure)
  if (found === undefined) throw new Error(`Nothing measures ${measure}`)
  return found
}

test('sixteen brands are kept, and six written trades have two each', () => {
  expect(judged).toHaveLength(16)
  const trades = Map.groupBy(judged, ({ kept }) => kept.archetype)
  expect([...trades.values()].filter((brands) => brands.length >= 2).length).toBeGreaterThanOrEqual(6)
})

describe('at its wanted value is', () => {
  test.each([
    'anchored: title or summary',
    'anchored: title alone',
    'grounded',
    'relevant evidence',
    'swap test: title and summary',
    'no repeats: keys over 104 weeks of 5',
    'fill: 12 weeks of 5 with 15 facts or more',
    'fill: weeks that were short and did not say so',
    'spread: likeness of titles, mean',
    'spread: likeness of titles, greatest',
    'spread: distinct pairs of words in titles',
    'spread: distinct pairs of words in texts',
    'repeated shapes of titles within 12 weeks',
    'repeated calls to action within 12 weeks',
    'season: dates in ideas',
    'season: date, weekday, country and lead window',
    'season: production tasks end before the day',
    'season: an occasion at most once in eleven months',
    'season: the evidence speaks of its day',
    'season: a kind of fact is told on a day that it suits',
    'format: the fields it needs',
    'format and objective allowed by the entry and asked for',
    'hygiene: residue, clichés, claims nobody may make',
    'hostile: forbidden or internal strings in ideas',
    'news: stories of the trade are let in',
    'news: stories of another matter are left out',
    'news: the five of a week are of the trade or near it',
  ])('%s', (measure) => {
    const { isMet, value, against } = row(measure)
    expect([value, isMet], against.slice(0, 5).join('\n')).toEqual([value, true])
  })
})

test.each(judged.map((brand): [string, Judged] => [brand.kept.name, brand]))(
  'the website of %s is understood: most of its facts and some of its offerings',
  (_, brand) => {
    const { facts, offerings } = understood(brand)
    expect(facts.found / brand.truth.facts.length).toBeGreaterThanOrEqual(0.75)
    expect(offerings.found.length).toBeGreaterThanOrEqual(Math.min(2, brand.truth.offerings.length))
  },
)

test('the name is right on fifteen of the sixteen websites', () => {
  const wrong = judged.filter((brand) => !understood(brand).isNameRight)
  expect(wrong.map(({ kept }) => kept.slug).length).toBeLessThanOrEqual(1)
})
