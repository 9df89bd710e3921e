import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  'We roast and grind our own glazes every Monday.',
  'Every session is led by a potter in the old barn.',
  'Step 4: we sand the foot before the glaze goes on.',
  'First we wedge the clay and weigh it out.',
  'We wedge, throw and trim each bowl, then leave it for a week.',
  'You tell us the size and the colour, and we match the clay to it.',
  'Each shelf is scraped on a Monday, washed on a Tuesday and set again by Thursday.',
  'A glaze takes two coats: one to seal the clay and one to colour it.',
  'A dinner set takes five weeks of evenings: throwing, drying, the first fire, the glaze and the second fire.',
  'New pupils come for an hour, then a morning, then a whole day.',
])('%s is found as a description of a process', (text) => {
  expect(typesOf(text)).toContain('process')
})

test.each([
  'If you need a hand, give us a call on 01299 555123.',
  'We are trained and insured for the work in schools.',
  'Parents are asked and expected to help with the fair.',
  'We opened the shop and then the café in 2011.',
  'Then we ask £40 for the hour.',
])('%s is not taken for a description of a process', (text) => {
  expect(typesOf(text)).not.toContain('process')
})

test('list items below a heading about a process are found as its steps, but remarks on them are not', () => {
  const heading = 'How a bowl is made here'
  expect(typesOf('Pushed thin from the middle, twice over, until the wall rings.', { heading })).toEqual([
    'process',
  ])
  expect(typesOf('That is the order and nobody has found a better one.', { heading })).not.toContain(
    'process',
  )
  expect(
    typesOf('We pay the apprentice from the first day of the week.', { heading: 'How we work together' }),
  ).not.toContain('process')
})
