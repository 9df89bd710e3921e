import { expect, test } from 'vitest'
import { flagsOf, freshnessOf } from './flags.ts'

test.each([
  'If a customer spent £900 on glaze alone, we would worry.',
  'Suppose you bought a bowl each month for a year.',
  'A keen couple could, say, pay £1,200 for a week of clay.',
  'Somebody would spend £400 on tools before they had thrown anything.',
  'Let’s assume forty mugs a week: that would be £600.',
])('%s is flagged as a made-up example', (text) => {
  expect(flagsOf(text)).toContain('hypothetical')
})

test.each([
  'If a pot cracks in the kiln, we fire another for nothing.',
  'If you bought your clay elsewhere, we still fire it.',
  'They say that the mill is haunted.',
  'We could not spend a winter without the stove.',
])('%s is not flagged as a made-up example', (text) => {
  expect(flagsOf(text)).not.toContain('hypothetical')
})

test('what has been true since a year is current, but a number counted in a year becomes outdated', () => {
  expect(freshnessOf('quantity', 'We have fired 9,000 pots since the kiln was lit in 2016.', [], 2026)).toBe(
    'undated',
  )
  expect(freshnessOf('quantity', 'In 2016 we fired 900 pots.', [], 2026)).toBe('dated')
  expect(freshnessOf('price', 'Prices for 2026: a bowl is £24.', [], 2026)).toBe('current')
})
