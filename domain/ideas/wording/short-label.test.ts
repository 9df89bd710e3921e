import { expect, test } from 'vitest'
import { learnShortLabels } from './short-label.ts'

const short = learnShortLabels([
  'Saturday bread school, full day with lunch',
  'Window clean (four bedrooms, monthly)',
  'Rye loaf, large, sliced on request',
  'Rye loaf, small',
  'Tea, any pot, refilled until we close',
  'Hot desk',
])

test.each([
  ['Saturday bread school, full day with lunch', 'Saturday bread school'],
  ['Window clean (four bedrooms, monthly)', 'Window clean'],
])('%s is called %s', (label, said) => {
  expect(short(label)).toBe(said)
})

test.each(['Rye loaf, large, sliced on request', 'Tea, any pot, refilled until we close', 'Hot desk'])(
  '%s keeps its whole name, since less would be another thing, too little, or no shorter',
  (label) => {
    expect(short(label)).toBe(label)
  },
)
