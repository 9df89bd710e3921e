// What the engine may build on, sorted once for a request: facts that may be printed, and facts that only steer.
import type { Fact } from '#contract/facts.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { anchorsOf, tellingAnchorsOf } from './anchors.ts'
import type { EvidenceType, SlotName } from '#domain/library/entry.ts'
import { conceptsIn } from './concepts.ts'
import { derive, type Worked } from './derive.ts'
import { detailsOf } from './details.ts'
import { fingerprintOf } from './subject.ts'
import { isVetoed } from './veto.ts'
import { isBareRole, isOwnCost, standsAlone } from './whole.ts'

/** A fact with what is found out of it once. */
export interface Known {
  fact: Fact
  fingerprint: string
  /** Of the quote, its heading and its label. */
  concepts: ReadonlyMap<string, number>
  /** Of the quote and its label alone. */
  inQuote: ReadonlySet<string>
  anchors: readonly string[]
  /** What ties it to this brand alone, each anchor with its weight, and their sum. */
  telling: ReadonlyMap<string, number>
  weight: number
  /** Who somebody is and no more, or what the brand itself pays: neither evidence nor anything to rest on. */
  isNoGround: boolean
  /** Understood by whoever reads nothing else of the brand. */
  isWhole: boolean
}

/** What an idea can rest on: a fact as it stands, a detail that it tells, or what was worked out of one or two. */
export interface KnownFact extends Known {
  /** What it counts as. */
  type: EvidenceType
  /** What its kind gives beside the values of the fact. */
  values: Partial<Record<SlotName, string>>
  worked: Worked | null
}

export interface KnownFacts {
  /** Public, current and the brand's own, or a customer's where the fact is a question or an objection. Each once. */
  printable: KnownFact[]
  /** The same without details and sums: each fact as it stands. */
  standing: KnownFact[]
  /** The concepts of what is internal. Its words, figures and names are not handed on. */
  steering: ReadonlySet<string>
}

/** A delivery asks for the same brand's facts twice: for ideas, and for days ahead. */
const lately = new WeakMap<Brand, { today: string; facts: KnownFacts }>()

/** `today` is the brand's day, `YYYY-MM-DD`, by which anniversaries are reckoned. The brand must not change afterwards. */
export function knownFacts(brand: Brand, today: string): KnownFacts {
  const before = lately.get(brand)
  if (before?.today === today) return before.facts
  const facts = reckon(brand, today)
  lately.set(brand, { today, facts })
  return facts
}

function reckon(brand: Brand, today: string): KnownFacts {
  const usable = brand.facts.filter((fact) => isUsable(fact))
  const internal = usable.filter((fact) => fact.visibility === 'internal')
  const printable = new Map<string, Known>()
  for (const fact of usable.filter((fact) => fact.visibility === 'public' && isOwn(fact)).toSorted(byTrust)) {
    const fingerprint = fingerprintOf(fact)
    if (printable.has(fingerprint)) continue
    const said = `${fact.quote}\n${fact.slots.label ?? ''}`
    const concepts = conceptsIn(said)
    const inQuote = new Set(concepts.keys())
    for (const [concept, times] of conceptsIn(fact.heading))
      concepts.set(concept, (concepts.get(concept) ?? 0) + times)
    const telling = tellingAnchorsOf(fact, brand.name)
    const weight = sumOf(telling.values())
    const isNoGround = isBareRole(fact) || isOwnCost(fact)
    printable.set(fingerprint, {
      fact,
      fingerprint,
      concepts,
      inQuote,
      anchors: anchorsOf(fact, brand.name),
      telling,
      weight,
      isNoGround,
      isWhole: !isNoGround && standsAlone(fact),
    })
  }
  const known = [...printable.values()]
  const asTheyStand: KnownFact[] = known.map((one) => ({
    ...one,
    type: one.fact.type,
    values: {},
    worked: null,
  }))
  const details = detailsOf(known, today).map(({ of, type, values }) => ({
    ...of,
    anchors: [...of.anchors, ...Object.values(values)],
    type,
    values,
    worked: null,
  }))
  const worked = derive(known, today).map(({ of, ...derived }) => ({ ...of, ...derived }))
  return {
    printable: [...asTheyStand, ...details, ...worked],
    standing: asTheyStand,
    steering: new Set(internal.flatMap((fact) => [...conceptsIn(fact.quote).keys()])),
  }
}

const sumOf = (weights: Iterable<number>): number =>
  Iterator.from(weights).reduce((sum, weight) => sum + weight, 0)

/** What a person has confirmed or corrected. */
export const isTrusted = (fact: Fact): boolean => fact.status === 'confirmed' || fact.status === 'edited'

/** Whether ideas may draw on the fact at all, printed or not. */
export function isUsable(fact: Fact): boolean {
  return (
    fact.status !== 'hidden' &&
    (fact.kind === 'website' || fact.kind === 'document' || fact.kind === 'profile') &&
    fact.freshness !== 'dated' &&
    !fact.flags.includes('dated') &&
    !fact.flags.includes('hypothetical') &&
    !isVetoed(fact)
  )
}

/** A customer may ask or object in an idea, but never speaks for the brand; a third party does neither. */
export function isOwn({ voice, type }: Fact): boolean {
  return voice === 'brand' || (voice === 'customer' && (type === 'customer-question' || type === 'objection'))
}

function byTrust(one: Fact, other: Fact): number {
  return Number(isTrusted(other)) - Number(isTrusted(one))
}
