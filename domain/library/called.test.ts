import { expect, test } from 'vitest'
import { archetypeOf } from '#domain/ideas/archetype.ts'
import { briefs } from './briefs.ts'
import { briefsFor, calledIn, libraryFor } from './called.ts'
import { whysOf } from './entry.ts'
import { library } from './library.ts'

const called = (industry: string) => calledIn(industry, archetypeOf(library, industry, '')).customers

test('people are called what their trade calls them', () => {
  expect(called('Food bank')).toBe('supporters')
  expect(called('Family dentist')).toBe('patients')
  expect(called('Guest house and cabins')).toBe('guests')
  expect(called('Climbing and bouldering centre')).toBe('members')
  expect(called('Day nursery')).toBe('parents')
  expect(called('Marketing agency')).toBe('clients')
  expect(called('Piano tuition')).toBe('pupils')
  expect(called('Bakery')).toBe('customers')
})

test('what grows plants is no nursery for children, and a charity that keeps a museum has supporters', () => {
  expect(called('Plant nursery')).toBe('customers')
  expect(called('Heritage trust')).toBe('supporters')
})

test('one of them is called by the same word', () => {
  expect(calledIn('Family dentist', archetypeOf(library, 'Family dentist', '')).customer).toBe('patient')
})

const textsFor = (industry: string) => {
  const called = calledIn(industry, archetypeOf(library, industry, ''))
  const { archetypes, moves } = libraryFor(library)(called)
  const written = [
    ...moves,
    ...(archetypes.at(-1)?.questions ?? []),
    ...briefsFor(briefs)(called).filter(({ trades }) => trades === undefined),
  ]
  return written.flatMap((entry) => [
    entry.question,
    ...entry.titles,
    ...whysOf(entry),
    entry.angle,
    ...entry.beats,
    ...entry.callsToAction,
    ...entry.objections,
    ...('tasks' in entry ? entry.tasks : entry.production.map(({ task }) => task)),
  ])
}

test.each(['Food bank', 'Family dentist', 'Day nursery', 'Town council', 'Primary school'])(
  'a %s is told of no customer and no firm',
  (industry) => {
    expect(
      textsFor(industry).filter((text) => /\bcustomers?\b|\b(?:a|any|the|another) firms?\b/i.test(text)),
    ).toEqual([])
  },
)

test('what is written for any trade stands in the words of this one', () => {
  expect(textsFor('Food bank').join(' ')).toContain('Thanking them aloud does more for a charity’s good name')
  expect(textsFor('Family dentist').join(' ')).toContain('Every practice has a birthday.')
  expect(textsFor('Bakery')).toContain('Every firm has a birthday.')
})

test('a body of its members and a school of families are called so', () => {
  expect(called('Trade union')).toBe('members')
  expect(called('Parish council')).toBe('residents')
  expect(called('Primary school')).toBe('families')
  expect(calledIn('Primary school', archetypeOf(library, 'Primary school', '')).customer).toBe('family')
})
