// Which stories are a brand's, against the verdicts of somebody who knew only the profiles (stories.json).
import { expect, test } from 'vitest'
import { learnAll } from './learn.ts'
import { newsFigures } from './news.ts'

test('a brand is told the news of its trade and spared other news', { timeout: 120_000 }, async () => {
  const { own, other, told } = newsFigures(await learnAll())
  expect(own.letIn / own.of).toBeGreaterThanOrEqual(0.85)
  expect(other.leftOut / other.of).toBeGreaterThanOrEqual(0.85)
  expect(told.right / told.of).toBeGreaterThanOrEqual(0.95)
})
