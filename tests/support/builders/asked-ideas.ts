// Ideas requested through the API, and checks that they are complete.
import { expect } from 'vitest'
import { generateInstant, type Idea, readIdeas } from '#contract/ideas.ts'
import type { Visitor } from '../product.ts'

export const brief = {
  briefDescription: 'Ideas about our sourdough for people who visit Ludlow',
  contentObjectives: ['educate' as const],
}

export async function ideasOf(visitor: Visitor): Promise<Idea[]> {
  return (await visitor.ask(readIdeas, { query: {} })).body
}

export async function someIdeas(visitor: Visitor): Promise<[Idea, Idea, Idea]> {
  const { body } = await visitor.ask(generateInstant, { body: brief })
  const [first, second, third] = body.ideas as Idea[]
  if (!first || !second || !third) throw new Error('The brief gave fewer than three ideas')
  return [first, second, third]
}

/** Checks that an idea has everything needed to use it. */
export function expectWhole({ title, summary, outline, draft, callToAction, prepare, effort, reader }: Idea) {
  for (const text of [title, summary, draft, callToAction]) expect(text, title).not.toBe('')
  for (const list of [outline, prepare]) expect(list.length, title).toBeGreaterThan(0)
  expect([effort, reader], title).not.toContain(null)
}
