import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { healthAndDental } from './health-and-dental.ts'

const { questions } = healthAndDental

test('the forty questions asked of health and dental have no fault that the linter knows', () => {
  expect(questions).toHaveLength(40)
  expect(lintArchetype(healthAndDental)).toEqual([])
})

test('no piece promises how a treatment will turn out, or shows it off by pictures', () => {
  const outcome =
    /\b(?:cures?|cured|heals?|healed|painless|pain-free|miracles?|risk-free|guaranteed|life-changing|perfect smile|permanent(?:ly)?|for ever|you will (?:feel|be|look|hear|see) (?:better|well|fine))\b/i
  const flaunting = /(?<!\bno )\bbefore[- ]and[- ]after (?:pictures?|photographs?|photos?|shots?)\b/i
  const written = questions.flatMap((entry) => [
    ...entry.titles,
    entry.why,
    entry.angle,
    ...entry.beats,
    ...entry.callsToAction,
    ...entry.tasks,
  ])
  expect(written.filter((text) => outcome.test(text) || flaunting.test(text))).toEqual([])
})

test('every question can rest on what a site says of patients, and the one about children on what it says of them', () => {
  const ofChildren = questions.filter(({ sensitivity }) => sensitivity === 'children').map(({ id }) => id)
  expect(ofChildren).toEqual(['when-should-a-child-first-come'])
  expect(questions.filter(({ sensitivity }) => sensitivity === 'health')).toHaveLength(39)
})

test('what people should do for themselves is said by a clinician and not by a marketer', () => {
  const advising = [
    'will-it-hurt',
    'what-may-i-not-do-afterwards',
    'must-i-do-the-exercises',
    'what-if-it-happens-on-a-sunday',
    'do-i-need-a-referral',
    'how-soon-can-i-be-seen',
    'can-you-come-to-my-mother',
  ]
  for (const id of advising) {
    const entry = questions.find((one) => one.id === id)
    expect([id, ...(entry?.beats ?? []), ...(entry?.tasks ?? [])].join(' ')).toMatch(/\bclinicians?\b/)
  }
})
