import { expect, test } from 'vitest'
import { library } from '#domain/library/library.ts'
import { builtIn } from './built-in.ts'
import type { PastIdea } from './engine.ts'
import { bakery } from './fixtures/a-bakery.ts'

const engine = builtIn(library)
const explained = async (past: PastIdea[] = [], brand = bakery) =>
  (await engine.propose({ brand, brief: null, count: 5, past, today: '2026-11-21', seed: 's' })).ideas.map(
    ({ explanation }) => explanation,
  )

test('that nothing was used lately is a reason only for a brand that had ideas before', async () => {
  const past: PastIdea = {
    key: { subject: 'x', entry: 'moves/x', stage: 'use', format: 'blog', objective: 'inform' },
    title: 'Something else altogether',
    shape: 'x',
    callToAction: 'x',
    generatedAt: new Date('2026-11-14'),
    status: 'generated' as const,
    dismissedFor: null,
  }
  const reasons = (all: Awaited<ReturnType<typeof explained>>) =>
    all.flatMap(({ reasons }) => reasons).join(' ')
  expect(reasons(await explained())).not.toContain('lately')
  expect(reasons(await explained([past]))).toContain('lately')
})

test('a confirmed fact and the wildcard are named as such', async () => {
  const confirmed = {
    ...bakery,
    facts: bakery.facts.map((fact) => ({ ...fact, status: 'confirmed' as const })),
  }
  const all = await explained([], confirmed)
  for (const { reasons } of all) expect(reasons.join(' ')).toContain('you have confirmed')
  expect(all.filter(({ reasons }) => reasons.some((reason) => reason.includes('wildcard')))).toHaveLength(1)
})
