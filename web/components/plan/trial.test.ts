import { expect, test } from 'vitest'
import { trialInWords } from './trial.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('a user on a trial sees how many days are left, or that it has ended', () => {
  expect(trialInWords('2026-12-20T12:00:00Z', now)).toBe('30 days left')
  expect(trialInWords('2026-11-21T12:00:01Z', now)).toBe('2 days left')
  expect(trialInWords('2026-11-20T13:00:00Z', now)).toBe('1 day left')
  expect(trialInWords('2026-11-20T12:00:00Z', now)).toBe('Trial ended - Converting to Plus plan')
  expect(trialInWords('2026-11-01T12:00:00Z', now)).toBe('Trial ended - Converting to Plus plan')
})
