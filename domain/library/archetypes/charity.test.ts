import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { charity } from './charity.ts'

test('the charity archetype holds forty questions without a fault', () => {
  expect(lintArchetype(charity)).toEqual([])
  expect(charity.questions).toHaveLength(40)
})

test('nobody who is helped is pitied, and nobody who gives is pressed', () => {
  const pity =
    /\b(?:needy|less fortunate|victims?|sufferers?|suffering|desperate|desperately|helpless|heartbreaking|tragic|plight)\b/i
  const pressure =
    /\b(?:act now|last chance|before it is too late|don't delay|every second counts|give now|donate now|donate today|can you afford not to)\b/i
  const written = charity.questions.flatMap((entry) => [
    ...entry.titles,
    entry.why,
    entry.angle,
    ...entry.beats,
    ...entry.callsToAction,
    ...entry.tasks,
  ])
  expect(written.filter((text) => pity.test(text) || pressure.test(text))).toEqual([])
})

test('a piece that needs care says so', () => {
  const sensitivityOf = (id: string) => charity.questions.find((entry) => entry.id === id)?.sensitivity
  expect(sensitivityOf('is-it-too-late-to-ask-about-a-death')).toBe('grief')
  expect(sensitivityOf('is-a-hospice-only-for-the-end')).toBe('grief')
  expect(sensitivityOf('will-my-child-be-safe-there')).toBe('children')
  expect(sensitivityOf('do-i-need-a-diagnosis')).toBe('health')
  expect(sensitivityOf('what-is-in-the-food-bag')).toBe('allergens')
  expect(sensitivityOf('who-decides-how-a-legacy-is-spent')).toBe('legal')
})
