import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { fitness } from './fitness.ts'

test('the forty questions asked of gyms and studios have no fault that the linter knows', () => {
  expect(fitness.questions).toHaveLength(40)
  expect(lintArchetype(fitness)).toEqual([])
})

test('no body is promised a result, shamed or shown before and after', () => {
  const said = JSON.stringify(fitness.questions).toLowerCase()
  for (const phrase of [
    'before and after',
    'lose weight',
    'weight loss',
    'fat',
    'calories',
    'bikini',
    'summer body',
    'transform',
    'no pain',
    'no excuses',
    'in just',
    'your best self',
  ]) {
    expect(said).not.toMatch(new RegExp(`\\b${phrase}\\b`))
  }
})

test('what touches on health sends people to a clinician', () => {
  const careful = fitness.questions.filter(({ sensitivity }) => sensitivity === 'health')
  expect(careful.length).toBeGreaterThan(3)
  for (const { id, beats } of careful) {
    expect(beats.join(' '), id).toMatch(/\b(?:doctor|clinician|midwife)\b/)
  }
})
