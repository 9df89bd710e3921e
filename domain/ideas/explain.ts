// Why an idea was chosen, for its owner: the question it answers, what spoke for it, and the parts of its score.
import { contentTypeLabel } from '#contract/content.ts'
import type { Explanation } from '#contract/ideas.ts'
import type { EvidenceType } from '#domain/library/entry.ts'
import { isTrusted } from './known-facts.ts'
import type { Scores } from './score.ts'
import { weights } from './score.ts'
import type { Choice } from './spread.ts'
import { sharedConcepts } from './concepts.ts'
import { inAList } from './wording/list.ts'
import { withArticle } from './wording/article.ts'

/** `isFirst` is said of a brand that had no ideas before: then nothing was used lately, and that is no reason. */
export function explain(choice: Choice, archetypeName: string, isFirst: boolean): Explanation {
  const { listed, first } = choice.candidate
  const { question } = listed.entry
  const scores = Object.entries(choice.scored.scores).map(
    ([part, score]) => [part, Math.round(score * 100) / 100] as const,
  )
  return {
    because: listed.isMove
      ? `It answers “${question}” with ${kindOf[first.type]} that only this brand has.`
      : listed.isOfTrade
        ? `In this trade (${archetypeName.toLowerCase()}) people ask: “${question}”`
        : `People ask this of anyone: “${question}”`,
    reasons: reasonsOf(choice, isFirst),
    scores: Object.fromEntries(scores),
  }
}

/** What spoke for it, strongest first: only parts that were good, each with what it was good for. */
function reasonsOf(choice: Choice, isFirst: boolean): string[] {
  const { listed, first, second } = choice.candidate
  const shared = sharedConcepts(first.concepts, listed.concepts).slice(0, 4)
  const sentences: Partial<Record<keyof Scores, string | null>> = {
    brief: 'It is near to what the brief asks for.',
    evidence: isTrusted(first.fact)
      ? `It rests on ${kindOf[first.type]} that you have confirmed.`
      : `It rests on ${kindOf[first.type]}${second === null ? '' : ` and ${kindOf[second.fact.type]}`} of your own.`,
    specificity: 'Its names and figures stand in few of your other facts, and in nobody else’s.',
    fit: shared.length > 1 ? `The fact speaks of what the question is about: ${inAList(shared)}.` : null,
    format: `It works well as ${withArticle(pieceOf(choice.format))}.`,
    stage: isFirst ? null : `Little was made lately for people ${standing[listed.entry.stage]}.`,
    timeliness: 'Now is the time of year, or of the brand’s life, for it.',
    steering: 'Your internal documents say that this matters to you.',
    feedback: 'You have made use of ideas like it.',
    freshness: isFirst ? null : 'Neither the fact nor the way of telling it was used lately.',
  }
  const strong = Object.entries(choice.scored.scores)
    .filter(([part, score]) => score >= (part === 'steering' || part === 'brief' ? 0.3 : 0.65))
    .map(([part, score]) => ({ part, weight: weightOf(part) * score }))
    .toSorted((one, other) => other.weight - one.weight)
  const reasons = strong.flatMap(
    ({ part }) => Object.entries(sentences).find(([name]) => name === part)?.[1] ?? [],
  )
  return [
    ...reasons.slice(0, 5),
    ...(choice.isWildcard ? ['It is the wildcard of this delivery: drawn, not ranked first.'] : []),
  ]
}

/** One piece of a content type: "social media post", "LinkedIn post". */
function pieceOf(format: Choice['format']): string {
  if (format === 'linkedin') return 'LinkedIn post'
  if (format === 'social' || format === 'blog') return `${contentTypeLabel(format).toLowerCase()} post`
  if (format === 'podcast') return 'podcast episode'
  return contentTypeLabel(format).toLowerCase()
}

const weightOf = (part: string) => Object.entries(weights).find(([name]) => name === part)?.[1] ?? 0

const standing = {
  discover: 'who do not know you yet',
  consider: 'who are comparing',
  decide: 'who are about to choose',
  use: 'who have come to you already',
  return: 'who may come back',
}

/** A fact of each type, in words. */
const kindOf: Readonly<Record<EvidenceType, string>> = {
  price: 'a price',
  'labelled-price': 'a price',
  founded: 'a founding year',
  'name-origin': 'the story of a name',
  superlative: 'a claim to a first place',
  quantity: 'a count',
  ratio: 'a proportion',
  free: 'something free',
  hours: 'opening hours',
  person: 'a named person',
  place: 'a named place',
  need: 'a need',
  promise: 'a promise',
  process: 'a way of working',
  guarantee: 'a guarantee',
  contrast: 'a difference from others',
  award: 'an award',
  'customer-question': 'a question that people ask',
  objection: 'a doubt that people have',
  offer: 'an offering',
  statement: 'a sentence',
  anniversary: 'a birthday to come',
  'break-even': 'a sum of two prices',
  'price-each': 'a price divided by what it buys',
  duration: 'how long something takes',
  clock: 'an hour of the day',
  weekday: 'a day of the week',
  month: 'a time of the year',
  measure: 'a measure',
  'past-year': 'a year gone by',
  deed: 'what somebody here does',
  reason: 'a reason given',
  rule: 'a rule without exception',
  condition: 'what happens if',
  comparison: 'one thing set against another',
}
