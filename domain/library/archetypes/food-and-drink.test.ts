import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { foodAndDrink } from './food-and-drink.ts'

test('the forty questions asked of food and drink have no fault that the linter knows', () => {
  expect(foodAndDrink.questions).toHaveLength(40)
  expect(lintArchetype(foodAndDrink)).toEqual([])
})

test('what speaks of alcohol speaks of taste and choice, and never of quantity', () => {
  const careful = foodAndDrink.questions.filter((entry) => entry.sensitivity === 'alcohol')
  expect(careful.length).toBeGreaterThan(0)
  const said = JSON.stringify(careful).toLowerCase()
  for (const word of ['bottomless', 'drunk', 'tipsy', 'another round', 'all you can drink', 'hangover']) {
    expect(said).not.toContain(word)
  }
})
