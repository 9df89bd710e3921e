// Tests prices whose name is not beside them but above: in a section's heading, or in a plan with tiers.
import { expect, test } from 'vitest'
import { aPage, TODAY } from '#tests/support/text.ts'
import { findFacts } from '../finders/find-facts.ts'
import { noLexicon } from './lexicon.ts'
import { withoutPassingLabels } from './passing-prices.ts'

const prices = (html: string, url = 'https://weir.co.uk/what') => {
  const blocks = [...aPage('<p>Home.</p>').blocks, ...aPage(html, url).blocks]
  return withoutPassingLabels(findFacts(blocks, TODAY, 'Weir House'), blocks, noLexicon).flatMap(
    ({ type, slots }) =>
      type === 'labelled-price'
        ? [`${slots.label} ${slots.amount}${slots.unit ? ` ${slots.unit}` : ''}`]
        : [],
  )
}

test('the first price below a heading gets the heading as its label, even after times and numbers of people', () => {
  const html =
    '<h2>Lantern Walk</h2><p>Through the beech wood and back by the river. £7 a head, soup after.</p><h2>Spoon Carving</h2><p>Up to six people, £45, most Sundays.</p>'
  expect(prices(html)).toEqual(['Lantern Walk £7 a head', 'Spoon Carving £45'])
})

test('the name after a date in a heading becomes the price’s label', () => {
  expect(prices('<h3>Sat, Mar 6 / Barn Dance</h3><p>$18, chili and cornbread in the price.</p>')).toEqual([
    'Barn Dance $18',
  ])
})

test('questions, generic section words and examples in headings are not used as labels', () => {
  expect(prices('<h2>In a hurry?</h2><p>£55 if you ring before nine.</p>')).toEqual([])
  expect(prices('<h2>Prices</h2><p>£55 on weekdays.</p>')).toEqual([])
  expect(prices('<h2>Pond Survey</h2><p>Example: £400 over ten months is £40.</p>')).toEqual([])
})

test('a part’s label includes the name of the whole, but not the audience', () => {
  expect(prices('<h2>Loft ladders</h2><p>Installation £180. Ladders from stock.</p>')).toEqual([
    'Loft ladders, installation £180',
  ])
  expect(
    prices('<h2>Friends of the Weir</h2><p>Supporters, from £4. You get a letter twice a year.</p>'),
  ).toEqual(['Friends of the Weir from £4'])
})

test('the label of a tier includes the name of its plan', () => {
  const html =
    '<h1>The Weir Plan</h1><p>We look after your boat all year and send you what we did.</p><h3>Basic</h3><p>£12 a month</p><h3>Full</h3><p>£19 a month</p>'
  expect(prices(html)).toEqual(['Weir Plan Basic £12 a month', 'Weir Plan Full £19 a month'])
})

test('a heading for several plans is not used in their labels, since each plan has its own name', () => {
  const html =
    '<h2>Boat plans</h2><h3>Drift</h3><p>£9 a month</p><h3>Current</h3><p>£14 a month</p><h3>Spate</h3><p>£22 a month</p>'
  expect(prices(html)).toEqual(['Drift £9 a month', 'Current £14 a month', 'Spate £22 a month'])
})

test('what a donation pays for, extra charges and amounts in stories are not taken for prices', () => {
  const list = '<table><tr><td>£20</td><td>Hot Meals for a week</td></tr></table>'
  expect(prices(list, 'https://weir.co.uk/donate')).toEqual([])
  expect(prices('<p>Minimum order £30. Missed visit £15.</p>')).toEqual([])
  expect(
    prices('<h2>Why a jar is £6</h2><p>Fruit and sugar: £2. The jar: 40p.</p>', 'https://weir.co.uk/news'),
  ).toEqual([])
})

test('a fee for something else in the same section is not the price of what the heading names', () => {
  expect(prices('<h2>The Boathouse</h2><p>Early check in at 1 p.m. £15 if we can.</p>')).toEqual([])
  expect(prices('<h2>Winter Berths</h2><p>Lift, wash, chock. Min. £48</p>')).toEqual([])
})

test('a dish’s name before its description becomes the label of the price at the end', () => {
  expect(
    prices('<p>Ana cooks from five. Big Stack: egg, potato, cheddar, chilli, £9.50, vegan on request.</p>'),
  ).toEqual(['Big Stack £9.50'])
  expect(prices('<ul><li>Angler’s Lunch - three cheeses, pickle and bread £8.40</li></ul>')).toEqual([
    'Angler’s Lunch £8.40',
  ])
})

test('the name of a price may be followed by brackets, and the price by its unit', () => {
  expect(prices('<p>Reed bundle (cut, dried, tied by hand) from £4 a bunch.</p>')).toEqual([
    'Reed bundle from £4',
  ])
  expect(prices('<p>Race day cover £160 a race (boat, fuel, crew).</p>')).toEqual(['Race day cover £160'])
})

test('terms, reduced prices and conditions of something free are not prices of offerings', () => {
  expect(prices('<h2>Small print</h2><p>Lost paddle: £25 and a wet walk.</p>')).toEqual([])
  expect(prices('<h2>Shop</h2><p>Free delivery in Ely, £6 beyond.</p>')).toEqual([])
})

test('a slogan, money raised and a grant are not taken for a price', () => {
  expect(prices('<h1>Up before the river wakes</h1><p>Six loaves and a cake. £58</p>')).toEqual([])
  expect(prices('<h2>Swap Shelf</h2><p>€1,912 last year.</p>')).toEqual([])
  expect(
    prices('<h2>River camp</h2><p>Every child who wants to go to camp gets a £150 place from us.</p>'),
  ).toEqual([])
})

test('one word in a text about something else does not get the price, but a line of its own does', () => {
  expect(
    prices(
      '<h2>Film night</h2><p>They choose the films and we bring the cushions. Pizza, £3. We end at nine.</p>',
    ),
  ).toEqual([])
  expect(prices('<h2>At the bar</h2><ul><li>Cider £3</li></ul>')).toEqual(['Cider £3'])
})

test('a term in a list gets the price below it, and not the price after the list', () => {
  expect(
    prices('<dl><dt>Crate check</dt><dd>£18 once</dd><dt>Crate wash</dt><dd>45p a crate</dd></dl>'),
  ).toEqual(['Crate check £18', 'Crate wash 45p'])
  expect(
    prices('<dl><dt>Venison</dt><dd>yes please</dd></dl><p>Coins are good too. £25 feeds a family.</p>'),
  ).toEqual([])
})
