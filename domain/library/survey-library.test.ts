import { expect, test } from 'vitest'
import type { Archetype } from './entry.ts'
import { library } from './library.ts'
import { lintArchetype } from './linter.ts'
import { filled, surveyLibrary } from './survey-library.ts'

test('a slot is shown with a value of usual length, and one that nothing fills as it is written', () => {
  expect(filled('{label} at {amount}, says {brand}.')).toEqual([
    { slot: 'label', value: 'Private dining' },
    ' at ',
    { slot: 'amount', value: '£9.50' },
    ', says ',
    { slot: 'brand', value: 'Ludlow Bakehouse' },
    '.',
  ])
  expect(filled('Nothing to fill')).toEqual(['Nothing to fill'])
  expect(filled('A {colour} door')).toEqual(['A ', '{colour}', ' door'])
})

test('every archetype is counted by every facet, and what no entry has is counted as none', () => {
  const { shelves } = surveyLibrary(library)
  for (const { entries, counts } of shelves) {
    const sum = (values: Record<string, number>) => Object.values(values).reduce((all, one) => all + one, 0)
    expect([sum(counts.pillar), sum(counts.stage), sum(counts.sensitivity)]).toEqual([
      entries.length,
      entries.length,
      entries.length,
    ])
    expect(sum(counts.format)).toBe(entries.flatMap(({ formats }) => formats).length)
  }
  const none = surveyLibrary({ archetypes: [], moves: [] }).shelves[0]
  expect(none?.counts.evidence['price']).toBe(0)
})

test('a fault stands beside the entry it is of, and what is wrong with all of them beside the archetype', () => {
  const [first] = library.archetypes
  const [good, other] = first?.questions ?? []
  if (!first || !good || !other) throw new Error('The library is empty')
  const bad: Archetype = {
    ...first,
    questions: [{ ...good, question: 'No question mark' }, other],
  }
  const [shelf] = surveyLibrary({ archetypes: [bad], moves: [] }).shelves
  const [wrong, right] = shelf?.entries ?? []
  expect(wrong?.faults).toContain('the question does not end in a question mark.')
  expect(right?.faults).toEqual([])
  expect(shelf?.faults.join('\n')).toMatch(/No question stands at the stage/)
  const named = [...(wrong?.faults ?? []).map((fault) => `${good.id}: ${fault}`), ...(shelf?.faults ?? [])]
  expect(named.toSorted()).toEqual(lintArchetype(bad).toSorted())
})
