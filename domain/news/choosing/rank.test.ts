import { expect, test } from 'vitest'
import type { Brand } from '#domain/brand/brand.ts'
import { renderContextFor } from '#domain/brand/card/render-context-for.ts'
import { playbook } from '#tests/support/library.ts'
import { bakery } from '../fixtures/brands.ts'
import { anItem } from '../fixtures/an-item.ts'
import type { NewsItem } from '../stories/item.ts'
import { interestOf } from './interest.ts'
import { rank } from './rank.ts'
import { storiesOf } from '../stories/stories.ts'

const now = new Date('2026-11-22T09:00:00Z')
const interestFor = (brand: Brand) => {
  const { context, trades } = renderContextFor(playbook, brand, '2026-11-22')
  return interestOf(brand, trades, context.card)
}
const rankedOf = (brand: Brand, items: readonly NewsItem[]) =>
  rank(storiesOf(items), interestFor(brand), now).map(({ headline }) => headline)
const ranked = (items: readonly NewsItem[]) => rankedOf(bakery, items)

test('A story about the trade and its products comes before one that only mentions them', () => {
  const own = 'Rye and walnut sourdough wins over bakery customers'
  const near = 'Village café changes its opening hours for winter'
  expect(ranked([anItem(near), anItem(own)])).toEqual([own, near])
})

test('A story about something else is left out, even if it has words that every business uses', () => {
  expect(ranked([anItem('House prices rise in towns as people work from home')])).toEqual([])
  expect(ranked([anItem('New shop opens for customers in Britain')])).toEqual([])
})

test('Of two similar stories, the newer one comes first, and one without a date comes last', () => {
  const at = (title: string, publishedAt: string | null) => anItem(title, { publishedAt })
  expect(
    ranked([
      at('Sourdough bakery in the north', null),
      at('Sourdough bakery in the west', '2026-11-10T08:00:00Z'),
      at('Sourdough bakery in the east', '2026-11-21T08:00:00Z'),
    ]),
  ).toEqual(['Sourdough bakery in the east', 'Sourdough bakery in the west', 'Sourdough bakery in the north'])
})

test("A single word in passing, or half of a phrase, doesn't make a story relevant to a trade", () => {
  expect(ranked([anItem('Web servers moved to Oslo', { summary: 'Nobody had to mill about.' })])).toEqual([])
  expect(ranked([anItem('Village bakery changes hands')])).toHaveLength(1)
})

test('A story that mentions the trade once comes after all stories about the trade, even if it is newer', () => {
  const touching = anItem('The walnut that stopped a train', { publishedAt: '2026-11-22T08:00:00Z' })
  const own = anItem('Village bakery changes hands', { publishedAt: '2026-11-08T08:00:00Z' })
  expect(ranked([touching, own])).toEqual([own.title, touching.title])
})

test('A guest house gets stories that contain both words of its trade, but none with only “house”', () => {
  const house = { ...bakery, industry: 'Guest house', companyInfo: 'With cabins.', facts: [] }
  const found = rankedOf(house, [
    anItem('Guest houses ask for the same rules as lets'),
    anItem('House fire drill for all pupils'),
  ])
  expect(found).toEqual(['Guest houses ask for the same rules as lets'])
})

const rankedFor = (industry: string, items: readonly NewsItem[], name = 'Nobody') =>
  rankedOf({ ...bakery, name, industry, companyInfo: '', facts: [] }, items)
const paper = { source: 'The Courier' }

test("A story that doesn't name the trade is recognised by two words from the trade's news", () => {
  const headline = 'Gums, milk and sleepless nights: what helps a child at six months'
  expect(rankedFor('Dental practice', [anItem(headline, paper)])).toEqual([])
  const brushing = 'Two minutes of brushing, and no sugar after seven'
  expect(rankedFor('Dental practice', [anItem(brushing, paper)])).toEqual([brushing])
})

test("A word with several meanings doesn't bring a brand stories about sport, courts or the stage", () => {
  const items = [
    ['Dental practice', 'Brace from the winger sends Rovers to a semi-final'],
    ['Law firm', 'Actress on her new thriller about a judge'],
    ['Car repair', 'Safety car decides grand prix in Qatar'],
    ['Bakery', 'Man charged over late-night robbery beside bakery'],
    ['Software product', 'Storm warning: cloud and rain close railway line'],
  ] as const
  for (const [industry, title] of items) expect(rankedFor(industry, [anItem(title, paper)])).toEqual([])
})

test("The words of the brand's own name don't count as words of its trade", () => {
  const title = 'Lantern festival fills the old harbour'
  expect(rankedFor('Lantern removals', [anItem(title, paper)], 'Harbour Lantern')).toEqual([])
})

test("News that a related trade reads comes after news about the brand's own trade", () => {
  const own = anItem('Boiler servicing: what landlords must show', { ...paper, publishedAt: null })
  const near = anItem('Roofers train on heritage slates', paper)
  expect(rankedFor('Plumber', [near, own])).toEqual([own.title, near.title])
})

test('A brand gets general news for small businesses, but no news about other topics', () => {
  const rates = 'Business rates relief to end for small firms'
  expect(rankedFor('Plumber', [anItem(rates, paper)])).toEqual([rates])
  expect(rankedFor('Plumber', [anItem('Asteroid passes between moon and satellite', paper)])).toEqual([])
})

test("A brand in a trade without a news lexicon gets stories that contain the words of the trade's name", () => {
  const own = 'Kite makers meet on the beach'
  expect(rankedFor('Kites', [anItem(own, paper), anItem('Beach huts repainted', paper)])).toEqual([own])
})
