import { expect, test } from 'vitest'
import { slotsOf, typesOf } from '#tests/support/text.ts'

test.each([
  'Free parking behind the mill',
  'We offer complimentary tea.',
  'Our potters mend your cups for free.',
  'Admission is free.',
  'Aprons and clogs, free to borrow.',
  'There is a wheel outside the door, free to use at any hour.',
  'Every child is taught free when a parent takes a class.',
  'A handle that has come off in one piece is stuck back on free, whoever made it.',
  'We post a pinch of glaze free to anyone who asks.',
  'Every school in the valley gets one free morning a year.',
  'Visitors under five eat free toast in the tea room.',
])('“%s” is found as a free offer', (text) => {
  expect(typesOf(text)).toContain('free')
})

test.each([
  'Our cakes are gluten-free.',
  'Our glaze has been lead free.',
  'Feel free to ask us.',
  'We work free from harsh chemicals.',
  'Would we do it for free?',
  'If you are free on a Monday, help us wedge.',
  'We have free range hens behind the kiln.',
  'Free of charge',
])('“%s” is not taken for a free offer', (text) => {
  expect(typesOf(text)).not.toContain('free')
})

test('a table row that says “free” in the price column becomes a free offer', () => {
  const cells = ['Child under five, with a parent', 'free'].map((text) => ({ text, head: '' }))
  expect(typesOf('Child under five, with a parent free', { cells })).toEqual(['free'])
})

test.each<[heading: string, text: string, label: string]>([
  ['', 'No charge for test tiles.', 'free test tiles'],
  ['', 'Every bowl comes with a free glaze card.', 'free glaze card'],
  ['', 'Parking is free behind the mill.', 'free parking'],
  ['', 'Book your free 20-minute call.', 'free 20-minute call'],
  ['Parcel wrapping', 'Free, in brown paper.', 'free parcel wrapping'],
  ['The Clay Walk', 'Free.', 'free Clay Walk'],
  ['Step 1: First Look', 'Free for everyone.', 'free First Look'],
])('a free offer below “%s” that reads “%s” gets the label “%s”', (heading, text, label) => {
  expect(slotsOf('free', text, { heading })?.label).toBe(label)
})

test.each([
  ['', 'We post a pinch of glaze free to anyone who asks.'],
  ['What does it cost?', 'Free, for now.'],
  ['', 'They are free.'],
  ['', 'Dogs get a free biscuit.'],
  ['Parking', 'Free for 2 hours in the square.'],
])('a free offer below “%s” that reads “%s” gets no label', (heading, text) => {
  expect(slotsOf('free', text, { heading })?.label).toBeUndefined()
})
