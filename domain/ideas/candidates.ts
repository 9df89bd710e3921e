// Every idea that could be had: each entry with each fact that meets its needs.
import type { Fact, FactType } from '#contract/facts.ts'
import type { ContentType, FormContentType, Objective } from '#contract/content.ts'
import { alsoIs, type Archetype, type Entry, type EvidenceType, type Library } from '#domain/library/entry.ts'
import { conceptOf } from '#domain/library/thesaurus.ts'
import { conceptsIn, sharedConcepts } from './concepts.ts'
import { holdsOf } from './conditions.ts'
import type { Known, KnownFact } from './known-facts.ts'
import { speaksTo } from './speaks-to.ts'
import { subjectOf } from './subject.ts'
import { sumOf } from './sums.ts'

/** An entry as it is looked up: with its name over all files, and its concepts brought to their lemmas once. */
export interface Listed {
  id: string
  entry: Entry
  isMove: boolean
  /** A question of the trade itself, and not one that is asked of any business. */
  isOfTrade: boolean
  concepts: ReadonlySet<string>
  never: ReadonlySet<string>
  /** How often each concept stands in the question and the list of concepts, for the brief. */
  speaksOf: ReadonlyMap<string, number>
}

export interface Wanted {
  formats: readonly ContentType[]
  objectives: readonly Objective[]
}

export interface Candidate {
  listed: Listed
  first: KnownFact
  second: Known | null
  subject: string
  formats: readonly ContentType[]
  objectives: readonly Objective[]
}

/** The entries a brand of this archetype can draw on, each under the name that memory keeps: its own, what is asked of any business, moves. */
export function listEntries(library: Library, archetype: Archetype): Listed[] {
  const general = library.archetypes.at(-1)
  const common = general === undefined || general === archetype ? [] : general.questions
  return [
    ...archetype.questions.map((entry) =>
      list(entry, archetype.id, archetype === general ? {} : { isOfTrade: true }),
    ),
    ...common.map((entry) => list(entry, general?.id ?? '', {})),
    ...library.moves
      .filter(({ notFor }) => notFor?.includes(archetype.id) !== true)
      .map((entry) => list(entry, 'moves', { isMove: true })),
  ]
}

/** Type first, then at least two shared concepts, then what the fact is flagged with. */
export function findCandidates(
  entries: readonly Listed[],
  facts: readonly KnownFact[],
  wanted: Wanted,
): Candidate[] {
  const ofType = byType(facts)
  return entries.flatMap((listed) => {
    const { formats, objectives } = fits(listed.entry, wanted)
    if (formats.length === 0 || objectives.length === 0) return []
    return ofTypes(listed.entry.needs.types, ofType)
      .filter((known) => meets(listed, known))
      .flatMap((first) =>
        partners(listed.entry.needs.second, first, ofType).map((second) => ({
          listed,
          first,
          second,
          subject: subjectOf(second === null ? [first.fingerprint] : [first.fingerprint, second.fingerprint]),
          formats,
          objectives,
        })),
      )
  })
}

/** The facts under every type that they are of. */
export function byType(facts: readonly KnownFact[]): ReadonlyMap<EvidenceType, readonly KnownFact[]> {
  const ofType = new Map<EvidenceType, KnownFact[]>()
  for (const known of facts)
    for (const type of [known.type, ...(alsoIs[known.type] ?? [])]) {
      const those = ofType.get(type)
      if (those) those.push(known)
      else ofType.set(type, [known])
    }
  return ofType
}

/** The facts of any of the types, each once. */
export function ofTypes(
  types: readonly EvidenceType[],
  ofType: ReadonlyMap<EvidenceType, readonly KnownFact[]>,
): readonly KnownFact[] {
  const [only] = types
  if (types.length === 1 && only !== undefined) return ofType.get(only) ?? []
  return [...new Set(types.flatMap((type) => ofType.get(type) ?? []))]
}

/** The formats and objectives of the entry that were asked for, in the entry's order. */
export function fits(entry: Entry, wanted: Wanted): Wanted {
  const formats = wanted.formats.filter((format) => entry.formats.includes(producedAs(format)))
  const rank = (format: ContentType) => entry.formats.indexOf(producedAs(format))
  return {
    formats: formats.toSorted((one, other) => rank(one) - rank(other)),
    objectives: entry.objectives.filter((objective) => wanted.objectives.includes(objective)),
  }
}

