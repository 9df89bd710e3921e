import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'
import { describesPeople } from './needs.ts'

test.each([
  'Whether you are new to clay or coming back to it, we have a class for you.',
  'Looking for a quiet place to work on your own pots?',
  'For people who have never touched a wheel.',
  'Bring an apron, a towel and shoes you do not love.',
  'You will need short nails and an old shirt.',
  'We need two days’ notice to light the big kiln.',
  'To be sure of a wheel, ring by Monday noon.',
  'Please have the size of your oven shelf ready when you ring.',
  'You pay only for people who came.',
  'Children under eight must have an adult at the wheel.',
  'Our pupils are mostly over sixty and come by bus.',
  'People come to us when a grandmother’s plate has broken.',
])('a sentence about what customers need or who they are is found: %s', (text) => {
  expect(typesOf(text)).toContain('need')
})

test.each([
  'We keep looking for old wheels to mend.',
  'If you have any questions, please contact us by email.',
  'If you want to complain about a pot, ring us.',
  'Bring your own work and use our wheels for a day.',
  'We need your help to keep the kiln lit.',
  'You need not pay ahead, a name will do for us.',
])('a sentence that says nothing about customers’ needs is left out: %s', (text) => {
  expect(typesOf(text)).not.toContain('need')
})

test('list items below headings such as “what to bring” or “who comes to us” are found as needs', () => {
  expect(typesOf('Wool socks, one more pair than you think.', { heading: 'What should we bring?' })).toEqual([
    'need',
  ])
  expect(typesOf('We have towels, but bring one.', { heading: 'What to bring' })).not.toContain('need')
  expect(
    typesOf('Teachers, who want a whole class busy for one wet afternoon.', { heading: 'Who comes to us' }),
  ).toEqual(['need'])
})

test('requirements for job applicants are not taken for customers’ needs', () => {
  expect(typesOf('You need to be on time and not mind the dust.', { heading: 'Work here' })).not.toContain(
    'need',
  )
})

test.each([
  'We bake for people who rise early.',
  'Our classes help families with a new baby.',
  'Most of our customers are farmers from the valley.',
  'People come to us when their kiln has cracked.',
  'Whether you are new to clay or back after years, there is a wheel for you.',
  'If you’re a landlord, we look after your paperwork.',
])('%s describes people', (quote) => {
  expect(describesPeople({ quote, heading: '' })).toBe(true)
})

test('a sentence below a heading about customers describes them', () => {
  const heading = 'Who comes to us'
  expect(describesPeople({ quote: 'Farmers, who wait until the lambing is over.', heading })).toBe(true)
})

test.each([
  'Bring your two oldest pairs of shoes.',
  'Please bring a towel for everyone.',
  'You need a one to one (€50, 30 minutes) before a beginners’ block.',
  'If you need a scan we will say so and write to your GP the same day.',
  'If you’re out, leave a cool box.',
  'If you’re still not happy after eight weeks you may go to the ombudsman.',
  'We need no account for the first order: pay by card.',
  'Children under eight must come with an adult.',
])('%s describes what to do, not who it is for', (quote) => {
  expect(describesPeople({ quote, heading: '' })).toBe(false)
})
