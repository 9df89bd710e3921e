// What the engine may build on, sorted once for a request: facts that may be printed, and facts that only steer.
import type { Fact } from '#contract/brand.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { anchorsOf } from './anchors.ts'
import { conceptsIn } from './concepts.ts'
import { fingerprintOf } from './subject.ts'
import { isVetoed } from './veto.ts'

/** A fact with what is worked out of it once. */
export interface KnownFact {
  fact: Fact
  fingerprint: string
  /** Of the quote, its heading and its label. */
  concepts: ReadonlyMap<string, number>
  /** Of the quote and its label alone. */
  inQuote: ReadonlySet<string>
  anchors: readonly string[]
}

export interface KnownFacts {
  /** Public, current and the brand's own, or a customer's where the fact is a question or an objection. Each once. */
  printable: KnownFact[]
  /** The concepts of what is internal. Its words, figures and names are not handed on. */
  steering: ReadonlySet<string>
}

export function knownFacts(brand: Brand): KnownFacts {
  const usable = brand.facts.filter((fact) => isUsable(fact))
  const internal = usable.filter((fact) => fact.visibility === 'internal')
  const printable = new Map<string, KnownFact>()
  for (const fact of usable.filter((fact) => fact.visibility === 'public' && isOwn(fact)).toSorted(byTrust)) {
    const fingerprint = fingerprintOf(fact)
    if (printable.has(fingerprint)) continue
    const said = `${fact.quote}\n${fact.slots.label ?? ''}`
    const concepts = conceptsIn(`${said}\n${fact.heading}`)
    const inQuote = new Set(conceptsIn(said).keys())
    printable.set(fingerprint, { fact, fingerprint, concepts, inQuote, anchors: anchorsOf(fact) })
  }
  return {
    printable: [...printable.values()],
    steering: new Set(internal.flatMap((fact) => [...conceptsIn(fact.quote).keys()])),
  }
}

/** What a person has confirmed or corrected. */
export const isTrusted = (fact: Fact): boolean => fact.status === 'confirmed' || fact.status === 'edited'

function isUsable(fact: Fact): boolean {
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
function isOwn({ voice, type }: Fact): boolean {
  return voice === 'brand' || (voice === 'customer' && (type === 'customer-question' || type === 'objection'))
}

function byTrust(one: Fact, other: Fact): number {
  return Number(isTrusted(other)) - Number(isTrusted(one))
}
