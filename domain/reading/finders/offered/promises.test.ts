import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  'We always fire your pots within ten days.',
  'We’ll order the clay and fire every pot for you, so that you only throw.',
  'We are committed to paying every maker a living wage.',
  'We will answer your letter within three days',
  'We do not glaze over a crack, because it opens again in the first frost.',
  'And we will not copy another potter’s mark.',
  'We refuse orders that would need a second kiln.',
  'You are told the price before we wedge the clay.',
  'You will never be rushed off the wheel.',
  'You speak to the same potter every time you ring.',
  'Nobody is turned away because they cannot pay.',
  'No child is ever made to share a wheel.',
  'Every letter is answered the same week.',
  'The price we quote is the price you pay.',
  'We ring you the evening before each class, without fail.',
  'We quote once and stick to it.',
  'We show you the glaze before we dip the bowl.',
  'If the kiln fails on your day, nobody pays.',
  'If you cannot carry your pots home, we pack them in straw.',
  'Once we have agreed a day we do not move it.',
])('a promise or refusal is found: %s', (text) => {
  expect(typesOf(text)).toContain('promise')
})

test.each([
  'We will use cookies when you always say yes to our privacy terms.',
  'What we promise in return',
  'Our promise to you',
  'We do not know why it cracks.',
  'We do not mind if you have never thrown a pot.',
  'We do not take cards at the moment.',
  'We lived in Leeds before we opened the pottery.',
  'No dogs are allowed near the kiln.',
  'When we began, our kiln stood in the yard.',
  'If you have any questions, we help you find the right class.',
])('a sentence that promises nothing is left out: %s', (text) => {
  expect(typesOf(text)).not.toContain('promise')
})

test('sentences below a heading about promises or refusals count as promises, unless they are about the past', () => {
  expect(typesOf('We text you when the kiln is open.', { heading: 'What we promise' })).toContain('promise')
  expect(typesOf('We warmed it eleven times last year.', { heading: 'The frost promise' })).not.toContain(
    'promise',
  )
})
