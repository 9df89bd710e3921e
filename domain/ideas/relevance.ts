// How near a candidate is to a brief: BM25 over concepts, where the question, its concepts and the fact are one document.
import type { Candidate } from './candidates.ts'
import { conceptsIn } from './concepts.ts'

/** Scores a candidate against the brief from 0 (nothing in common) to 1 (the nearest there is); null without a brief. */
export function relevanceTo(
  brief: string | null,
  candidates: readonly Candidate[],
): ((candidate: Candidate) => number) | null {
  if (brief === null) return null
  const asked = [...conceptsIn(brief).keys()].filter((concept) => !aboutBriefs.has(concept))
  const frequency = (candidate: Candidate, concept: string) =>
    (candidate.first.concepts.get(concept) ?? 0) +
    (candidate.first.inQuote.has(concept) ? 2 : 0) +
    (candidate.second?.concepts.get(concept) ?? 0) +
    (candidate.listed.speaksOf.get(concept) ?? 0)
  const length = ({ first, second, listed }: Candidate) =>
    first.concepts.size + (second?.concepts.size ?? 0) + listed.speaksOf.size
  const mean =
    candidates.reduce((sum, candidate) => sum + length(candidate), 0) / Math.max(1, candidates.length)
  const weights = asked.map((concept) => {
    const having = candidates.filter((candidate) => frequency(candidate, concept) > 0).length
    return { concept, weight: Math.log(1 + (candidates.length - having + 0.5) / (having + 0.5)) }
  })
  const raw = (candidate: Candidate) => {
    const norm = 1 - lengthMatters + (lengthMatters * length(candidate)) / mean
    return weights.reduce((sum, { concept, weight }) => {
      const times = frequency(candidate, concept)
      return sum + (weight * times * (saturation + 1)) / (times + saturation * norm)
    }, 0)
  }
  const scores = new Map(candidates.map((candidate) => [candidate, raw(candidate)]))
  const most = Math.max(0, ...scores.values())
  return (candidate) => (most === 0 ? 0 : (scores.get(candidate) ?? 0) / most)
}

const saturation = 1.2
const lengthMatters = 0.6

/** Words about asking, not about the matter. */
const aboutBriefs: { has(concept: string): boolean } = conceptsIn(
  'content idea post article piece write like want please help something new good great more marketing',
)
