// The brand shown back to its people: every fact, what was worked out of them, and what more would open further ideas.
import type { AnswerOf } from '#contract/call.ts'
import type { Ask, FactType, readBrand } from '#contract/facts.ts'
import type { Account } from '#domain/account/account.ts'
import type { Brand } from '#domain/brand/brand.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import type { Library } from '#domain/library/entry.ts'
import { library } from '#domain/library/library.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { archetypeOf } from './archetype.ts'
import { brandOf } from './brand-of.ts'
import { stillOpen } from './built-in.ts'
import { findCandidates, listEntries } from './candidates.ts'
import type { PastIdea } from './engine.ts'
import { knownFacts, type KnownFact } from './known-facts.ts'
import { remember } from './memory.ts'
import { adviceFor, gainsOf } from './shortfall.ts'
import { unusedFor } from './unused.ts'
import { wantedOf } from './wanted.ts'

type BrandKnown = AnswerOf<typeof readBrand>

export async function brandKnown(world: World, member: Account): Promise<BrandKnown> {
  const profile = await ownProfile(world, member)
  const brand = await brandOf(world, profile)
  const past = await world.ideas.past(profile.id)
  return knownOf(library, brand, past, localDay(world.zones, profile.deliveryTimezone, world.now()))
}

/** What is known on a day, `YYYY-MM-DD`, with what a library could still make of more. */
export function knownOf(
  library: Library,
  brand: Brand,
  past: readonly PastIdea[],
  today: string,
): BrandKnown {
  const { printable } = knownFacts(brand, today)
  return {
    facts: brand.facts.map((fact) => ({ ...fact, unused: unusedFor(fact) })),
    worked: printable.flatMap(inWords),
    asks: asksOf(library, brand, printable, remember(past, today)),
    counts: countsOf(printable),
  }
}

/** The sum as a sentence of its own, under a heading that says where it comes from. */
function inWords({ fact, worked }: KnownFact): BrandKnown['worked'] {
  if (worked === null) return []
  const sum = worked.sum.replace(/^Worked out: /, '')
  const facts = [fact.id, ...(worked.beside === null ? [] : [worked.beside.fact.id])]
  return [{ sentence: sum.charAt(0).toUpperCase() + sum.slice(1), facts }]
}

/** For each type the number of facts that opens most, by the same count that tells of a shortfall. */
function asksOf(
  library: Library,
  brand: Brand,
  facts: readonly KnownFact[],
  memory: ReturnType<typeof remember>,
): Ask[] {
  const entries = listEntries(library, archetypeOf(library, brand.industry, brand.companyInfo))
  const wanted = wantedOf({ brand, brief: null })
  const open = findCandidates(entries, facts, wanted).flatMap((candidate) => stillOpen(candidate, memory))
  const asked = new Set<FactType>()
  return gainsOf({ entries, wanted, facts, open }).flatMap((gain) => {
    if (asked.has(gain.type)) return []
    asked.add(gain.type)
    return [{ type: gain.type, facts: gain.facts, sentence: adviceFor(gain) }]
  })
}

function countsOf(facts: readonly KnownFact[]): BrandKnown['counts'] {
  const counts: BrandKnown['counts'] = {}
  for (const { fact, type } of facts) if (type === fact.type) counts[fact.type] = (counts[fact.type] ?? 0) + 1
  return counts
}
