// Runs the engine over a brand's weeks as deliveries would: each with the memory of all before it.
import { library } from '#domain/library/library.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { builtIn } from '#domain/ideas/built-in.ts'
import type { IdeationEngine, PastIdea, ProposedIdea } from '#domain/ideas/engine.ts'
import { TODAY } from './day.ts'

export interface Week {
  today: string
  ideas: ProposedIdea[]
  shortfall: string | null
}

export const engine: IdeationEngine = builtIn(library)

/** Weekly deliveries from the benchmark's day on, without a brief. */
export async function weeksOf(brand: Brand, weeks: number, count = 5, of = engine): Promise<Week[]> {
  const past: PastIdea[] = []
  const told: Week[] = []
  for (let week = 0; week < weeks; week += 1) {
    const moment = new Date(Date.parse(TODAY) + week * 7 * 86_400_000)
    const today = moment.toISOString().slice(0, 10)
    const request = { brand, brief: null, count, past, today, seed: `${brand.profileId} ${week}` }
    const { ideas, shortfall } = await of.propose(request)
    for (const idea of ideas)
      past.push({ ...idea, generatedAt: moment, status: 'generated', dismissedFor: null })
    told.push({ today, ideas, shortfall })
  }
  return told
}
