// Which days of a trade are the brand's own matter: a dentist and a physiotherapist are of one trade, and marathons are the matter of one.
import { conceptOf } from '#domain/library/thesaurus.ts'
import { once } from '#domain/once.ts'
import type { Coming } from '#domain/seasons/coming-up.ts'
import type { KnownFact } from './known-facts.ts'

/**
 * The days as this brand meets them. A cause, a day of remembrance or of sport is one to know of and no more, unless it is the trade's very
 * own or a sentence of the brand speaks two words of it.
 */
export function asOwnDays(days: readonly Coming[], known: readonly KnownFact[]): Coming[] {
  const sentencesOf = indexOf(known)
  return days.map((day) =>
    day.relevance <= TO_KNOW || day.relevance === OWN || !isOfAMatter(day) || isSpokenOf(day, sentencesOf)
      ? day
      : { ...day, relevance: TO_KNOW },
  )
}

const TO_KNOW = 2
const OWN = 5

const isOfAMatter = ({ kind, mood, themes }: Coming): boolean =>
  kind === 'awareness' || mood === 'solemn' || themes[0] === 'sport'

/** Two different concepts of the day in one sentence. */
function isSpokenOf({ concepts }: Coming, sentencesOf: ReadonlyMap<string, readonly KnownFact[]>): boolean {
  const heard = new Set<KnownFact>()
  for (const concept of lemmasOf(concepts))
    for (const fact of sentencesOf.get(concept) ?? []) {
      if (heard.has(fact)) return true
      heard.add(fact)
    }
  return false
}

/** Which sentences speak of a concept: looked up by the word, since days and sentences are many. */
function indexOf(known: readonly KnownFact[]): ReadonlyMap<string, readonly KnownFact[]> {
  const index = new Map<string, KnownFact[]>()
  for (const fact of known)
    for (const concept of fact.inQuote) {
      const those = index.get(concept)
      if (those) those.push(fact)
      else index.set(concept, [fact])
    }
  return index
}

const lemmasOf = once((concepts: readonly string[]) => new Set(concepts.map((concept) => conceptOf(concept))))
