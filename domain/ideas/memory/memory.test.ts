// Tests after how much time a play, a passage or an offering may be used again.
import { expect, test } from 'vitest'
import { memoryOf } from './memory.ts'

const had = (play: string, offering: string) => ({
  title: `${play} ${offering}`,
  generatedAt: new Date('2026-11-02T09:00:00Z'),
  key: { play, offering, intent: 'offer', format: 'social', objective: 'inform' } as const,
})

test('A play that posts passages may post another one the next week, but the same passage only after twelve weeks', () => {
  const later = (day: string) => memoryOf([had('said-already', 'section: bread club')], day)
  expect(later('2026-11-09').allows({ play: 'said-already', offering: 'section: our story' })).toBe(true)
  expect(later('2026-11-09').allows({ play: 'coming-up', offering: 'section: bread club' })).toBe(false)
  expect(later('2027-01-25').allows({ play: 'coming-up', offering: 'section: bread club' })).toBe(true)
})

test('Any other play may be used again after four weeks, and with the same offering after twelve', () => {
  const later = (day: string) => memoryOf([had('step-by-step', 'fact-1')], day)
  expect(later('2026-11-23').allows({ play: 'step-by-step', offering: 'fact-2' })).toBe(false)
  expect(later('2026-11-30').allows({ play: 'step-by-step', offering: 'fact-2' })).toBe(true)
  expect(later('2026-11-30').allows({ play: 'step-by-step', offering: 'fact-1' })).toBe(false)
})
