// What the engine proposes in a test, for a brand and a brief.
import type { ContentType, Objective } from '#contract/values/content.ts'
import { playbook } from '#tests/support/library.ts'
import type { InstantBrief, PastIdea } from '#domain/ideas/engine.ts'
import { builtInEngine } from '#domain/ideas/playbook-engine.ts'
import { aBrand } from '#domain/ideas/fixtures/a-brand.ts'

export const engine = builtInEngine(playbook)
export const today = '2026-11-24'
export const trade = (id: string) => {
  const found = playbook.trades.find((one) => one.id === id)
  if (found === undefined) throw new Error(`No trade ${id}`)
  return found
}
export const asked = (
  briefDescription: string,
  contentType: ContentType = 'any',
  contentObjectives: Objective[] = [],
): InstantBrief => ({
  briefDescription,
  contentType,
  contentObjectives,
})
export const propose = (
  brand = aBrand(),
  brief: InstantBrief | null = null,
  past: PastIdea[] = [],
  count = 3,
) => engine.propose({ brand, brief, count, past, today, seed: 'seed' })
