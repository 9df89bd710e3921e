// What speaks for a candidate, each part from 0 to 1, and what it weighs together.
import type { Fact } from '#contract/facts.ts'
import type { Entry, EvidenceType } from '#domain/library/entry.ts'
import { once } from '#domain/once.ts'
import { producedAs, type Candidate, type Listed } from './candidates.ts'
import { weightIn } from './anchors.ts'
import { clichesIn } from './claims.ts'
import { leadOf } from './lead.ts'
import { sharedConcepts } from './concepts.ts'
import { isTrusted, type Known, type KnownFact, type KnownFacts } from './known-facts.ts'
import type { Memory } from './memory.ts'
import { relevanceTo } from './relevance.ts'
import { speaksTo } from './speaks-to.ts'
import { timeliness } from './timeliness.ts'

export interface Scores {
  /** How much a fact of this type and source can bear. */
  evidence: number
  /** How much of it no other company could say. */
  specificity: number
  /** How surely the fact speaks of what the entry is about. */
  fit: number
  /** How well the entry works in one of the formats asked for. */
  format: number
  /** How many of the objectives asked for it serves. */
  objective: number
  /** How little its stage was served lately. */
  stage: number
  timeliness: number
  /** What internal documents say the brand cares about. */
  steering: number
  /** How long ago its entry and its facts were last used. */
  freshness: number
  /** What people made of ideas like it. Only where they have marked some. */
  feedback?: number
  /** How near it is to the brief. Only where there is one. */
  brief?: number
}

export interface Scored {
  candidate: Candidate
  scores: Scores
  total: number
}

export interface Scene {
  facts: KnownFacts
  memory: Memory
  brief: string | null
  objectives: readonly string[]
  today: string
}

/** Scores every candidate of a request, best first. */
export function scoreAll(candidates: readonly Candidate[], scene: Scene): Scored[] {
  const rarity = rarityAmong(scene.facts.standing)
  const relevance = relevanceTo(scene.brief, candidates)
  const { memory } = scene
  // Hundreds of candidates share the same facts: what depends on the fact alone is asked once.
  const isBland = once((fact: Fact) => isPuff(fact.quote))
  const strengthOf = (known: Known, type: EvidenceType) => strength(known, type, isBland(known.fact))
  const byName = once((known: KnownFact) => ledByName(known))
  const ofFact = once((known: KnownFact) => ({
    strength: strengthOf(known, known.type),
    rarity: rarity(known),
    timeliness: timeliness(known.fact, scene.today),
    steering: Math.min(1, sharedConcepts(known.concepts, scene.facts.steering).length / 3),
    fatigue: memory.factFatigue(known.fingerprint),
  }))
  const ofEntry = once(({ id, entry }: Listed) => ({
    naming: namingOf(entry),
    stage: 1 / (1 + memory.lately('stage', entry.stage) / 3),
    fatigue: memory.entryFatigue(id),
  }))
  return candidates
    .map((candidate) => {
      const { listed, first, second, objectives } = candidate
      const fact = ofFact(first)
      const entry = ofEntry(listed)
      const beside = second === null ? fact.strength : strengthOf(second, second.fact.type)
      const scores: Scores = {
        evidence: (fact.strength + beside) / 2,
        specificity: 0.5 * fact.rarity + 0.5 * titlesOnTheFact(entry.naming, () => byName(first)),
        fit: fitOf(candidate),
        format: 1 - 0.25 * bestRank(candidate),
        objective:
          objectives.length / Math.max(1, Math.min(scene.objectives.length, listed.entry.objectives.length)),
        stage: entry.stage,
        timeliness: fact.timeliness,
        steering: fact.steering,
        freshness: 1 - 0.5 * (entry.fatigue + fact.fatigue),
        ...(memory.isMarked
          ? { feedback: memory.liking({ entry: listed.id, stage: listed.entry.stage, ...candidate }) }
          : {}),
        ...(relevance === null ? {} : { brief: relevance(candidate) }),
      }
      return { candidate, scores, total: weigh(scores) }
    })
    .toSorted((one, other) => other.total - one.total)
}

/** What each part weighs. A brief outweighs everything else, since somebody asked for it. */
export const weights: Readonly<Record<keyof Scores, number>> = {
  evidence: 0.22,
  specificity: 0.6,
  fit: 0.5,
  format: 0.1,
  objective: 0.04,
  stage: 0.06,
  timeliness: 0.08,
  steering: 0.06,
  freshness: 0.3,
  feedback: 0.35,
  brief: 1,
}

