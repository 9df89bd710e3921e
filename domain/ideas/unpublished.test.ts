import { expect, test } from 'vitest'
import { playbook } from '#tests/support/library.ts'
import { aBrand, aFact } from './fixtures/a-brand.ts'
import { builtInEngine } from './playbook-engine.ts'

const engine = builtInEngine(playbook)
const offer = (name: string) => aFact({ type: 'offer', quote: name, slots: { label: name } })
const facts = ['Sourdough loaf', 'Rye loaf', 'Winter box', 'Wedding cake', 'Bread class'].map(offer)
const secret = aFact({
  kind: 'document',
  place: { of: 'plan.txt', label: 'plan.txt, line 3' },
  quote: 'Wedding cakes must sell four hundred times at £134.50 before the lease is renewed.',
  visibility: 'internal',
  documentId: 'd1',
})

async function ideasOf(more: readonly ReturnType<typeof aFact>[]) {
  const brand = aBrand({ facts: [...facts, ...more] })
  const proposals = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      engine.propose({ brand, brief: null, count: 5, past: [], today: '2026-11-24', seed: `seed ${at}` }),
    ),
  )
  return proposals.flatMap(({ ideas }) => ideas)
}
const onTheCake = (ideas: Awaited<ReturnType<typeof ideasOf>>) =>
  ideas.filter(({ title, draft }) => /wedding cake/i.test(`${title} ${draft}`)).length

test('A fact that must not be published leads to more ideas about its subject, but no idea contains it', async () => {
  const without = onTheCake(await ideasOf([]))
  const ideas = await ideasOf([secret])
  expect(onTheCake(ideas)).toBeGreaterThan(without)
  expect(JSON.stringify(ideas)).not.toMatch(/134\.50|four hundred|lease|plan\.txt/)
})

test("A hidden fact doesn't influence which ideas are chosen", async () => {
  expect(onTheCake(await ideasOf([{ ...secret, status: 'hidden' }]))).toBe(onTheCake(await ideasOf([])))
})
