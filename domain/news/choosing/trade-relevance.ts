// Whether a story is of a brand's trade, near it or of another matter. What only uses the trade's words in passing is of another:
// four stories are better than four and one of somebody else's matter.
import { conceptsIn, sharedConcepts } from '../language/concepts.ts'
import { isAmbiguous } from './ambiguous-words.ts'
import type { Interest } from './interest.ts'
import type { FoundStory } from '../stories/stories.ts'
import { signsOf } from './trade-words.ts'

interface TradeRelevance {
  /** Of the trade, near it, or neither. */
  nearness: 'own' | 'near' | 'other'
  /** How much speaks for it. */
  strength: number
}

/** A story is of the trade by two signs, or a sure one; the rest of it may say that it is of another all the same. */
const ENOUGH = 2
/** So many signs need not stand in the headline. */
const MANY = 3
/** What speaks for the trade outweighs so many times as much that speaks of another: many trades share their words. */
const SURELY_BEARS = 2
const BEARS = 1.75
/** What a word of many meanings counts for. */
const PASSING = 0.25

/** By the words of the trade's press and the brand's own, against those of every other trade and page. */
export function tradeRelevanceOf(story: FoundStory, interest: Interest): TradeRelevance {
  const { headline, item } = story
  const signs = signsOf(headline, item.summary, item.source, interest.trades)
  const words = ownWords(story, interest, signs.counted)
  const strength = signs.own + words.worth
  const isInHeadline = signs.isInHeadline || words.isInHeadline
  const isSaid = isInHeadline || strength >= MANY
  const bears = signs.isSure ? SURELY_BEARS : BEARS
  if (isSaid && strength >= ENOUGH && signs.other < strength * bears) return { nearness: 'own', strength }
  const near = strength + signs.near / 2
  const isNear = isInHeadline && near >= 1 && signs.other <= Math.max(near, signs.near)
  return { nearness: isNear ? 'near' : 'other', strength: near }
}

/** What a story has of the brand's own words, beside those of its trade that were counted. */
function ownWords(
  { headline, concepts }: FoundStory,
  { topics: matter, phrases, trades }: Interest,
  counted: ReadonlySet<string>,
): { worth: number; isInHeadline: boolean } {
  const inHeadline = conceptsIn(headline)
  const isUnknown = trades.own.size === 0
  const meant = [...concepts.keys()].filter((concept) => matter.has(concept) && !counted.has(concept))
  const sum = meant.reduce((sum, concept) => {
    const worth = (matter.get(concept) ?? 0) * (isAmbiguous(concept) ? PASSING : 1)
    return sum + worth * (inHeadline.has(concept) ? 1 : 0.5)
  }, 0)
  const isPhrase = phrases.some((phrase) => sharedConcepts(inHeadline, phrase).length >= 2)
  return {
    worth: isUnknown ? sum + (isPhrase ? ENOUGH : 0) : Math.min(1, sum / 2),
    isInHeadline: meant.some((concept) => inHeadline.has(concept) && !isAmbiguous(concept)) || isPhrase,
  }
}
