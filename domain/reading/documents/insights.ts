// Chooses the sentences for each card of a document's insights. A card for which the document has none is
// left out.
import { cutTo } from '#contract/values/texts.ts'
import type { Insight, Insights, InsightSection } from '#contract/documents.ts'
import type { FactType, NewFact, Place } from '#contract/facts.ts'
import { wordCount } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import type { DocumentBlock } from './blocks.ts'
import { cues, isDenial, isNotMarketing, type Cue } from './cues.ts'
import { summaryOf } from './summary.ts'
import { themesOf } from './themes.ts'
import { measuredTone } from './tone.ts'

/**
 * Fills each section's cards: first with what the document says itself, then with what was measured or
 * counted in it.
 */
export function insightsOf(
  blocks: readonly DocumentBlock[],
  facts: readonly NewFact[],
  sections: readonly InsightSection[],
): Insights {
  const candidates = candidatesOf(blocks, facts)
  const said = cardsBySection(
    candidates,
    cues.filter(({ section }) => sections.includes(section)),
  )
  const counted: Insights = {
    ...(said.contentThemes ? {} : themesOf(blocks)),
    ...measuredTone(blocks),
    ...summaryOf(facts, said),
  }
  const cards: Insights = {}
  for (const section of sections) {
    const both = [said[section], counted[section]].filter((card) => card !== undefined)
    if (both.length > 0) cards[section] = joined(both)
  }
  return cards
}

const joined = (cards: readonly Insight[]): Insight => ({
  text: cutTo(cards.map(({ text }) => text).join('\n'), LONGEST_CARD),
  sources: cards.flatMap(({ sources }) => sources),
})

const LONGEST_CARD = 5_000

interface Candidate {
  text: string
  heading: string
  place: Place
  /** The types of facts found in this sentence. */
  types: ReadonlySet<FactType>
}

/** Every sentence and line of the document that could go on a card. */
function candidatesOf(blocks: readonly DocumentBlock[], facts: readonly NewFact[]): Candidate[] {
  const types = new Map<string, Set<FactType>>()
  for (const { quote, type, voice } of facts) {
    if (voice === 'brand') types.set(quote, (types.get(quote) ?? new Set()).add(type))
  }
  const seen = new Set<string>()
  return blocks.flatMap(({ isHeading, text, heading, place }) =>
    isHeading
      ? []
      : sentencesOf(text).flatMap((sentence): Candidate[] => {
          if (seen.has(sentence) || !isReadable(sentence) || isNotMarketing(sentence)) return []
          seen.add(sentence)
          const offset = (place.offset ?? 0) + Math.max(0, text.indexOf(sentence))
          return [
            { text: sentence, heading, place: { ...place, offset }, types: types.get(sentence) ?? new Set() },
          ]
        }),
  )
}

const LONGEST = 420

const isReadable = (text: string) =>
  text.length <= LONGEST &&
  wordCount(text) >= 2 &&
  /\p{L}{3}/u.test(text) &&
  (/^[\p{Lu}\p{N}“"'‘£€$(]/u.test(text) || /^from\b/i.test(text)) &&
  !/:$|^[“"‘„].*[”"’“]\.?$|https?:|www\.|\.{3,}$/.test(text)

/** Puts each sentence on the card that it fits best. Each card keeps its best sentences in the document's order. */
function cardsBySection(candidates: readonly Candidate[], wanted: readonly Cue[]): Insights {
  const fitting = candidates.flatMap((candidate, order) => {
    const weights = wanted.map((cue) => ({ cue, candidate, order, weight: weightOf(candidate, cue) }))
    const best = weights.toSorted((a, b) => b.weight - a.weight)[0]
    return best && best.weight > 0 ? [best] : []
  })
  const cards: Insights = {}
  for (const cue of wanted) {
    const chosen = fitting
      .filter((one) => one.cue === cue)
      .sort((a, b) => b.weight - a.weight || a.order - b.order)
      .slice(0, cue.most)
      .sort((a, b) => a.order - b.order)
    if (chosen.length > 0) cards[cue.section] = cardOf(chosen.map(({ candidate }) => candidate))
  }
  return cards
}

function weightOf({ text, heading, types }: Candidate, cue: Cue): number {
  if (NAMES_WHAT_IS.has(cue.section) && isDenial(text)) return 0
  const byWords = cue.says?.test(text) ? (cue.section === 'callsToAction' ? 3 : 2) : 0
  const byFacts = cue.facts.some((type) => types.has(type)) ? 2.2 : 0
  const byHeading = cue.heading.test(heading) && !CONTACT.test(text) ? 2.5 : 0
  const weight = byWords + byFacts + byHeading
  return weight > 0 ? weight + (OWN_VOICE.test(text) ? 0.5 : 0) : 0
}

const CONTACT = /@|\d{5,}|\d{3,} \d{3,}/

const NAMES_WHAT_IS: ReadonlySet<InsightSection> = new Set([
  'productsAndServices',
  'targetAudience',
  'callsToAction',
])
const OWN_VOICE = /\b(we|our|us)\b/i

/**
 * The card's text: sentences form a paragraph, other lines stay separate. A line that starts with a price
 * gets its heading in front, to say what the price is for.
 */
function cardOf(chosen: readonly Candidate[]): Insight {
  let text = ''
  for (const { text: said, heading } of chosen) {
    const line = heading !== '' && /^(from )?[£€$]/.test(said) ? `${heading}: ${said}` : said
    const readsOn = /[.!?]["”’)]?$/.test(text) && /[.!?]["”’)]?$/.test(line)
    text = text === '' ? line : `${text}${readsOn ? ' ' : '\n'}${line}`
  }
  return { text, sources: chosen.map(({ text: quote, place }) => ({ quote, place })) }
}
