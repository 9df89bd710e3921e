// Recognising a trade by what a brand calls its field.
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
])('“%s” is %s', (industry, trade) => {
  expect(tradeIn(playbook, industry)?.id ?? null).toBe(trade)
})
