import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

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
])('“%s” tells of something free', (text) => {
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
])('“%s” does not', (text) => {
  expect(typesOf(text)).not.toContain('free')
})

test('a row that says free where the others have a price is something free', () => {
  const cells = ['Child under five, with a parent', 'free'].map((text) => ({ text, head: '' }))
  expect(typesOf('Child under five, with a parent free', { cells })).toEqual(['free'])
})
