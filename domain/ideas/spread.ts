// Picks what is delivered together: the best that are not the same thing twice.
import type { ContentType, Objective } from '#contract/content.ts'
import { once } from '#domain/once.ts'
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
  const chosen: Candidate[] = []
  const served = new Map<string, number>()
  const serve = (name: string) => served.set(name, (served.get(name) ?? 0) + 1)
  let open: Open[] = scored
    .map((one) => ({
      scored: one,
      likeness: 0,
      likenedTo: 0,
      standing: standing(one, how.memory) + how.random() * 0.03,
    }))
    .toSorted((one, other) => other.standing - one.standing)
  while (told.length < how.count) {
    const candidate = chooseNext()
    if (candidate === null) break
    chosen.push(candidate)
    open = open.filter((one) => one.scored.candidate.listed.id !== candidate.listed.id)
  }
  return told

  /** Tells the best that can be told, and takes off what could not. Null where nothing is left. */
  function chooseNext(): Candidate | null {
    const left = how.count - told.length
    const isWildcard = how.count >= 4 && left === 1
    const format = turnOf(how.formats, served, left, { pressing: 0.6, gentle: 0.08 })
    const objective = turnOf(how.objectives, served, left, { pressing: 0.3, gentle: 0.04 })
    const most = format.worth + objective.worth
    // What each is worth changes only when one is told.
    const worth = once(
      (one: Open) =>
        one.standing -
        0.45 * likenessToAny(one, chosen) +
        format.for(one.scored.candidate.formats) +
        objective.for(one.scored.candidate.objectives),
    )
    const row = isWildcard ? open.toSorted((one, other) => worth(other) - worth(one)) : open
    while (row.length > 0) {
      const next = isWildcard ? drawn(row, how.random) : best(row, worth, most)
      row.splice(row.indexOf(next), 1)
      const { scored } = next
      const { candidate } = scored
      const least = {
        format: leastServed(candidate.formats, (name) => lately(how.memory, served, 'format', name)),
        objective: leastServed(candidate.objectives, (name) => lately(how.memory, served, 'objective', name)),
      }
      const idea = how.tell({ candidate, scored, ...least, isWildcard }, told)
      if (idea === null) continue
      told.push(idea)
      serve(least.format)
      serve(least.objective)
      return candidate
    }
    return null
  }
}

interface Open {
  scored: Scored
  /** To the nearest of the first `likenedTo` that were chosen. */
  likeness: number
  likenedTo: number
  /** What it is worth whatever else is delivered. */
  standing: number
}

/** An entry told twice brings the same steps in the same words, so that every other that is left goes first; and so, less strictly, a fact. */
function standing({ total, candidate: { listed, first } }: Scored, memory: Memory): number {
  return total - memory.entryUses(listed.id) - 0.35 * memory.factUses(first.fingerprint)
}

/** What speaks for a candidate because a content type or an objective has not had its turn. When places run out, it decides. */
function turnOf<Name extends string>(
  names: readonly Name[],
  served: ReadonlyMap<string, number>,
  left: number,
  { pressing, gentle }: { pressing: number; gentle: number },
) {
  const owed = new Set(names.filter((name) => !served.has(name)))
  const worth = owed.size === 0 ? 0 : owed.size >= left ? pressing : gentle
  return { worth, for: (its: readonly Name[]) => (its.some((name) => owed.has(name)) ? worth : 0) }
}

/** They stand in order, and nobody is worth more than his standing and his turns: so few of the thousands are looked at. */
function best(open: readonly Open[], worth: (one: Open) => number, mostByTurn: number): Open {
  let [top] = open
  if (top === undefined) throw new Error('Nothing is left to choose from')
  let most = worth(top)
  for (const one of open) {
    if (one.standing + mostByTurn < most) break
    const value = worth(one)
    if (value > most) [top, most] = [one, value]
  }
  return top
}

/** One of the better third, by chance: what the scores alone would not have brought. */
function drawn(row: readonly Open[], random: () => number): Open {
  const [first] = row
  if (first === undefined) throw new Error('Nothing is left to draw from')
  return row[Math.floor(random() * Math.ceil(row.length / 3))] ?? first
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

/** How much it is like the nearest of those chosen; what was compared once is not compared again. */
function likenessToAny(one: Open, chosen: readonly Candidate[]): number {
  for (const other of chosen.slice(one.likenedTo))
    one.likeness = Math.max(one.likeness, likeness(one.scored.candidate, other))
  one.likenedTo = chosen.length
  return one.likeness
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
