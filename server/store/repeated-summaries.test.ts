import { expect, test } from 'vitest'
import { readIdeas } from '#contract/ideas.ts'
import type { ProposedIdea } from '#domain/ideas/engine.ts'
import { propose } from '#tests/support/builders/proposing.ts'
import { ideasOf } from '#tests/support/builders/asked-ideas.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

test('only ideas made after the first with the same summary repeat it, and an idea made later changes no earlier one', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { world } = product.running.real
  const { ideas } = await propose(undefined, null, [], 5)
  const summaries = ['Ours.', 'Ours.', 'Another.', 'Ours.', 'Another.']
  const proposed = ideas.map((idea, at): ProposedIdea => ({ ...idea, summary: summaries[at] ?? '' }))
  const keep = (from: number, to: number) =>
    world.ideas.keep(profile.id, proposed.slice(from, to), true, world.now())
  const first = await keep(0, 3)
  expect(first.map(({ repeatsSummary }) => repeatsSummary)).toEqual([false, true, false])
  product.clock.move(60_000)
  expect((await keep(3, 5)).map(({ repeatsSummary }) => repeatsSummary)).toEqual([true, true])
  const listed = await visitor.ask(readIdeas)
  expect(listed.status).toBe(200)
  expect((await ideasOf(visitor)).filter(({ id }) => first.some((one) => one.id === id))).toEqual(first)
})
