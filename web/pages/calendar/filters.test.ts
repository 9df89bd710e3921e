import { expect, test } from 'vitest'
import { addressOf, filtersOf, isNarrowed, narrowed } from './filters.ts'
import type { Entry } from './entries.ts'

const day = (name: string, rest: Partial<Extract<Entry, { own: false }>['day']> = {}): Entry => ({
  own: false,
  key: name,
  id: name,
  name,
  from: '2027-03-07',
  to: '2027-03-07',
  startBy: '2027-02-01',
  day: {
    id: name,
    name,
    kind: 'trading',
    from: '2027-03-07',
    to: '2027-03-07',
    certainty: 'exact',
    mood: 'celebrate',
    description: '',
    isPublicHoliday: false,
    isReligious: false,
    relevance: 4,
    why: '',
    startBy: '2027-02-01',
    isHidden: false,
    ...rest,
  },
})
const all = [
  day('Mothering Sunday', { description: 'When people thank their mothers.' }),
  day('Easter Monday', { kind: 'holiday', relevance: 2, isPublicHoliday: true }),
  day('World Typing Day', { kind: 'awareness', relevance: 1 }),
  day('Fête nationale', { kind: 'culture', isHidden: true, relevance: 1 }),
]
const found = (query: string) => narrowed(all, filtersOf(query)).map(({ name }) => name)

test('only relevant dates and public holidays are shown by default', () => {
  expect(found('')).toEqual(['Mothering Sunday', 'Easter Monday'])
  expect(found('fit=all')).toEqual(['Mothering Sunday', 'Easter Monday', 'World Typing Day'])
})

test('hidden dates are shown on request, however little they fit the brand', () => {
  expect(found('hidden=shown')).toContain('Fête nationale')
  expect(found('hidden=shown&kind=holiday')).toEqual(['Easter Monday'])
})

test('a search finds names and descriptions, with or without accents', () => {
  expect(found('search=thank%20MOTHER')).toEqual(['Mothering Sunday'])
  expect(found('hidden=shown&search=fete')).toEqual(['Fête nationale'])
  expect(found('search=nothing%20like%20it')).toEqual([])
})

test('unknown filters are removed from the address, and only kind and search count as filters of the year', () => {
  expect(addressOf(filtersOf('kind=lost&fit=none&search=%20egg%20&page=none'))).toBe('/calendar?search=egg')
  expect(addressOf({})).toBe('/calendar')
  expect(isNarrowed(filtersOf('fit=all&hidden=shown'))).toBe(false)
  expect(isNarrowed(filtersOf('kind=own'))).toBe(true)
})