const parts = [
  'evidence',
  'specificity',
  'fit',
  'format',
  'objective',
  'stage',
  'timeliness',
  'steering',
  'freshness',
  'feedback',
  'brief',
] as const satisfies readonly (keyof Scores)[]

function weigh(scores: Scores): number {
  let sum = 0
  let whole = 0
  for (const part of parts) {
    const [score, weight] = [scores[part], weights[part]]
    if (score === undefined) continue
    sum += weight * score
    whole += weight
  }
  return sum / whole
}

/** What a fact of each type can bear: figures, names and dates more than sentences. */
const strengths: Readonly<Record<EvidenceType, number>> = {
  'labelled-price': 1,
  person: 0.95,
  founded: 0.9,
  award: 0.9,
  guarantee: 0.9,
  'name-origin': 0.9,
  quantity: 0.85,
  'customer-question': 0.85,
  promise: 0.8,
  process: 0.8,
  superlative: 0.8,
  ratio: 0.8,
  contrast: 0.75,
  objection: 0.75,
  offer: 0.7,
  free: 0.7,
  place: 0.65,
  need: 0.6,
  hours: 0.55,
  price: 0.55,
  statement: 0.5,
  anniversary: 1,
  'break-even': 1,
  'price-each': 1,
  deed: 0.95,
  'past-year': 0.6,
  duration: 0.85,
  measure: 0.85,
  weekday: 0.6,
  month: 0.65,
  clock: 0.6,
  reason: 0.85,
  rule: 0.85,
  condition: 0.8,
  comparison: 0.8,
}

/** Words that every company of every trade has on its website bear little. */
const isPuff = (quote: string): boolean =>
  clichesIn(quote).length > 0 ||
  /\b(?:ultimate|ideal|perfect|amazing|vibrant|passion(?:ate)?|excellence|solutions?|discover|experience the|embrace|second to none|we pride ourselves|one of a kind|your needs)\b/i.test(
    quote,
  )

function strength({ fact }: Known, type: EvidenceType, isBland: boolean): number {
  const base = strengths[type] * (isBland ? 0.6 : 1)
  if (isTrusted(fact)) return Math.min(1, base + 0.15)
  return fact.kind === 'profile' ? base * 0.8 : base
}

/** Anchors that stand in no other fact are worth most. */
function rarityAmong(facts: readonly KnownFact[]): (known: KnownFact) => number {
  const times = new Map<string, number>()
  for (const { anchors } of facts)
    for (const anchor of anchors) times.set(anchor, (times.get(anchor) ?? 0) + 1)
  return ({ anchors }) =>
    Math.min(1, anchors.reduce((sum, anchor) => sum + 1 / Math.sqrt(times.get(anchor) ?? 1), 0) / 2.5)
}

/** How far down the entry's list of formats the first one stands that was asked for. */
const bestRank = ({ listed, formats }: Candidate): number =>
  Math.min(4, ...formats.map((format) => listed.entry.formats.indexOf(producedAs(format))))

/** By their slots, or by the fact's own words in front where these are few and name something. */
const titlesOnTheFact = (named: number, isLedByName: () => boolean): number =>
  named === 0 && isLedByName() ? 0.8 : named

/** An entry is written once, and its titles with it. */
const namingOf = once(
  ({ titles }: Entry): number => titles.reduce((sum, title) => sum + naming(title), 0) / titles.length,
)

/** A name in the title is worth more than a figure, which may be anybody's; a year tells least. */
function naming(title: string): number {
  if (/\{(?:label|person|place|noun|hours)2?\}/.test(title)) return 1
  if (/\{(?:amount|count|time|measure)\}/.test(title)) return 0.6
  return /\{(?!brand\})/.test(title) ? 0.1 : 0
}

function ledByName(first: KnownFact): boolean {
  const words = leadOf(first)
  return words !== null && weightIn(words, first.telling) > 0
}

/**
 * A move works for any trade, and better where it is made for what the sentence tells; a question comes first, one of the trade itself
 * before all, and the more the fact speaks of it the better.
 */
function fitOf({ listed, first }: Candidate): number {
  if (listed.isMove) return first.type === first.fact.type ? 0.4 : 0.5
  const shared = speaksTo(first, listed)
  const said = shared.filter((concept) => first.inQuote.has(concept)).length
  return Math.min(1, (listed.isOfTrade ? 0.2 : 0) + 0.1 * shared.length + 0.15 * said)
}
