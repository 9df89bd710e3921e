// The built-in ideation engine: written entries, verified facts and rules. It needs no key, no network and no model.
import { FormContentType, Objective } from '#contract/content.ts'
import type { FormatFields } from '#contract/ideas.ts'
import type { Archetype, Library } from '#domain/library/entry.ts'
import { archetypeOf } from './archetype.ts'
import { findCandidates, listEntries, type Candidate, type Listed, type Wanted } from './candidates.ts'
import type { IdeaRequest, IdeationEngine, Proposal, ProposedIdea } from './engine.ts'
import { explain } from './explain.ts'
import { WHEN } from './formats/events.ts'
import { faultsOf } from './gates.ts'
import { knownFacts, type Known } from './known-facts.ts'
import { remember, titlesLike, type Memory } from './memory.ts'
import { realisations, type Setting } from './realise.ts'
import { scoreAll } from './score.ts'
import { seeded } from './seeded.ts'
import { shortfallOf } from './shortfall.ts'
import { evidenceOf } from './source.ts'
import { spread, type Choice } from './spread.ts'
import { learnCasing, type Casing } from './wording/casing.ts'
import { learnShortLabels } from './wording/short-label.ts'

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
  const open = found
    .flatMap((candidate) => stillOpen(candidate, memory))
    // A delivery brings no form twice in twelve weeks; who asks with a brief gets all that fits it.
    .filter(({ listed }) => brief !== null || !memory.hasToldLately(listed.id))
  const scored = scoreAll(open, {
    facts,
    memory,
    brief: brief?.briefDescription ?? null,
    objectives: wanted.objectives,
    today,
  })
  const inSentence = learnCasing(
    facts.printable.map(({ fact }) => fact.quote),
    lemmas,
  )
  const short = learnShortLabels(
    facts.printable.flatMap(({ fact }) => (fact.slots.amount === undefined ? [] : (fact.slots.label ?? []))),
  )
  const casing: Casing = (label) => inSentence(short(label))
  const setting: Setting = { brand, facts: facts.printable, casing, memory, today, seed }
  const ideas = spread(scored, {
    count,
    ...wanted,
    memory,
    random: seeded(`${seed} ${today}`),
    tell: (choice, told: readonly ProposedIdea[]) => tell(choice, told, setting, archetype),
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

/** The brief's content type and objectives, else the brand's; a brand that chose none gets all. */
export function wantedOf({ brand, brief }: Pick<IdeaRequest, 'brand' | 'brief'>): Wanted {
  const orAll = <Name>(chosen: readonly Name[], all: readonly Name[]) => (chosen.length > 0 ? chosen : all)
  const objectives = orAll(brief?.contentObjectives ?? brand.contentObjectives, Objective.options)
  if (brief !== null && brief.contentType !== 'any') return { formats: [brief.contentType], objectives }
  return { formats: orAll(brand.contentTypes, FormContentType.options), objectives }
}

/** The candidate in the formats that memory still allows, or none. */
export function stillOpen(candidate: Candidate, memory: Memory): Candidate[] {
  const { listed, subject } = candidate
  const formats = candidate.formats.filter((format) => memory.allows({ entry: listed.id, subject, format }))
  return formats.length === 0 ? [] : [{ ...candidate, formats }]
}

/** The first way of telling the choice that passes the gates and has a title unlike the others of this delivery. */
function tell(
  choice: Choice,
  told: readonly ProposedIdea[],
  setting: Setting,
  archetype: Archetype,
): ProposedIdea | null {
  const { candidate, format, objective } = choice
  const { entry, id } = candidate.listed
  for (const { supporting, ...realised } of realisations(choice, setting)) {
    const isLike = titlesLike(realised.title)
    if (told.some((other) => other.shape === realised.shape || isLike(other.title))) continue
    const cited = citedIn(candidate, supporting)
    const evidence = cited.map(evidenceOf)
    const faults = faultsOf(
      { ...realised, evidence },
      ground(candidate, cited, setting, realised.formatFields),
    )
    if (faults.length > 0) continue
    return {
      ...realised,
      key: { subject: candidate.subject, entry: id, stage: entry.stage, format, objective },
      contentType: format,
      objective,
      evidence,
      explanation: explain(choice, archetype.name, setting.memory.isEmpty),
      engine: 'built-in',
    }
  }
  return null
}

const citedIn = ({ first, second }: Candidate, supporting: readonly Known[]) =>
  [first, ...(second === null ? [] : [second]), ...supporting].map(({ fact }) => fact)

function ground(
  { listed: { entry }, first }: Candidate,
  facts: ReturnType<typeof citedIn>,
  { brand, today }: Setting,
  fields: FormatFields,
) {
  const day = fields.find(({ label }) => label === WHEN)?.lines ?? []
  const worked = [first.worked?.sum ?? '', ...day].join('\n')
  const written = [
    entry.question,
    entry.why,
    entry.angle,
    ...entry.titles,
    ...entry.beats,
    ...entry.callsToAction,
    ...entry.tasks,
    ...entry.objections,
  ].join('\n')
  return { brand, facts, worked, written, sensitivity: entry.sensitivity, today }
}
