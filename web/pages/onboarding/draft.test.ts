import { aUser } from '#tests/support/user.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LAST, maySkip, next, previous, skip, skippedInWords, startingDraft, steps } from './draft.ts'

const newcomer = aUser({ firstName: 'Ada', lastName: 'Lovelace', onboardingCompleted: false })
const start = startingDraft(undefined, newcomer, null)
const at = (step: number) => ({ ...start, step })

test('a new user starts at step one, with their name filled in and Great Britain as the country', () => {
  expect(start).toMatchObject({ step: 1, firstName: 'Ada', lastName: 'Lovelace', country: 'GB', skipped: [] })
})

test('typed text is still there after a reload', () => {
  const typed = { ...at(2), companyName: 'Crumb & Co' }
  expect(startingDraft(JSON.parse(JSON.stringify(typed)), newcomer, null)).toEqual(typed)
})

test('a draft that an older version saved, without website fields, is restored too', () => {
  const { countryChosen, logoUrl, primaryColor, secondaryColor, tertiaryColor, ...older } = {
    ...at(2),
    companyName: 'Crumb & Co',
  }
  expect([countryChosen, logoUrl, primaryColor, secondaryColor, tertiaryColor]).toEqual([
    false,
    '',
    '',
    '',
    '',
  ])
  expect(startingDraft(older, newcomer, null)).toEqual({ ...at(2), companyName: 'Crumb & Co' })
})

test('anything else that is stored in the draft’s place is ignored', () => {
  expect(startingDraft({ step: 99 }, newcomer, null)).toEqual(start)
})

test('a user without a profile can’t get past the step that creates one', () => {
  expect(startingDraft(at(6), newcomer, null).step).toBe(3)
})

test('a user can only skip website, documents and seasonal content', () => {
  const skippable = steps.map((_, index) => index + 1).filter((step) => skip(at(step)).step !== step)
  expect(skippable).toEqual([4, 5, 6])
})

test('a step that is skipped and completed later no longer counts as skipped', () => {
  const after = skip(at(4))
  expect(after).toMatchObject({ step: 5, skipped: [4] })
  expect(next(previous(after)).skipped).toEqual([])
})

test('a user who returns to a completed step can’t skip it', () => {
  const back = previous(next(at(6)))
  expect(maySkip(back)).toBe(false)
  expect(skip(back)).toEqual(back)
  expect(maySkip(previous(skip(at(6))))).toBe(true)
})

test('a step that is skipped twice counts once', () => {
  expect(skip(previous(skip(at(4)))).skipped).toEqual([4])
})

test('the badge shows how many steps the user skipped', () => {
  expect(skippedInWords({ skipped: [] })).toBeNull()
  expect(skippedInWords({ skipped: [4] })).toBe(
    '1 step skipped (you can complete these anytime in your profile settings)',
  )
  expect(skippedInWords({ skipped: [4, 6] })).toMatch(/^2 steps skipped/)
})

test('no sequence of moves leaves the seven steps or skips a required one', () => {
  const moves = fc.array(fc.constantFrom(next, previous, skip))
  fc.assert(
    fc.property(moves, (walk) => {
      const end = walk.reduce((draft, move) => move(draft), start)
      return end.step >= 1 && end.step <= LAST && end.skipped.every((step) => step >= 4 && step <= 6)
    }),
  )
})

test('a user who clicks Next and then Previous finds everything that they typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LAST - 1 }), fc.string(), (step, companyName) => {
      const draft = { ...at(step), companyName }
      expect(previous(next(draft))).toEqual({ ...draft, done: [step] })
    }),
  )
})
