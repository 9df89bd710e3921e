import { expect, test } from 'vitest'
import { conceptsIn } from '../language/concepts.ts'
import { headlineIndex } from './same-story.ts'

const index = headlineIndex()
for (const headline of [
  'Flour prices rise 12% after poor harvest',
  'Real Bread Week returns in February',
  'Poor harvest: flour prices rise 12%',
])
  index.add(conceptsIn(headline))
const firstLike = (headline: string) => index.firstLike(conceptsIn(headline))

test('A headline in other words belongs to the first story that it resembles', () => {
  expect(firstLike('Flour prices rise 12% after a poor harvest, millers say')).toBe(0)
  expect(firstLike('In February Real Bread Week returns to bakers')).toBe(1)
})

test("A few shared words don't make two headlines the same story, and headlines without shared words never are", () => {
  expect(firstLike('Flour prices rise as a mill in Wales burns its last oil')).toBeNull()
  expect(firstLike('Real Bread')).toBeNull()
  expect(firstLike('')).toBeNull()
  expect(headlineIndex().firstLike(conceptsIn('Real Bread Week returns'))).toBeNull()
})
