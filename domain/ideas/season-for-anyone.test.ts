import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { briefs } from '#domain/library/briefs.ts'
import { comingUp } from '#domain/seasons/coming-up.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import type { PastIdea } from './engine.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { aFact } from './fixtures/a-fact.ts'
import { proposeSeasonal } from './seasonal.ts'

/** What a brand of no written trade is given for the days ahead of a day. */
function told(facts: Fact[], today: string, past: PastIdea[] = [], trade: Trade | null = null) {
  const keeper = { country: 'GB', trade, hidden: new Set<string>(), wantsFaith: false }
  const brand = { ...bakery, name: 'Tarn End Removals', industry: 'Storage and removals', facts }
  return proposeSeasonal(briefs, {
    brand,
    past,
    today,
    seed: 'seed',
    count: 3,
    coming: comingUp(yearSource, keeper, today, 2),
    trade,
    tradeName: 'Other trades',
  })
}

const open = aFact('hours', 'Monday to Friday, 8am to 6pm, Tarn End Yard, Kendal', {
  hours: 'Monday to Friday, 8am to 6pm',
})
const saturday = aFact('hours', 'Saturday 9am to noon, Tarn End Yard, Kendal', {
  hours: 'Saturday 9am to noon',
})
const foreman = aFact('person', 'Maud Hesketh checks every crate herself before it leaves Kendal.', {
  person: 'Maud Hesketh',
  role: 'head packer',
})
const promised = aFact('promise', 'We never leave a piano in Kendal with anybody but its owner.')
const begun = aFact('founded', 'We began in 1986 with one cart, in a yard in Kendal.', { year: 1986 })
const moved = aFact('quantity', 'Last year we moved 418 households out of Kendal.', {
  count: '418',
  noun: 'households',
})
const rained = aFact('quantity', 'Last year 2,412 millimetres fell on Kendal.', {
  count: '2,412',
  noun: 'millimetres',
})

test('a beginning, a promise and somebody’s daily work are enough for days ahead, in a trade without briefs of its own', () => {
  const ideas = told([foreman, begun, promised], '2026-11-21')
  expect(ideas).toHaveLength(3)
  expect(new Set(ideas.map(({ occasion }) => occasion.id)).size).toBe(3)
  for (const { todoTasks } of ideas) expect(todoTasks.length).toBeGreaterThanOrEqual(3)
})

test('a shop that tells its whole week is told to say what is left of it at Easter, and an office is not', () => {
  const week = 'Tuesday to Friday 9am to 5.30pm, Saturday 9am to 4pm'
  const shop = aFact('hours', `${week}, Tarn End Yard, Kendal`, { hours: week })
  const [idea] = told([shop], '2027-03-10', [], 'retail')
  expect(idea?.occasion.id).toBe('easter-weekend')
  expect(idea?.summary).toContain(week)
  expect(told([open], '2027-03-10', [], 'retail')).toEqual([])
  expect(told([saturday], '2027-03-10', [], 'retail')).toEqual([])
})

test('no year is looked back on by a total alone, whatever was counted', () => {
  expect(told([moved], '2026-12-01')).toEqual([])
  expect(told([rained], '2026-12-01')).toEqual([])
})

test('what fits whatever the fact speaks of rests for twelve weeks', () => {
  const today = '2026-11-25'
  const past = told([begun], today).map((idea): PastIdea => ({
    ...idea,
    generatedAt: new Date(today),
    status: 'generated',
    dismissedFor: null,
  }))
  expect(past).not.toEqual([])
  const again = told([begun], '2026-12-10', past).map(({ key }) => key.entry)
  expect(again).not.toContain(past[0]?.key.entry)
})

test('nothing is made up for a brand that has said nothing of itself', () => {
  expect(told([], '2026-11-21')).toEqual([])
})

test('no day is planned on a job without a deed, on the row of a table or on half a sentence', () => {
  const torn = [
    aFact('hours', 'Monday to Friday 7am to 3.30pm 8am to 3pm', { hours: 'Monday to Friday 7am to 3.30pm' }),
    aFact('person', 'Maud Hesketh, head packer', { person: 'Maud Hesketh', role: 'head packer' }),
    aFact('labelled-price', 'Single £113.50 £110.50', { label: 'Single removal', amount: '£113.50' }),
    aFact('person', 'Has driven for us for 24, about 231,000 miles.', { person: 'Rab Hesketh' }),
    aFact('promise', 'And we never leave Kendal before noon on 17 days.', {}),
  ]
  const days = ['2026-11-21', '2027-02-20', '2027-05-20', '2027-09-20']
  expect(days.flatMap((day) => told(torn, day))).toEqual([])
})

test('a fact that names a day is told on it, and on no day that it does not name', () => {
  const apprentices = aFact(
    'quantity',
    'We have had 14 apprentices in Kendal since 1998, and nine drive for us today.',
    { count: '14', noun: 'apprentices' },
  )
  const onNamedDays = (fact: Fact, today: string) =>
    told([fact], today, [], 'automotive')
      .filter(({ key }) =>
        briefs.some(({ id, onDayNamed }) => onDayNamed === true && key.entry.endsWith(`/${id}`)),
      )
      .map(({ occasion }) => occasion.id)
  expect(onNamedDays(apprentices, '2027-01-05')).toContain('national-apprenticeship-week-gb')
  expect(onNamedDays(apprentices, '2027-04-05')).toEqual([])
  expect(onNamedDays(moved, '2027-01-05')).toEqual([])
})
