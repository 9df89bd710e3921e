// Picks what is delivered together: the best that are not the same thing twice.
import type { ContentType, Objective } from '#contract/content.ts'
import type { Candidate } from './candidates.ts'
import type { Memory } from './memory.ts'
import type { Scored } from './score.ts'

export interface Choice {
  candidate: Candidate
  scored: Scored
  format: ContentType
  objective: Objective
  isWildcard: boolean
}

export interface Spreading<Told> {
  count: number
  formats: readonly ContentType[]
  objectives: readonly Objective[]
  memory: Memory
  random: () => number
  /** Tells the idea, or null when it can't be told well enough: then the next is tried. */
  tell: (choice: Choice, told: readonly Told[]) => Told | null
}

/** Chooses one by one by maximal marginal relevance; each content type and objective gets its turn, and one is a wildcard. */
export function spread<Told>(scored: readonly Scored[], how: Spreading<Told>): Told[] {
  const told: Told[] = []
  const served = new Map<string, number>()
  const serve = (name: string) => served.set(name, (served.get(name) ?? 0) + 1)
  let open = scored.map((one) => ({
    scored: one,
    likeness: 0,
    standing: standing(one, how.memory) + how.random() * 0.03,
  }))
  while (told.length < how.count) {
    const chosen = chooseNext()
    if (chosen === null) break
    open = open.filter((one) => one.scored.candidate.listed.id !== chosen.listed.id)
    for (const one of open) one.likeness = Math.max(one.likeness, likeness(one.scored.candidate, chosen))
  }
  return told

  /** Tells the best that can be told, and takes off what could not. Null where nothing is left. */
  function chooseNext(): Candidate | null {
    const left = how.count - told.length
    const owed = how.formats.filter((format) => !served.has(format))
    const owedObjectives = how.objectives.filter((objective) => !served.has(objective))
    const isWildcard = how.count >= 4 && left === 1
    // What each is worth changes only when one is told.
    let valued = open.map((one) => ({
      one,
      value: one.standing - 0.45 * one.likeness + turns(one.scored.candidate, owed, owedObjectives, left),
    }))
    while (valued.length > 0) {
      const next = isWildcard ? drawn(valued, how.random) : best(valued)
      valued = valued.filter(({ one }) => one !== next)
      const { scored } = next
      const { candidate } = scored
      const format = leastServed(candidate.formats, (name) => lately(how.memory, served, 'format', name))
      const objective = leastServed(candidate.objectives, (name) =>
        lately(how.memory, served, 'objective', name),
      )
      const idea = how.tell({ candidate, scored, format, objective, isWildcard }, told)
      if (idea === null) continue
      told.push(idea)
      serve(format)
      serve(objective)
      open = valued.map(({ one }) => one)
      return candidate
    }
    return null
  }
}

interface Open {
  scored: Scored
  likeness: number
  /** What it is worth whatever else is delivered. */
  standing: number
}

interface Valued {
  one: Open
  value: number
}

/** An entry told twice brings the same steps in the same words, so that every other that is left goes first; and so, less strictly, a fact. */
function standing({ total, candidate: { listed, first } }: Scored, memory: Memory): number {
  return total - memory.entryUses(listed.id) - 0.35 * memory.factUses(first.fingerprint)
}

/** What speaks for a candidate because a content type or an objective has not had its turn. When places run out, it decides. */
function turns(
  candidate: Candidate,
  owed: readonly ContentType[],
  owedObjectives: readonly Objective[],
  left: number,
): number {
  if (owed.length === 0 && owedObjectives.length === 0) return 0
  const format = candidate.formats.some((name) => owed.includes(name))
    ? owed.length >= left
      ? 0.6
      : 0.08
    : 0
  const objective = candidate.objectives.some((name) => owedObjectives.includes(name))
  return format + (objective ? (owedObjectives.length >= left ? 0.3 : 0.04) : 0)
}

function best(valued: readonly Valued[]): Open {
  return valued.reduce((top, other) => (other.value > top.value ? other : top)).one
}

/** One of the better third, by chance: what the scores alone would not have brought. */
function drawn(valued: readonly Valued[], random: () => number): Open {
  const pool = valued
    .toSorted((one, other) => other.value - one.value)
    .slice(0, Math.max(1, Math.ceil(valued.length / 3)))
  const [first] = pool
  if (first === undefined) throw new Error('Nothing is left to draw from')
  return (pool[Math.floor(random() * pool.length)] ?? first).one
}

/** The first in the entry's own order among those that were served least. */
function leastServed<Name extends string>(names: readonly Name[], times: (name: Name) => number): Name {
  return names.reduce((least, other) => (times(other) + 0.34 < times(least) ? other : least))
}

const lately = (
  memory: Memory,
  served: ReadonlyMap<string, number>,
  part: 'format' | 'objective',
  name: string,
) => (served.get(name) ?? 0) + memory.lately(part, name) * 0.2 + disliking(memory, part, name)

/** Up to four servings too many for what people turned down, as many too few for what they used. */
function disliking(memory: Memory, part: 'format' | 'objective', name: string): number {
  const liking = memory.liking({
    formats: part === 'format' ? [name] : [],
    objectives: part === 'objective' ? [name] : [],
  })
  return 8 * (0.5 - liking)
}

/** How much two candidates are the same thing, from 0 to 1. */
function likeness(one: Candidate, other: Candidate): number {
  const quotes = [other.first.fact.quote, other.second?.fact.quote]
  const isOnSame =
    quotes.includes(one.first.fact.quote) || quotes.includes(one.second?.fact.quote ?? one.first.fact.quote)
  const isOfSame = (same: boolean, weight: number) => (same ? weight : 0)
  return (
    isOfSame(isOnSame, 0.5) +
    isOfSame(one.listed.entry.pillar === other.listed.entry.pillar, 0.12) +
    isOfSame(one.first.fact.type === other.first.fact.type, 0.15) +
    isOfSame(one.listed.entry.stage === other.listed.entry.stage, 0.08) +
    isOfSame(one.formats[0] === other.formats[0], 0.07) +
    isOfSame(
      one.first.fact.place.of === other.first.fact.place.of &&
        one.first.fact.heading === other.first.fact.heading,
      0.08,
    )
  )
}
