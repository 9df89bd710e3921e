import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test('questions that customers ask are told apart from questions that sell something', () => {
  for (const text of [
    'Do I need any experience?',
    'How long does a pot take to dry?',
    'What does a class cost?',
    'Can I bring my dog?',
  ]) {
    expect(typesOf(text), text).toContain('customer-question')
  }
  for (const text of [
    'Ready to get your hands dirty?',
    'Why choose us?',
    'How can we help you?',
    'What are you waiting for?',
    'What are cookies and how do we use them?',
  ]) {
    expect(typesOf(text), text).not.toContain('customer-question')
  }
})

test.each([
  'We charge no hidden fees.',
  'Beginners are welcome at our classes.',
  'We work with you regardless of your budget.',
])('%s is found as the answer to an objection', (text) => {
  expect(typesOf(text)).toContain('objection')
})

test('“we don’t have to wait” is not taken for the answer to an objection', () => {
  expect(typesOf('With two kilns we don’t have to wait for either.')).not.toContain('objection')
})

test.each([
  'Isn’t it cheaper to buy a mug?',
  'It’s dear, isn’t it? The market’s is £2.',
  'Why should I pay for a handmade one?',
  'It seems a lot for one evening.',
  'I’m not artistic.',
  'My hands are too small.',
  'We already have a kiln.',
])('in a list of questions, “%s” is read as an objection', (text) => {
  expect(typesOf(text, { isAsked: true })).toEqual(['objection'])
})

test.each([
  'Is it worth coming in winter?',
  'Why are you shut on Mondays?',
  'My pot cracked. Can you mend it?',
])('in a list of questions, “%s” is read as a question', (text) => {
  expect(typesOf(text, { isAsked: true })).toEqual(['customer-question'])
})
