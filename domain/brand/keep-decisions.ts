// Reading a source again must not undo what users decided about its facts.
import type { Fact, NewFact } from '#contract/facts.ts'
import { factKey } from './same-fact.ts'

/**
 * The facts of a new reading, with users' decisions on the same facts. Edited facts stay even if the source
 * no longer has them, because the words are the user's. Hidden facts stay too, so that they don't come back
 * with the source. A confirmed fact is deleted with its source's words: it would cite a page that no longer
 * says it.
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

/** The edited words, with what the source says now as the original. */
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

/** If a fact is on two pages, the one that somebody decided on counts. */
const byDecision = (one: Fact, other: Fact) =>
  Number(one.status !== 'extracted') - Number(other.status !== 'extracted')
