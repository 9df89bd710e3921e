import { expect, test } from 'vitest'
import type { PastIdea } from './engine.ts'
import { ANOTHER_FORMAT_AFTER_DAYS, remember } from './memory.ts'

const past: PastIdea = {
  key: { subject: 'a', entry: 'moves/one', stage: 'decide', format: 'blog', objective: 'inform' },
  title: 'What £95 for a bread day is made of, down to the part we keep',
  shape: 'what {amount}',
  callToAction: 'Ask us for the sum.',
  generatedAt: new Date('2026-11-01T09:00:00Z'),
  status: 'generated' as const,
  dismissedFor: null,
}
const key = { subject: 'a', entry: 'moves/one', format: 'blog' } as const
const after = (days: number) =>
  new Date(past.generatedAt.getTime() + days * 86_400_000).toISOString().slice(0, 10)

test('the same entry never tells the same fact in the same format again', () => {
  expect(remember([past], after(1)).allows(key)).toBe(false)
  expect(remember([past], after(3000)).allows(key)).toBe(false)
})

test('in another format it may, once enough time has passed', () => {
  expect(remember([past], after(5)).allows({ ...key, format: 'video' })).toBe(false)
  expect(remember([past], after(ANOTHER_FORMAT_AFTER_DAYS + 1)).allows({ ...key, format: 'video' })).toBe(
    true,
  )
})

test('another angle on the same fact is another idea, and so is another fact under the same angle', () => {
  const memory = remember([past], after(1))
  expect(memory.allows({ ...key, entry: 'moves/two' })).toBe(true)
  expect(memory.allows({ ...key, subject: 'c' })).toBe(true)
})

test('entries, facts and shapes grow fresh again with time', () => {
  const [soon, later] = [remember([past], after(2)), remember([past], after(120))]
  expect(soon.entryFatigue('moves/one')).toBeGreaterThan(0.9)
  expect(later.entryFatigue('moves/one')).toBeLessThan(0.3)
  expect(soon.factFatigue('a')).toBeGreaterThan(later.factFatigue('a'))
  expect(soon.shapeFatigue('what {amount}')).toBeGreaterThan(later.shapeFatigue('what {amount}'))
  expect(soon.factFatigue('c')).toBe(0)
})

test('a title of nearly the same words is known, and one on another price is not', () => {
  const memory = remember([past], after(1))
  expect(memory.hasTitleLike('What £95 for a bread day is made of, down to the part that we keep')).toBe(true)
  expect(memory.hasTitleLike('Where the bread day money goes, once £95 is cut into five')).toBe(false)
})

test('two facts side by side are not told again within twelve weeks, whatever tells them', () => {
  const pair = { ...past, key: { ...past.key, subject: 'a+b' } }
  const other = { subject: 'a+b', entry: 'moves/two', format: 'video' } as const
  expect(remember([pair], after(60)).allows(other)).toBe(false)
  expect(remember([pair], after(90)).allows(other)).toBe(true)
})
