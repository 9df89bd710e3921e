import { expect, test } from 'vitest'
import type { Fact } from '#contract/facts.ts'
import { aFact } from './fixtures/a-fact.ts'
import { evidenceOf, whatSaysIt, whereItStands } from './source.ts'

const on = (label: string, rest: Partial<Fact> = {}): Fact =>
  aFact('statement', 'We bake.', {}, { place: { of: 'https://brand.test/x', label }, ...rest })

test.each([
  ['Visit us', 'on the page ‘Visit us’'],
  ['Visit us | Tolley & Wren Bakehouse', 'on the page ‘Visit us’'],
  ['Tolley & Wren – Our bread', 'on the page ‘Our bread’'],
  ['Home', 'on the home page'],
  ['Tolley & Wren Bakehouse', 'on the home page'],
  ['https://brand.test/', 'on the home page'],
])('a page called "%s" is named: %s', (label, words) => {
  expect(whereItStands(on(label), 'Tolley & Wren Bakehouse')).toBe(words)
})

test('a page is cited by its own name, without the company’s that every page carries', () => {
  const cited = (label: string) => evidenceOf(on(label), 'Tolley & Wren Bakehouse').label
  expect(cited('Visit us | Tolley & Wren Bakehouse')).toBe('Visit us')
  expect(cited('Tolley & Wren Bakehouse')).toBe('Home page')
})

test('a document is named with its page, and the profile by its field', () => {
  const leaflet = on('leaflet.pdf', {
    kind: 'document',
    place: { of: 'leaflet.pdf', label: 'leaflet.pdf', page: 2 },
  })
  expect(whereItStands(leaflet, 'T')).toBe('in leaflet.pdf, page 2')
  expect(whatSaysIt(leaflet, 'T')).toBe('The document leaflet.pdf, page 2')
  expect(evidenceOf(leaflet, 'T')).toEqual({
    kind: 'document',
    label: 'leaflet.pdf, page 2',
    quote: 'We bake.',
  })
  expect(whereItStands(on('Company information', { kind: 'profile' }), 'T')).toBe('in the brand’s profile')
})

test('words that a person edited are cited as told, and not as words of the page', () => {
  const { type, slots, freshness, flags } = on('Prices')
  const original = { type, quote: 'We baked.', slots, freshness, flags }
  const edited = on('Prices', { status: 'edited', original })
  expect(evidenceOf(edited, 'T')).toEqual({
    kind: 'profile',
    label: 'Told by you, edited from Prices',
    quote: 'We bake.',
  })
  expect(whereItStands(edited, 'T')).toBe('in the brand’s profile')
  expect(whatSaysIt(edited, 'T')).toBe('The brand’s profile')
})

test('a long quote is cited in whole sentences that stand in it', () => {
  const quote = 'We bake at night. '.repeat(40).trim()
  const cited = evidenceOf(aFact('statement', quote), 'T').quote
  expect(cited.length).toBeLessThanOrEqual(500)
  expect(quote.startsWith(cited)).toBe(true)
  expect(cited.endsWith('.')).toBe(true)
})

test('where the words don’t name what they are about, the heading above them does', () => {
  const price = aFact(
    'labelled-price',
    '€160 /month',
    { label: 'Hot desk', amount: '€160' },
    {
      heading: 'Hot desk',
      place: { of: 'https://brand.test/prices', label: 'Prices' },
    },
  )
  expect(whereItStands(price, 'T')).toBe('on the page ‘Prices’, under ‘Hot desk’')
  expect(whatSaysIt(price, 'T')).toBe('The page ‘Prices’, under ‘Hot desk’,')
  expect(whereItStands({ ...price, quote: 'Hot desk €160' }, 'T')).toBe('on the page ‘Prices’')
})

test('the page at the root of a site is the home page, whatever its title says', () => {
  const home = on('Bread, cakes and courses', {
    place: { of: 'https://brand.test/', label: 'Bread, cakes', url: 'https://brand.test/' },
  })
  expect(whereItStands(home, 'T')).toBe('on the home page')
})
