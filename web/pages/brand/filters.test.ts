import type { BrandFact } from '#contract/facts.ts'
import { expect, test } from 'vitest'
import { addressOf, filtersOf, narrowed } from './filters.ts'
import { knownInOneLine, placesOf } from './summary.ts'

const fact = (quote: string, rest: Partial<BrandFact> = {}): BrandFact => ({
  id: quote,
  kind: 'website',
  quote,
  place: { of: 'https://brand.test/bread', label: 'Our bread' },
  type: 'statement',
  slots: {},
  heading: '',
  freshness: 'undated',
  status: 'extracted',
  visibility: 'public',
  voice: 'brand',
  flags: [],
  documentId: null,
  unused: null,
  ...rest,
})
const told = { kind: 'profile', status: 'confirmed', place: { of: 'told', label: 'Told by you' } } as const
const loaf = fact('Long sourdough £4.80', { slots: { label: 'Long sourdough' }, heading: 'Prices' })
const own = fact('We bake for the café', told)
const box = fact('The winter box is £34.50', {
  kind: 'document',
  visibility: 'internal',
  documentId: 'd',
  place: { of: 'boxes.pdf', label: 'Boxes', page: 2 },
})
const old = fact('Hampers 2019', { unused: 'dated', status: 'confirmed' })
const all = [loaf, own, box, old]

test('filters stand in the address and come back from it; what is none is left out', () => {
  const filters = { place: 'https://brand.test/bread', state: 'new' } as const
  expect(filtersOf(addressOf(filters).split('?')[1] ?? '')).toEqual(filters)
  expect(addressOf(filtersOf('state=nonsense&place='))).toBe('/brand')
  expect(filtersOf('state=toString')).toEqual({ place: undefined, state: undefined })
})

test.each([
  [{ place: 'boxes.pdf' }, '', [box]],
  [{ state: 'new' }, '', [loaf, box]],
  [{ state: 'confirmed' }, '', [old]],
  [{ state: 'told' }, '', [own]],
  [{ state: 'internal' }, '', [box]],
  [{ state: 'unused' }, '', [old]],
  [{}, 'sourdough PRICES', [loaf]],
  [{}, 'cafe', [own]],
  [{ state: 'new' }, '£34', [box]],
  [{}, 'nothing like it', []],
] as const)('with %o and the words "%s" those are left that fit', (filters, words, left) => {
  expect(narrowed(all, filters, words)).toEqual(left)
})

test('what is known is told in one line', () => {
  expect(knownInOneLine(all)).toBe(
    '4 facts from one page, a document and what you told us. Ideas draw on 2 of them.',
  )
  expect(knownInOneLine([own, { ...loaf, status: 'hidden' }])).toBe('1 fact from what you told us.')
  expect(knownInOneLine([box])).toBe('1 fact from a document. Ideas draw on none of them.')
  expect(knownInOneLine([{ ...own, status: 'hidden' }])).toBe('Every fact is hidden.')
})

test('places are named once, and pages of the same title by their path too', () => {
  const other = fact('Buns', { place: { of: 'https://brand.test/buns', label: 'Our bread' } })
  expect(placesOf([loaf, loaf, other, box, own])).toEqual([
    {
      title: 'Pages',
      places: [
        { of: 'https://brand.test/bread', label: 'Our bread (/bread)' },
        { of: 'https://brand.test/buns', label: 'Our bread (/buns)' },
      ],
    },
    { title: 'Documents', places: [{ of: 'boxes.pdf', label: 'boxes.pdf' }] },
    { title: 'You', places: [{ of: 'told', label: 'Told by you' }] },
  ])
})
