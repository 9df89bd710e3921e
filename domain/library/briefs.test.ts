import { expect, test } from 'vitest'
import { asEntry } from './brief.ts'
import type { Archetype } from './entry.ts'
import { briefs } from './briefs.ts'
import { library } from './library.ts'
import { lintLikeness } from './likeness.ts'
import { lintBriefs } from './linter.ts'

test('there are eighty seasonal briefs or more, and none has a fault', () => {
  expect(briefs.length).toBeGreaterThanOrEqual(80)
  expect(lintBriefs(briefs)).toEqual([])
})

test('no brief was made by the pattern of another, nor of an entry of a trade', () => {
  const one: Archetype[] = briefs.map((brief) => ({
    id: `brief ${brief.id}`,
    name: '',
    industries: [],
    words: [],
    questions: [asEntry(brief)],
  }))
  expect(lintLikeness([...library.archetypes, ...one])).toEqual(lintLikeness(library.archetypes))
})

test('each of the six written trades has ten briefs of its own', () => {
  const trades = library.archetypes.slice(0, -1).map(({ id }) => id)
  for (const trade of trades)
    expect(
      briefs.filter((brief) => brief.trades?.some((own) => own === trade) === true).length,
    ).toBeGreaterThanOrEqual(10)
})
