// Tests how a brand's trade is found from what the brand calls its field.
import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { tradeIn } from './trades.ts'

test.each([
  ['physio clinic with pilates', 'physio'],
  ['garden centre with a café', 'garden-centre'],
  ['yoga and pilates', 'yoga'],
  ['Hair salon plus beauty room', 'hair'],
  ['a small firm with a dental practice', 'dentist'],
  ['falconry', null],
])('A business that calls itself “%s” belongs to the trade %s', (industry, trade) => {
  expect(tradeIn(playbook, industry)?.id ?? null).toBe(trade)
})
