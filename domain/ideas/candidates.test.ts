import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { FormContentType, Objective } from '#contract/content.ts'
import type { Entry } from '#domain/library/entry.ts'
import { library } from '#domain/library/library.ts'
import { findCandidates, fits, listEntries } from './candidates.ts'
import { aFact } from './fixtures/a-fact.ts'
import { bakery } from './fixtures/a-bakery.ts'
import { anEntry } from './fixtures/an-entry.ts'
import { knownFacts } from './known-facts.ts'

const everything = { formats: FormContentType.options, objectives: Objective.options }

function found(
  question: Partial<Entry>,
  facts: readonly Fact[],
  wanted: Parameters<typeof findCandidates>[2] = everything,
) {
  const archetype = { id: 'bread', name: 'Bread', industries: [], words: [], questions: [anEntry(question)] }
  const entries = listEntries({ archetypes: [archetype], moves: [] }, archetype)
  return findCandidates(entries, knownFacts({ ...bakery, facts }, '2026-11-21').printable, wanted)
}

const loaf = aFact('process', 'Our dough proves for thirty hours in the cellar.')
const aboutDough = { needs: { types: ['process'], concepts: ['dough', 'prove', 'hour', 'flour'] } } as const

test('a fact opens an entry by its type and two shared words', () => {
  expect(found(aboutDough, [loaf])).toHaveLength(1)
  expect(found({ needs: { ...aboutDough.needs, types: ['promise'] } }, [loaf])).toEqual([])
  expect(found({ needs: { types: ['process'], concepts: ['dough', 'oven', 'salt'] } }, [loaf])).toEqual([])
})

test('words are shared whole and not in part: "flour" does not open what speaks of flowers', () => {
  const flowers = aFact('process', 'We cut the flowers at dawn and proofread every card.')
  expect(found(aboutDough, [flowers])).toEqual([])
})

test('a lesson in bread is a lesson: it does not open what is asked of a loaf', () => {
  const needs = { types: ['labelled-price'], concepts: ['bread', 'lunch', 'price', 'dough'] } as const
  const day = aFact('labelled-price', 'A bread day costs £95, with lunch.', {
    label: 'Bread day',
    amount: '£95',
  })
  expect(found({ needs }, [day])).toEqual([])
  expect(found({ needs: { ...needs, concepts: [...needs.concepts, 'day'] } }, [day])).toHaveLength(1)
})

test('a flagged fact opens only an entry that is careful with the matter', () => {
  const flagged = { ...loaf, flags: ['medical'] } satisfies Fact
  expect(found(aboutDough, [flagged])).toEqual([])
  expect(found({ ...aboutDough, sensitivity: 'health' }, [flagged])).toHaveLength(1)
})

test('an entry is only told in its own formats and for its own objectives', () => {
  const entry = { ...aboutDough, formats: ['video', 'blog'], objectives: ['educate'] } as const
  expect(found(entry, [loaf], { formats: ['podcast'], objectives: ['educate'] })).toEqual([])
  expect(found(entry, [loaf], { formats: ['blog'], objectives: ['inspire'] })).toEqual([])
  expect(
    fits(anEntry(entry), { formats: ['blog', 'video', 'email'], objectives: ['educate', 'inform'] }),
  ).toEqual({
    formats: ['video', 'blog'],
    objectives: ['educate'],
  })
})

test('a content type that forms don’t offer is planned as the one it resembles', () => {
  const [candidate] = found({ ...aboutDough, formats: ['blog'] }, [loaf], {
    formats: ['case study'],
    objectives: ['educate'],
  })
  expect(candidate?.formats).toEqual(['case study'])
})

test('two prices stand side by side only where somebody would weigh them up', () => {
  const needs = {
    types: ['labelled-price'],
    concepts: ['bread', 'price', 'bake', 'loaf'],
    second: ['labelled-price'],
  } as const
  const priced = (label: string, amount: string, heading: string) =>
    aFact(
      'labelled-price',
      `${label} bread, baked daily, ${amount}`,
      { label: `${label} bread`, amount },
      { heading },
    )
  const white = priced('White', '£3', 'Loaves')
  const brown = priced('Brown', '£4', 'Loaves')
  expect(found({ needs }, [white, brown])).toHaveLength(2)
  expect(found({ needs }, [white, { ...white, id: 'again' }])).toEqual([])
  expect(found({ needs }, [white, priced('Brown', '£95', 'Loaves')])).toEqual([])
  expect(found({ needs }, [white])).toEqual([])
})

test('a move that speaks of profit is not for a charity', () => {
  const idsFor = (id: string) => {
    const archetype = library.archetypes.find((one) => one.id === id)
    if (archetype === undefined) throw new Error(`There is no archetype ${id}`)
    return listEntries(library, archetype).map((listed) => listed.id)
  }
  expect(idsFor('food-and-drink')).toContain('moves/price-taken-apart')
  expect(idsFor('charity')).not.toContain('moves/price-taken-apart')
})

test('when a part is open is not when to ring or call in', () => {
  const needs = { types: ['hours'], concepts: ['shop', 'open', 'hour', 'tuesday'] } as const
  const hours = 'Tuesday to Saturday, 10am to 4pm'
  const house = aFact('hours', `The shop is open ${hours}`, { hours })
  const part = aFact('hours', `The charity shop is open ${hours}`, { hours, label: 'charity shop' })
  expect(found({ needs }, [house])).toHaveLength(1)
  expect(found({ needs }, [part])).toEqual([])
})
