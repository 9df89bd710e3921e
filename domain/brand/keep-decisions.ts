// When a source is read again, users' decisions about its facts must not be lost.
import type { Fact, NewFact } from '#contract/facts.ts'
import { factKey } from './same-fact.ts'

/**
 * Applies users' decisions to the facts of a new reading. Edited facts stay even if the source no longer
 * contains them, because the words are the user's. Hidden facts stay too, so that they remain hidden if the
 * source mentions them again. A confirmed fact is deleted if its words are gone: it would cite a page that no
 * longer says it.
 */
export function withDecisions(found: readonly NewFact[], before: readonly Fact[]): NewFact[] {
  const decisions = new Map(before.toSorted(byDecision).map((fact) => [factKey(fact), fact]))
  const read = found.map((fact) => {
    const known = decisions.get(factKey(fact))
    if (known === undefined) return fact
    const { status, visibility } = known
    return { ...fact, ...(known.original && wordsNow(fact, known)), status, visibility }
  })
  const here = new Set(found.map((fact) => factKey(fact)))
  const isHere = (words: string, { type, quote }: Fact) =>
    here.has(words) || here.has(factKey({ type, quote }))
  const gone = [...decisions].filter(([words, fact]) => !isHere(words, fact) && isKept(fact))
  return [...read, ...gone.map(([, fact]) => asRead(fact))]
}

function asRead(fact: Fact): NewFact {
  const { id: _, documentId: __, ...read } = fact
  return read
}

/** Keeps the words that the user wrote, and stores what the source says now as the original. */
function wordsNow(fact: NewFact, { type, quote, slots, freshness, flags }: Fact): Partial<NewFact> {
  const original = {
    type: fact.type,
    quote: fact.quote,
    slots: fact.slots,
    freshness: fact.freshness,
    flags: fact.flags,
  }
  return { type, quote, slots, freshness, flags, original }
}

const isKept = ({ status, original }: Fact): boolean => status === 'hidden' || original !== undefined

/** Sorts a fact that a user decided about before its copies on other pages. */
const byDecision = (one: Fact, other: Fact) =>
  Number(one.status !== 'extracted') - Number(other.status !== 'extracted')
