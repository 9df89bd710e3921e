// The built-in ideation engine: written entries, verified facts and rules. It needs no key, no network and no model.
import type { Archetype, Library } from '#domain/library/entry.ts'
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
  const entriesOf = new Map(
    library.archetypes.map((archetype) => [archetype.id, listEntries(library, archetype)]),
  )
  const lemmas = new Set([...entriesOf.values()].flat().flatMap(({ concepts }) => [...concepts]))
  return {
    name: 'built-in',
    propose: async (request) => {
      const { industry, companyInfo } = request.brand
      const archetype = archetypeOf(library, industry, companyInfo)
      return propose(request, { archetype, entries: entriesOf.get(archetype.id) ?? [], lemmas })
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
  const rest = restFor(found, facts)
  const open = found
    .flatMap((candidate) => stillOpen(candidate, memory))
    .filter((candidate) => brief !== null || !isWorn(candidate, memory, rest))
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

/** How long a form rests, and how often a fact may be told in twelve weeks. */
interface Rest {
  days: number
  times: number
}

/** Rather fewer ideas than the same again. Who asks with a brief gets all that fits it. */
const isWorn = ({ listed, first }: Candidate, memory: Memory, rest: Rest): boolean =>
  memory.daysSince(listed.id) < rest.days || memory.timesTold(first.fingerprint) >= rest.times

/**
 * Twelve weeks and three times. Where a brand meets few forms they rest half as long, and where it has few facts these come so often that
 * twelve weeks can still be filled.
 */
function restFor(found: readonly Candidate[], { standing }: KnownFacts): Rest {
  const forms = new Set(found.map(({ listed }) => listed.id)).size
  return {
    days: forms < FEW_FORMS ? 42 : 84,
    times: Math.max(3, Math.ceil(75 / Math.max(1, standing.length))),
  }
}

/** With fewer, twelve weeks of five could not be told without repeating some. */
const FEW_FORMS = 50

/** The candidate in the formats that memory still allows, or none. */
export function stillOpen(candidate: Candidate, memory: Memory): Candidate[] {
  const { listed, subject } = candidate
  const formats = candidate.formats.filter((format) => memory.allows({ entry: listed.id, subject, format }))
  return formats.length === 0 ? [] : [{ ...candidate, formats }]
}
