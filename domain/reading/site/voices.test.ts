// Tests whose words a site quotes. Customers' words are reviews; quotations of anybody else prove nothing.
import { expect, test } from 'vitest'
import { aPage } from '#tests/support/text.ts'
import { withReviews } from './reviews.ts'
import { withVoices } from './voices.ts'

const reviews = (html: string) =>
  withReviews([], withVoices(aPage(html).blocks)).map(({ quote, slots }) => [quote, slots.person ?? null])

test('a line without quotation marks among quotations is read as a notice, not as a review', () => {
  expect(
    reviews(
      '<h2>What people say</h2><p>“They mended my cup and would not be paid.” Ada Orr, Kelham</p><p>The next open kiln is on Friday 4 December, bring a pot.</p>',
    ),
  ).toEqual([['They mended my cup and would not be paid.', 'Ada Orr, Kelham']])
})

test('a review that contains a question ends before it', () => {
  expect(
    reviews(
      '<h2>What people say</h2><p>“They told me not to buy a new one. Who does that?” Ben Cole, baker</p>',
    ),
  ).toEqual([['They told me not to buy a new one.', 'Ben Cole, baker']])
})

test('two quotations in one paragraph are read as two reviews, each with its author', () => {
  expect(
    reviews(
      '<p>“I drink from it every day.” – Ada Orr. “We bought six for our kitchen.” – Ben Cole, Kelham</p>',
    ),
  ).toEqual([
    ['I drink from it every day.', 'Ada Orr'],
    ['We bought six for our kitchen.', 'Ben Cole, Kelham'],
  ])
})

test.each([
  ['a staff pick', '<h3>Staff picks</h3><p>“I never slept while I read it.” – The Long Kiln</p>'],
  [
    'a pick of one of the house',
    '<h3>Ruth says</h3><p>“My favourite of the whole year.” – Clay and Ash, £12</p>',
  ],
  [
    'a partner’s manager',
    '<p>“The partnership has been invaluable to our region.” – Regional Growth Manager, Hale Systems UK</p>',
  ],
  ['a maker’s brochure', '<p>“Hale kilns are award winning and designed with comfort in mind.”</p>'],
  ['a volunteer', '<p>“I go home with more than I brought here.” – Ada Orr, volunteer since 2019</p>'],
  ['a letter', '<blockquote>“Dear Ben, you asked what we did with no kiln. We waited.”</blockquote>'],
  [
    'a friend of the house',
    '<h3>Friends</h3><p>“I sell them ink and they sell me pots.” – Gus, Kelham Press</p>',
  ],
  [
    'somebody in a listed role',
    '<table><tr><th>Role</th><th>Time</th></tr><tr><td>Kiln sitter</td><td>an hour a week</td></tr><tr><td>Driver</td><td>a day</td></tr></table><p>“I thought I would be bored and I never was.” – Ada Orr, kiln sitter since 2021</p>',
  ],
])('%s is not read as a review', (_, html) => {
  expect(reviews(html)).toEqual([])
})
