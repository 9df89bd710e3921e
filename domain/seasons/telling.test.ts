import { expect, test } from 'vitest'
import { conceptOf } from '#domain/library/thesaurus.ts'
import { catalogue } from './catalogue.ts'
import { telling } from './telling.ts'

test('each telling word is of a day in the catalogue, and among what a fact of that day speaks of', () => {
  const days = new Map(catalogue.map(({ id, concepts }) => [id, new Set(concepts.map(conceptOf))]))
  const strange = Object.entries(telling).flatMap(([id, words]) =>
    words
      .split(' ')
      .filter((word) => days.get(id)?.has(conceptOf(word)) !== true)
      .map((word) => `${id}: ${word}`),
  )
  expect(strange).toEqual([])
})

test('no day of mourning is named by a word', () => {
  const solemn = catalogue.filter(({ mood }) => mood === 'solemn').map(({ id }) => id)
  expect(solemn.filter((id) => id in telling)).toEqual([])
})
