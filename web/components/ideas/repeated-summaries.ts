// Ideas of one kind share a summary. In a list only the first shows it; the others show how their draft begins.
import type { Idea } from '#contract/ideas.ts'
import { createContext } from 'react'

/** The ids of a list's ideas whose summary another one before them has. */
export const RepeatedSummariesContext = createContext<ReadonlySet<string>>(new Set())

export function repeatedSummaries(ideas: readonly Pick<Idea, 'id' | 'summary'>[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { id, summary } of ideas) {
    if (seen.has(summary)) repeated.add(id)
    seen.add(summary)
  }
  return repeated
}
