// Whether a fact speaks of what a question is about. Two shared words can be an accident: "a bread day with lunch" is no dish.
import { conceptOf } from '#domain/library/thesaurus.ts'
import type { Listed } from './candidates.ts'
import { sharedConcepts } from './concepts.ts'
import type { KnownFact } from './known-facts.ts'

/** The concepts a fact shares with a question, or none where they are too few or the fact is of another kind of thing. */
export function speaksTo(known: KnownFact, { concepts }: Pick<Listed, 'concepts'>): string[] {
  const shared = sharedConcepts(known.concepts, concepts)
  if (shared.length < 2 || !shared.some((concept) => known.inQuote.has(concept))) return []
  return kindsOf(known).every((kind) => concepts.has(kind)) ? shared : []
}

/** What the question must know: what is counted, and what a label is besides its matter, as the day in "Bread day". */
function kindsOf({ fact: { type, slots } }: KnownFact): string[] {
  if (type === 'quantity') return [lastConcept(slots.noun ?? '')].filter((kind) => kind !== '')
  const kind = lastConcept(slots.label ?? '')
  return kinds.has(kind) ? [kind] : []
}

function lastConcept(phrase: string): string {
  const head = phrase.split(/\s(?:of|for|with|in|on|at|from|to|by)\s/)[0] ?? phrase
  return conceptOf(head.match(/[\p{L}'’-]+/gu)?.at(-1) ?? '')
}

/** Things that are made of many matters: a lesson in bread is a lesson first. */
const kinds: ReadonlySet<string> = new Set(
  (
    'lesson course day evening night weekend trip tour walk visit stay break event party wedding ticket voucher gift card' +
    ' membership subscription plan package rent room office survey assessment consultation appointment repair training insurance' +
    ' deliver parking hamper box book meeting'
  )
    .split(' ')
    .map((kind) => conceptOf(kind)),
)