/** The kind of work behind a content type: what is read, shown or attended is planned as the form type it resembles. */
export function producedAs(type: ContentType): FormContentType {
  if (type === 'webinar') return 'events'
  if (type === 'infographic') return 'social'
  if (
    type === 'video' ||
    type === 'podcast' ||
    type === 'email' ||
    type === 'linkedin' ||
    type === 'social' ||
    type === 'events'
  ) {
    return type
  }
  return 'blog'
}

function meets(listed: Listed, known: KnownFact): boolean {
  return isFitFor(listed, known) && (listed.isMove || speaksTo(known, listed).length > 0)
}

/** Whether the fact may be told by the entry, whatever it speaks of. */
export function isFitFor(listed: Listed, known: KnownFact): boolean {
  if (known.isNoGround) return false
  // When a shop or a telephone of its own is open is not when to come to the house.
  if (known.fact.type === 'hours' && known.fact.slots.label !== undefined) return false
  if (!isPlain.has(known.fact.type) && known.fact.flags.some((flag) => !allows(listed.entry, flag)))
    return false
  if (listed.never.size > 0 && !listed.never.isDisjointFrom(known.inQuote)) return false
  return listed.entry.needs.only?.some((condition) => !holdsOf(condition, known.fact)) !== true
}

/** Prices, names, days and counts promise nothing, whatever they are of. */
const isPlain: ReadonlySet<FactType> = new Set([
  'labelled-price',
  'price',
  'offer',
  'person',
  'founded',
  'hours',
  'place',
  'quantity',
  'free',
  'customer-question',
])

function allows({ sensitivity }: Entry, flag: string): boolean {
  if (flag === 'legal') return sensitivity === 'legal'
  if (flag === 'medical') return sensitivity === 'health'
  // Who treats people treats children too.
  if (flag === 'minors') return sensitivity === 'children' || sensitivity === 'health'
  return false
}

/** The two second facts nearest to the first; none that nobody would set beside it. */
function partners(
  types: readonly FactType[] | undefined,
  first: KnownFact,
  ofType: ReadonlyMap<EvidenceType, readonly KnownFact[]>,
): (Known | null)[] {
  if (types === undefined) return [first.worked?.beside ?? null]
  return types
    .flatMap((type) => ofType.get(type) ?? [])
    .filter((other) => other.fingerprint !== first.fingerprint && compares(first.fact, other.fact))
    .map((other) => ({ other, near: nearness(first, other) }))
    .filter(({ near }) => near >= 1)
    .toSorted((one, two) => two.near - one.near)
    .slice(0, 2)
    .map(({ other }) => other)
}

/** Another label and another figure, of the same order: a £95 day and a £5 loaf are no choice. */
function compares(one: Fact, other: Fact): boolean {
  if (one.quote === other.quote) return false
  const isSame = (slot: 'label' | 'amount' | 'person') =>
    one.slots[slot] !== undefined && one.slots[slot] === other.slots[slot]
  const [small = 1, large = 1] = [sumIn(one), sumIn(other)].toSorted((a, b) => a - b)
  return !isSame('label') && !isSame('amount') && !isSame('person') && large <= 6 * small
}

/** Shared units and headings bring two facts together, and so does a word in both labels. */
function nearness({ fact: one, concepts }: Known, { fact: other, concepts: others }: Known): number {
  const unit = one.slots.unit !== undefined && one.slots.unit === other.slots.unit
  const heading = one.heading === other.heading && one.place.of === other.place.of
  const labels = sharedConcepts(conceptsIn(one.slots.label ?? ''), conceptsIn(other.slots.label ?? '')).length
  return Number(unit) + Number(heading) + labels + 0.05 * sharedConcepts(concepts, others).length
}

const sumIn = ({ slots }: Fact): number => (slots.amount === undefined ? 1 : sumOf(slots.amount))

export function list(entry: Entry, file: string, kind: { isMove?: true; isOfTrade?: true }): Listed {
  return {
    id: `${file}/${entry.id}`,
    entry,
    isMove: kind.isMove === true,
    isOfTrade: kind.isOfTrade === true,
    concepts: new Set(entry.needs.concepts.map((concept) => conceptOf(concept))),
    never: new Set(entry.needs.never?.map((concept) => conceptOf(concept)) ?? []),
    speaksOf: conceptsIn([entry.question, ...entry.needs.concepts, ...entry.objections].join(' ')),
  }
}
