import { expect, test } from 'vitest'
import type { FactType } from '#contract/facts.ts'
import { FormContentType, Objective } from '#contract/content.ts'
import type { Entry } from '#domain/library/entry.ts'
import { findCandidates, listEntries } from './candidates.ts'
import { aFact } from './fixtures/a-fact.ts'
import { anEntry } from './fixtures/an-entry.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { knownFacts } from './known-facts.ts'
import { shortfallOf } from './shortfall.ts'

const wanted = { formats: FormContentType.options, objectives: Objective.options }
const move = (id: string, types: FactType[], second?: FactType[]): Entry =>
  anEntry({ id, needs: { types, concepts: [], ...(second ? { second } : {}) } })

function shortfall(moves: readonly Entry[], facts: ReturnType<typeof aFact>[], asked: number, made: number) {
  const archetype = { id: 'general', name: 'Other', industries: [], words: [], questions: [] }
  const entries = listEntries({ archetypes: [archetype], moves }, archetype)
  const known = knownFacts({ ...bakery, facts }, '2026-11-21').printable
  const open = findCandidates(entries, known, wanted)
  return shortfallOf({ entries, wanted, facts: known, open, found: open.length, asked, made })
}

const process = aFact('process', 'We prove the dough for thirty hours.')

test('nothing is said when all ideas came', () => expect(shortfall([], [process], 3, 3)).toBeNull())

test('what is asked for opens as many entries as is said', () => {
  const moves = [
    move('a', ['process']),
    move('b', ['person']),
    move('c', ['person', 'process']),
    move('d', ['person']),
  ]
  expect(shortfall(moves, [process], 5, 2)).toBe(
    'Only two of five ideas this time: what is known so far opens no more. Add a person by name with a sentence on what they do and two more ideas open up.',
  )
})

test('two prices are asked for where only two open an entry', () => {
  const moves = [
    move('a', ['labelled-price'], ['labelled-price']),
    move('b', ['labelled-price'], ['labelled-price']),
  ]
  expect(shortfall(moves, [process], 3, 0)).toContain(
    'Add two prices with what they are for and two more ideas open up.',
  )
})

test('two ways to the same number are offered as either', () => {
  expect(shortfall([move('a', ['person']), move('b', ['award'])], [process], 3, 0)).toContain(
    'Add a person by name with a sentence on what they do or an award with its year and one more idea opens up.',
  )
})

test('with nothing known it says so, and what to begin with', () => {
  expect(shortfall([move('a', ['founded'])], [], 3, 0)).toBe(
    'There is nothing verified about this brand to build an idea on yet. Add the year you started and one more idea opens up.',
  )
})
