// The built-in ideation engine: written entries, verified facts and rules. It needs no key, no network and no model.
import { calledIn, libraryFor, type Called } from '#domain/library/called.ts'
import type { Archetype, Library } from '#domain/library/entry.ts'
import { once } from '#domain/once.ts'
import { archetypeOf } from './archetype.ts'
import { findCandidates, listEntries, type Candidate, type Listed } from './candidates.ts'
import type { IdeaRequest, IdeationEngine, Proposal, ProposedIdea } from './engine.ts'
import { knownFacts, type KnownFacts } from './known-facts.ts'
import { remember, type Memory } from './memory.ts'
import { scoreAll } from './score.ts'
import { seeded } from './seeded.ts'
import { shortfallOf } from './shortfall.ts'
import { spread } from './spread.ts'
import { settingOf, tell } from './tell.ts'
import { wantedOf } from './wanted.ts'

/** The engine over a library. The same request gives the same proposal; nothing is kept between requests. */
export const builtIn = (library: Library): IdeationEngine => {
  const inWordsOf = libraryFor(library)
  // Brands of one trade with the same words for their people draw on the same shelf.
  const entriesOf = once(
    ({ archetype, called }: { archetype: Archetype; called: Called }) => {
      const told = inWordsOf(called)
      return listEntries(told, told.archetypes.find(({ id }) => id === archetype.id) ?? archetype)
    },
    { by: ({ archetype, called }) => `${archetype.id} ${called.customers} ${called.firm}` },
  )
  const lemmas = new Set(
    library.archetypes
      .flatMap((archetype) => listEntries(library, archetype))
      .flatMap(({ concepts }) => [...concepts]),
  )
  return {
    name: 'built-in',
    propose: async (request) => {
      const { industry, companyInfo } = request.brand
      const archetype = archetypeOf(library, industry, companyInfo)
      const entries = entriesOf({ archetype, called: calledIn(industry, archetype) })
      return propose(request, { archetype, entries, lemmas })
    },
  }
}

interface Shelf {
  archetype: Archetype
  entries: readonly Listed[]
  /** Every concept the library speaks of. */
  lemmas: ReadonlySet<string>
}

function propose(request: IdeaRequest, { archetype, entries, lemmas }: Shelf): Proposal {
  const { brand, brief, count, today, seed } = request
  const facts = knownFacts(brand, today)
  const memory = remember(request.past, today)
  const wanted = wantedOf(request)
  const found = findCandidates(entries, facts.printable, wanted)
  const mostTold = mostTimesTold(facts)
  const open = found
    .flatMap((candidate) => stillOpen(candidate, memory))
    .filter((candidate) => brief !== null || !isWorn(candidate, memory, mostTold))
  const scored = scoreAll(open, {
    facts,
    memory,
    brief: brief?.briefDescription ?? null,
    objectives: wanted.objectives,
    today,
  })
  const setting = settingOf(request, facts, memory, lemmas)
  const ideas = spread(scored, {
    count,
    ...wanted,
    memory,
    random: seeded(`${seed} ${today}`),
    tell: (choice, told: readonly ProposedIdea[]) => tell(choice, told, setting, archetype.name),
  })
  const supply = {
    entries,
    wanted,
    facts: facts.printable,
    open,
    found: found.length,
    asked: count,
    made: ideas.length,
  }
  return { ideas, shortfall: shortfallOf(supply) }
}

/**
 * A delivery brings no form twice in twelve weeks, and no fact too often: rather fewer ideas than the same again. Who asks with a brief
 * gets all that fits it.
 */
const isWorn = ({ listed, first }: Candidate, memory: Memory, mostTold: number): boolean =>
  memory.daysSince(listed.id) < A_REST || memory.timesTold(first.fingerprint) >= mostTold

const A_REST = 84

/** How often a fact may be told in twelve weeks: three times, and where there are few so often that they can still be filled. */
const mostTimesTold = ({ standing }: KnownFacts): number =>
  Math.max(3, Math.ceil(75 / Math.max(1, standing.length)))

/** The candidate in the formats that memory still allows, or none. */
export function stillOpen(candidate: Candidate, memory: Memory): Candidate[] {
  const { listed, subject } = candidate
  const formats = candidate.formats.filter((format) => memory.allows({ entry: listed.id, subject, format }))
  if (formats.length === candidate.formats.length) return [candidate]
  return formats.length === 0 ? [] : [{ ...candidate, formats }]
}
