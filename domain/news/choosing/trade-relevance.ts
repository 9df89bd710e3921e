// Decides whether a story is about a brand's trade, close to it, or about something else. A story that only
// uses the trade's words in passing is left out: four good stories are better than five with one that doesn't
// fit.
import { conceptsIn, sharedConcepts } from '../language/concepts.ts'
import { isAmbiguous } from './ambiguous-words.ts'
import type { Interest } from './interest.ts'
import type { FoundStory } from '../stories/stories.ts'
import { signsOf } from './trade-words.ts'

interface TradeRelevance {
  /** Whether the story is about the trade, close to it, or neither. */
  nearness: 'own' | 'near' | 'other'
  /** How many words of the trade the story has, as a weighted sum. */
  strength: number
}

/**
 * A story needs this many likely words of the trade, or one that can only mean the trade, unless its other
 * words point elsewhere.
 */
const ENOUGH_SIGNS = 2
/** If a story has this many words of the trade, none of them has to be in the headline. */
const MANY_SIGNS = 3
/**
 * Words of another trade may outnumber those of the brand's by up to this factor if one word can only mean
 * the brand's trade. Many trades share words.
 */
const MAX_OTHER_IF_SURE = 2
const MAX_OTHER = 1.75
/** How much a word with several meanings counts. */
const AMBIGUOUS_WEIGHT = 0.25

/** Compares a story's words of the brand's trade with its words of every other trade and topic. */
export function tradeRelevanceOf(story: FoundStory, interest: Interest): TradeRelevance {
  const { headline, item } = story
  const signs = signsOf(headline, item.summary, item.source, interest.trades)
  const words = ownWords(story, interest, signs.counted)
  const strength = signs.own + words.worth
  const isInHeadline = signs.isInHeadline || words.isInHeadline
  const isSaid = isInHeadline || strength >= MANY_SIGNS
  const bears = signs.isSure ? MAX_OTHER_IF_SURE : MAX_OTHER
  if (isSaid && strength >= ENOUGH_SIGNS && signs.other < strength * bears)
    return { nearness: 'own', strength }
  const near = strength + signs.near / 2
  const isNear = isInHeadline && near >= 1 && signs.other <= Math.max(near, signs.near)
  return { nearness: isNear ? 'near' : 'other', strength: near }
}

/** Counts the brand's own words in a story, except those already counted as words of the trade. */
function ownWords(
  { headline, concepts }: FoundStory,
  { topics, phrases, trades }: Interest,
  counted: ReadonlySet<string>,
): { worth: number; isInHeadline: boolean } {
  const inHeadline = conceptsIn(headline)
  const isUnknown = trades.own.size === 0
  const meant = [...concepts.keys()].filter((concept) => topics.has(concept) && !counted.has(concept))
  const sum = meant.reduce((sum, concept) => {
    const worth = (topics.get(concept) ?? 0) * (isAmbiguous(concept) ? AMBIGUOUS_WEIGHT : 1)
    return sum + worth * (inHeadline.has(concept) ? 1 : 0.5)
  }, 0)
  const isPhrase = phrases.some((phrase) => sharedConcepts(inHeadline, phrase).length >= 2)
  return {
    worth: isUnknown ? sum + (isPhrase ? ENOUGH_SIGNS : 0) : Math.min(1, sum / 2),
    isInHeadline: meant.some((concept) => inHeadline.has(concept) && !isAmbiguous(concept)) || isPhrase,
  }
}
