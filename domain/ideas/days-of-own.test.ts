import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { yearOf } from '#domain/seasons/coming-up.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { yearSource } from '#domain/seasons/year-source.ts'
import { asOwnDays } from './days-of-own.ts'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'

/** How much a day of the year is to a brand of a trade that knows these facts. */
function relevance(id: string, trade: Trade, facts: Fact[]): number | undefined {
  const keeper = { country: 'GB', trade, hidden: new Set<string>(), wantsFaith: false }
  const { standing } = knownFacts({ ...bakery, facts }, '2026-11-21')
  const days = asOwnDays(yearOf(yearSource, keeper, '2026-11-21', '2027-11-20'), standing)
  return days.find((day) => day.id === id)?.relevance
}

const filling = aFact('statement', 'A filling at the practice takes half an hour.')
const runners = aFact('statement', 'We see runners every week of their marathon training.')

test('to a dentist a marathon and World AIDS Day are good to know, and teeth their own day', () => {
  expect(relevance('spring-marathon-training-north', 'health-and-dental', [filling])).toBe(2)
  expect(relevance('world-aids-day', 'health-and-dental', [filling])).toBe(2)
  expect(relevance('world-oral-health-day', 'health-and-dental', [filling])).toBe(5)
})

test('whose own sentence speaks of a cause keeps its day', () => {
  expect(relevance('spring-marathon-training-north', 'health-and-dental', [runners])).toBe(4)
})

test('a garden that grows food has nothing to say of slavery, and a holiday needs no sentence', () => {
  const beds = aFact('statement', 'Two workers keep the beds in order.')
  expect(relevance('abolition-of-slavery-day', 'charity', [beds])).toBe(2)
  expect(relevance('easter-weekend', 'retail', [])).toBeGreaterThanOrEqual(3)
})
