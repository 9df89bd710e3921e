import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { tradesAndBuilding } from './trades-and-building.ts'

const { questions } = tradesAndBuilding

test('the forty questions asked of trades and builders have no fault that the linter knows', () => {
  expect(questions).toHaveLength(40)
  expect(lintArchetype(tradesAndBuilding)).toEqual([])
})

test('a householder who is told what to do alone is also told to leave gas and electrics be', () => {
  const handsOn = ['what-can-i-safely-do-myself', 'it-is-ten-at-night-and-dripping']
  for (const id of handsOn) {
    const entry = questions.find((question) => question.id === id)
    const steps = entry?.beats.join(' ') ?? ''
    expect(steps, id).toMatch(/\bgas\b/)
    expect(steps, id).toMatch(/\b(?:electrics|consumer unit)\b/)
    expect(entry?.tasks.join(' '), id).toMatch(/qualified person/)
  }
})

test('nobody is sent up a ladder, on to a roof or behind a cover by a closing line', () => {
  const risky = /\b(?:climb|go up|get on|unscrew|take off the (?:cover|panel)|gas|wiring|live)\b/i
  expect(questions.flatMap((entry) => entry.callsToAction).filter((call) => risky.test(call))).toEqual([])
})

test('no saving and no lifetime is promised, whatever the kit costs', () => {
  const promised =
    /\b(?:(?:will|could) save you|saves you|cuts? your bills?|halve|maintenance-free|never (?:leaks?|rots?|fades?)|lasts? a lifetime|adds? value)\b/i
  const written = questions.flatMap(({ titles, why, angle, beats, callsToAction }) => [
    ...titles,
    why,
    angle,
    ...beats,
    ...callsToAction,
  ])
  expect(written.filter((text) => promised.test(text))).toEqual([])
})

test('permission, certificates, surveys, guarantees and quarrels are told with the law in mind', () => {
  const legal = questions.filter(({ sensitivity }) => sensitivity === 'legal').map(({ id }) => id)
  expect(legal).toEqual(
    expect.arrayContaining([
      'does-this-need-permission',
      'what-paper-do-i-get',
      'will-the-survey-tell-me-anything',
      'what-does-the-guarantee-leave-out',
      'what-if-we-fall-out-halfway',
    ]),
  )
})
