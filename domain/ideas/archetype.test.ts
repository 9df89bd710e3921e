import { expect, test } from 'vitest'
import { library } from '#domain/library/library.ts'
import { archetypeOf } from './archetype.ts'

test.each([
  ['Bakery', '', 'food-and-drink'],
  ['bakery', '', 'food-and-drink'],
  ['Artisan bakery and shop', '', 'food-and-drink'],
  ['Restaurants', '', 'food-and-drink'],
  ['Charity', '', 'charity'],
  ['Befriending charity', '', 'charity'],
  ['Joinery', 'We repair sash windows.', 'trades-and-building'],
  ['Kitchen joinery', 'We fit kitchens.', 'trades-and-building'],
  ['Climbing centre', '', 'fitness'],
  ['HR and safety consultancy', '', 'agency-and-consulting'],
  ['Coffee merchant', '', 'food-and-drink'],
  ['', '', 'general'],
  ['Other', 'We are a charity, and our volunteers raise donations for a hospice.', 'charity'],
  ['Printer', 'We print leaflets, for one charity among others.', 'general'],
])('the trade "%s" with "%s" is told as %s', (industry, companyInfo, id) => {
  expect(archetypeOf(library, industry, companyInfo).id).toBe(id)
})

test('every trade that the industry field offers finds its own archetype', () => {
  for (const archetype of library.archetypes) {
    for (const industry of archetype.industries) {
      expect([industry, archetypeOf(library, industry, '').id]).toEqual([industry, archetype.id])
    }
  }
})
