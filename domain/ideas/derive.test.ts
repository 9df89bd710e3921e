import { expect, test } from 'vitest'
import type { Fact, Slots } from '#contract/facts.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { aFact } from './fixtures/a-fact.ts'
import { knownFacts } from './known-facts.ts'

const price = (label: string, amount: string, rest: Slots = {}): Fact =>
  aFact('labelled-price', `${label} ${amount} ${rest.unit ?? ''}`.trim(), { label, amount, ...rest })

function worked(facts: Fact[], today = '2026-11-21') {
  return knownFacts({ ...bakery, facts }, today).printable.flatMap((known) =>
    known.worked === null ? [] : [{ type: known.type, ...known.values, sum: known.worked.sum }],
  )
}

test('a pass pays for itself at the visit by which singles would have cost as much', () => {
  const facts = [price('Single visit', '£11'), price('Monthly pass', '£58', { unit: 'a month' })]
  expect(worked(facts)).toEqual([
    { type: 'break-even', count: '6', sum: 'Worked out: 6 × £11 is £66, more than £58 a month.' },
  ])
})

test('equal sums break even exactly', () => {
  const facts = [price('Drop-in yoga class', '£12'), price('Unlimited yoga pass', '£60')]
  expect(worked(facts)).toMatchObject([{ count: '5', sum: 'Worked out: 5 × £12 is £60, as much as £60.' }])
})

test.each([
  ['a price that only begins there', price('Single visit', 'from £11')],
  ['another currency', price('Single visit', '€11')],
  ['another person', price('Single visit, child', '£6')],
  ['a pack of several', price('Block of 10 visits', '£90', { unit: 'a block' })],
  ['a dearer single', price('Single visit', '£80')],
])('a pass is not compared with %s', (_, single) => {
  expect(worked([single, price('Monthly pass', '£58')]).filter(({ type }) => type === 'break-even')).toEqual(
    [],
  )
})

test('a pack is divided by what its label counts, to the penny or about it', () => {
  expect(worked([price('Ten-class pack', '£95')])).toEqual([
    {
      type: 'price-each',
      count: '10',
      noun: 'classes',
      each: '£9.50',
      sum: 'Worked out: £95 by 10 is £9.50 for each of the classes.',
    },
  ])
  expect(worked([price('Block of 6 lessons', '£50')])).toMatchObject([
    { noun: 'lessons', each: 'about £8.33' },
  ])
  expect(worked([price('One-hour massage', '£50')])).toEqual([])
  expect(worked([price('5 sessions', '£50', { unit: 'a month' })])).toEqual([])
})

test('a birthday is announced by its day where the source has the day, and round ones by their year', () => {
  const exact = aFact('founded', 'We opened on 25 April 2007.', { year: 2007 })
  const bare = aFact('founded', 'We opened in 1997.', { year: 1997 })
  const odd = aFact('founded', 'We opened in 1996.', { year: 1996 })
  expect(worked([exact])).toEqual([
    {
      type: 'anniversary',
      years: '20',
      when: 'on 25 April 2027',
      sum: 'Worked out: that makes 20 years on 25 April 2027.',
    },
  ])
  expect(worked([bare])).toMatchObject([{ years: '30', when: 'in 2027' }])
  expect(worked([odd])).toEqual([])
  expect(worked([odd], '2026-02-01')).toMatchObject([{ years: '30', when: 'in 2026' }])
})

test('a birthday that is days away comes too late to be planned', () => {
  const exact = aFact('founded', 'We opened on 25 November 2006.', { year: 2006 })
  expect(worked([exact])).toEqual([])
})

test('what is hidden or hypothetical is not reckoned with', () => {
  const pass = price('Monthly pass', '£58')
  expect(worked([{ ...price('Single visit', '£11'), status: 'hidden' }, pass])).toEqual([])
  expect(worked([{ ...price('Single visit', '£11'), flags: ['hypothetical'] }, pass])).toEqual([])
})
