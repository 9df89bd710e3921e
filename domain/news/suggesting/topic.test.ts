import { expect, test } from 'vitest'
import { topicOf } from './topic.ts'

test.each([
  ['Those who misremember history...', 'Those who misremember history'],
  ['HREF considered harmful', 'HREF considered harmful'],
  ['Birth rate in England falls again', 'Birth rate in England falls again'],
  ['Flour to cost more after sodden summer halves milling wheat quality', 'Flour to cost more'],
  ['Never too late: the over-60s learning to fix a puncture', 'the over-60s learning to fix a puncture'],
  [
    'Mileage rate for volunteers frozen at 45p as fuel climbs, warn charities across Scotland',
    'Mileage rate for volunteers frozen at 45p',
  ],
])('Of the headline “%s” a suggestion quotes “%s”', (headline, topic) => {
  expect(topicOf(headline)).toBe(topic)
})

test.each([
  'A “fiction” that all of us believed in',
  'Inside the very long and winding story of how a great many different people came to run ovens',
])('Nothing of the headline “%s” is quoted', (headline) => {
  expect(topicOf(headline)).toBeNull()
})
