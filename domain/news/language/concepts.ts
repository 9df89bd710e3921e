// Finds the concepts in a text and counts them. Words are matched as a whole, so "rat" is never found in
// "rate".
import { conceptOf } from './thesaurus.ts'

/** Counts the concepts in a text, leaving out common words. */
export function conceptsIn(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)) {
    for (const concept of conceptsOfWord(word)) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  }
  return counts
}

/** Lists the concepts that two texts share. */
export function sharedConcepts(
  one: ReadonlyMap<string, number>,
  other: { has(concept: string): boolean },
): string[] {
  const shared: string[] = []
  for (const concept of one.keys()) if (other.has(concept)) shared.push(concept)
  return shared
}

/** Splits a hyphenated word: "family-run" counts as itself, as "family" and as "run". */
function conceptsOfWord(word: string): readonly string[] {
  const known = conceptsOf.get(word)
  if (known !== undefined) return known
  const parts = word.includes('-') ? [word, ...word.split('-')] : [word]
  const found = new Set(
    parts.filter((part) => part.length > 1 && !common.has(part)).map((part) => conceptOf(part)),
  )
  if (conceptsOf.size >= MOST_KNOWN) conceptsOf.clear()
  conceptsOf.set(word, [...found])
  return [...found]
}

/**
 * Texts use the same words again and again, so their concepts are cached. The cache is emptied once rare
 * words have filled it.
 */
const conceptsOf = new Map<string, readonly string[]>()
const MOST_KNOWN = 50_000

/** Words without a topic. Words that can be one, such as "make", "need" or "choose", are not in this list. */
const common: ReadonlySet<string> = new Set(
  (
    'a about after again all also am an and any are as at be because been before being between both but by can could did do' +
    ' does doing during each even ever every for from further get gets go goes got had has have having he her here hers him his' +
    " how i'm i've if in into is isn't it it's its itself just many may me more most much must my no nor not now of off on once" +
    " only or other our ours out over own per really same she should so some such than that that's the their them then there" +
    " these they this those through to too under until up upon us very was we we're we've were what when where which while who" +
    " whom why will with without would you you're your yours"
  ).split(' '),
)
