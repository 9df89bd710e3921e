import fc from 'fast-check'
import { ideaShelves } from '#contract/ideas.ts'
import { expect, test } from 'vitest'
import { addressOf, filtersOf, idIn, isNarrowed } from './address.ts'

test('an address has the shelf, the filters and the search', () => {
  expect(
    filtersOf('?status=in_use&contentType=blog&objective=educate&instant=true&search=bread%20class'),
  ).toEqual({
    status: 'in_use',
    contentType: 'blog',
    objective: 'educate',
    instant: 'true',
    search: 'bread class',
  })
})

test('unknown filters are left out, and the others still count', () => {
  expect(
    addressOf(filtersOf('status=lost&contentType=any&objective=&instant=maybe&page=3&search=%20bread%20')),
  ).toBe('/ideas?search=bread')
  expect(addressOf(filtersOf(`search=${'a'.repeat(101)}`))).toBe('/ideas')
})

test('any search survives the round trip through its address', () => {
  const search = fc.string({ minLength: 1, maxLength: 100 }).map((words) => words.trim())
  fc.assert(
    fc.property(search, fc.constantFrom(...ideaShelves), (search, status) => {
      const filters = search ? { status, search } : { status }
      expect(filtersOf(addressOf(filters).split('?')[1] ?? '')).toEqual(filters)
    }),
  )
})

test('a shelf alone does not narrow the list', () => {
  expect(isNarrowed({ status: 'published' })).toBe(false)
  expect(isNarrowed({ status: 'published', search: 'bread' })).toBe(true)
  expect(isNarrowed({ instant: 'false' })).toBe(true)
})

test('an idea’s address has its id and keeps the list it was opened from', () => {
  const address = addressOf({ status: 'in_use', search: 'bread' }, 'a-b')
  expect(address).toBe('/ideas/a-b?status=in_use&search=bread')
  expect(['/ideas/a-b', '/ideas/a-b/', '/ideas', '/ideas/', '/ideas/a/b'].map(idIn)).toEqual([
    'a-b',
    'a-b',
    undefined,
    undefined,
    undefined,
  ])
})
