// Summarises what a document contains for content, and what is missing.
import { insightSections, type Insights, type InsightSection } from '#contract/documents.ts'
import type { FactType, NewFact } from '#contract/facts.ts'

/** The summary, or an empty string if the document gave no facts and fewer than two cards. */
export function summaryOf(facts: readonly NewFact[], cards: Insights): Pick<Insights, 'summary'> {
  if (facts.length === 0 && Object.keys(cards).length < 2) return {}
  const kinds = counted(facts)
  const found = kinds.length > 0 ? [`Facts found: ${kinds.join(', ')}.`] : []
  const silent = wanted.filter((section) => !cards[section]).map((section) => insightSections[section])
  const missing = silent.length > 0 ? [`Nothing found for ${listed(silent)}.`] : []
  const kept = facts.length > 0 ? ['Choose which of them to use in content.'] : []
  return { summary: { text: [...found, ...kept, ...missing].join(' '), sources: [] } }
}

/** The card sections that ideas use most, so the summary says if one is missing. */
const wanted: readonly InsightSection[] = [
  'uniqueDifferentiators',
  'productsAndServices',
  'targetAudience',
  'callsToAction',
]

/**
 * Counts such as "3 prices" or "1 promise": the most frequent first, but statements always last. A sentence
 * with several facts counts once, as in the list of facts to choose from.
 */
function counted(facts: readonly NewFact[]): string[] {
  const counts = new Map<string, number>()
  const sentences = new Map(facts.toReversed().map((fact) => [fact.quote, fact]))
  for (const { type } of [...sentences.values()].toReversed())
    counts.set(words[type], (counts.get(words[type]) ?? 0) + 1)
  return [...counts]
    .sort(([a, one], [b, two]) => Number(a === 'statement') - Number(b === 'statement') || two - one)
    .map(([word, count]) => `${count} ${count === 1 ? word : plural(word)}`)
}

const words: Record<FactType, string> = {
  price: 'price',
  'labelled-price': 'price',
  founded: 'founding date',
  'name-origin': 'origin of a name',
  superlative: 'claim to be first or only',
  quantity: 'number',
  ratio: 'share',
  free: 'free offer',
  hours: 'opening time',
  person: 'person',
  place: 'place',
  need: 'customer need',
  promise: 'promise',
  process: 'way of working',
  guarantee: 'guarantee',
  contrast: 'difference',
  award: 'award',
  'customer-question': 'customer question',
  objection: 'worry answered',
  offer: 'offer',
  review: 'review',
  statement: 'statement',
  section: 'passage',
  event: 'event',
}

const irregular: Record<string, string> = {
  person: 'people',
  'origin of a name': 'origins of names',
  'claim to be first or only': 'claims to be first or only',
  'way of working': 'ways of working',
  'worry answered': 'worries answered',
}
const plural = (word: string) => irregular[word] ?? `${word}s`

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
