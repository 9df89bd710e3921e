import { expect, test } from 'vitest'
import { archetypeOf } from '#domain/ideas/archetype.ts'
import { library } from '#domain/library/library.ts'
import { calledIn } from './called.ts'

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
