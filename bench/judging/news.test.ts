// Checks news selection against the verdicts of a person who saw only the profiles (stories.json).
import { expect, test } from 'vitest'
import { learnAll } from './learn.ts'
import { newsFigures } from './news.ts'

test('a brand gets news of its own trade and no other news', { timeout: 120_000 }, async () => {
  const { own, other, told } = newsFigures(await learnAll())
  expect(own.letIn / own.of).toBeGreaterThanOrEqual(0.85)
  expect(other.leftOut / other.of).toBeGreaterThanOrEqual(0.85)
  expect(told.right / told.of).toBeGreaterThanOrEqual(0.95)
})
