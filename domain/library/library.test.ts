import { expect, test } from 'vitest'
import type { Archetype } from './entry.ts'
import { library } from './library.ts'
import { lintLikeness } from './likeness.ts'

test('no two entries of different archetypes are made by one pattern', () => {
  expect(lintLikeness(library.archetypes)).toEqual([])
})

test('an entry copied into another trade with its nouns changed is found', () => {
  const [food] = library.archetypes
  const [entry] = food?.questions ?? []
  if (food === undefined || entry === undefined) throw new Error('The library is empty')
  const swapped = JSON.parse(
    JSON.stringify(entry).replaceAll('supermarket', 'superstore').replaceAll('ingredients', 'materials'),
  )
  const other: Archetype = {
    ...food,
    id: 'elsewhere',
    words: [],
    questions: [{ ...swapped, needs: { ...entry.needs, concepts: [] } }],
  }
  expect(lintLikeness([food, other]).join('\n')).toContain(
    `food-and-drink/${entry.id} and elsewhere/${entry.id}`,
  )
})

test('every archetype has a name and an id of its own, and the general one stands last', () => {
  const ids = library.archetypes.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.at(-1)).toBe('general')
})
