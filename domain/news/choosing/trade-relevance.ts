// Whether a story is about a brand's trade, close to it, or about something else. A story that only uses the trade's
// words in passing is about something else: four good stories are better than five with one that doesn't fit.
import { conceptsIn, sharedConcepts } from '../language/concepts.ts'
import { isAmbiguous } from './ambiguous-words.ts'
import type { Interest } from './interest.ts'
import type { FoundStory } from '../stories/stories.ts'
import { signsOf } from './trade-words.ts'

interface TradeRelevance {
  /** About the trade, close to it, or neither. */
  nearness: 'own' | 'near' | 'other'
  /** The strength of the evidence. */
  strength: number
}

/** A story is about the trade with two signs or one sure one, unless the rest of it points elsewhere. */
const ENOUGH_SIGNS = 2
/** With this many signs, none has to be in the headline. */
const MANY_SIGNS = 3
/** Signs of the trade outweigh up to this many times as many signs of another, because trades share many words. */
const MAX_OTHER_IF_SURE = 2
const MAX_OTHER = 1.75
/** The weight of an ambiguous word. */
const AMBIGUOUS_WEIGHT = 0.25

/** Compares words of the trade's press and of the brand with those of every other trade and topic. */
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

/** The brand's own words in a story, without the trade's words that were already counted. */
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
