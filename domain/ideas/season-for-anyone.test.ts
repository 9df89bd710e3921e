import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { briefs } from '#domain/library/briefs.ts'
import { comingUp } from '#domain/seasons/coming-up.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { PastIdea } from './engine.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { aFact } from './fixtures/a-fact.ts'
import { proposeSeasonal } from './seasonal.ts'

/** What a brand of no written trade is given for the days ahead of a day. */
function told(facts: Fact[], today: string, past: PastIdea[] = []) {
  const keeper = { country: 'GB', trade: null, hidden: new Set<string>(), wantsFaith: false }
  const brand = { ...bakery, name: 'Tarn End Removals', industry: 'Storage and removals', facts }
  return proposeSeasonal(briefs, {
    brand,
    past,
    today,
    seed: 'seed',
    count: 3,
    coming: comingUp(yearSource, keeper, today, 2),
    trade: null,
    tradeName: 'Other trades',
  })
}

const open = aFact('hours', 'Monday to Friday, 8am to 6pm, Tarn End Yard, Kendal', {
  hours: 'Monday to Friday, 8am to 6pm',
})
const saturday = aFact('hours', 'Saturday 9am to noon, Tarn End Yard, Kendal', {
  hours: 'Saturday 9am to noon',
})
const foreman = aFact('person', 'Maud Hesketh, head packer', { person: 'Maud Hesketh', role: 'head packer' })
const begun = aFact('founded', 'We began with one cart in Kendal in 1986.', { year: 1986 })
const moved = aFact('quantity', 'Last year we moved 418 households out of Kendal.', {
  count: '418',
  noun: 'households',
})
const rained = aFact('quantity', 'Last year 2,412 millimetres fell on Kendal.', {
  count: '2,412',
  noun: 'millimetres',
})

test('hours, people, a beginning and a count are enough for days ahead, in a trade without briefs of its own', () => {
  const ideas = told([open, foreman, begun, moved], '2026-11-21')
  expect(ideas).toHaveLength(3)
  expect(new Set(ideas.map(({ occasion }) => occasion.id)).size).toBe(3)
  for (const { todoTasks } of ideas) expect(todoTasks.length).toBeGreaterThanOrEqual(3)
})

test('opening hours are of a bank holiday, and those of one day of the week are not', () => {
  const [idea] = told([open], '2027-03-10')
  expect(idea?.occasion.id).toBe('easter-weekend')
  expect(idea?.summary).toContain('Monday to Friday, 8am to 6pm')
  expect(told([saturday], '2027-03-10')).toEqual([])
})

test('no year is looked back on by a total alone, whatever was counted', () => {
  expect(told([moved], '2026-12-01')).toEqual([])
  expect(told([rained], '2026-12-01')).toEqual([])
})

test('what fits whatever the fact speaks of rests for twelve weeks', () => {
  const today = '2027-03-10'
  const past = told([open], today).map((idea): PastIdea => ({
    ...idea,
    generatedAt: new Date(today),
    status: 'generated',
    dismissedFor: null,
  }))
  const again = told([open], '2027-04-10', past).map(({ key }) => key.entry)
  expect(again).not.toContain(past[0]?.key.entry)
})

test('nothing is made up for a brand that has said nothing of itself', () => {
  expect(told([], '2026-11-21')).toEqual([])
})
