// Finds what sets a brand apart: guarantees, comparisons, consistency and frankness in its own sentences.
import { wordCount } from '../language/sentence.ts'
import type { Material } from './material.ts'
import {
  isBoilerplate,
  isTimeless,
  isCompleteSentence,
  ownSentences,
  proseBlocks,
  passageFrom,
  isSelfContained,
  type Passage,
} from './passages.ts'
import { isName } from './story.ts'
import { depthsOf, isOnHomePage, isAboutBrand } from './block-location.ts'

const cues: readonly (readonly [number, RegExp])[] = [
  // Guarantees: it costs the brand something if it fails.
  [
    3.5,
    /\bif (?:we|it|you|the|your|anything|something)\b.*\b(?:you (?:do not|don['’]t|won['’]t) pay|nothing to pay|money back|your money|for nothing|free of charge|we(?:['’]ll| will)? (?:refund|redo|replace|take|fix|mend|do it again)|no charge)\b/i,
  ],
  // Comparisons with other companies.
  [
    2.5,
    /\bthan (?:most|others?|anyone|anybody|any other|usual)\b|, not (?:\p{L}+|\d+)(?:,|\.|$)|\b(?:unlike|instead of|rather than|nobody else|no one else|the only|most (?:others|places|firms|shops))\b/iu,
  ],
  // Frankness, even against the brand's own interest.
  [
    2.5,
    /\b(?:talk(?:ed|s|ing)? (?:you|people|somebody|someone|folk) out of|(?:will |['’]ll )?tell you (?:if|when|so|honestly|straight|what)|(?:we['’]d|we would) rather|don['’]t need (?:one|it))\b/i,
  ],
  [
    2,
    /\b(?:(?:the|that) same (?:day|morning|evening|one|person|teacher|driver|people)|same[- ]day|one named person|named (?:person|contact))\b/i,
  ],
  [1.5, /\bbefore (?:we|you|anyone|anything)\b/i],
  [2, /\b(?:nobody|no one) (?:here |else )?(?:will|is|has|ever)\b/i],
  [1, /\b(?:particular|single|just one|no two)\b/i],
  [1, /\b(?:never|always|every|each|everything|everyone|nothing|only|all of (?:our|it))\b/i],
  [
    1,
    /\b(?:ourselves|by hand|by us|our own|in-house|from scratch|on the premises|hand-?(?:made|picked|written|built|cut)|handwritten)\b/i,
  ],
  [
    1,
    /\b(?:free|no (?:charge|fees?|contracts?|obligation|appointment|deposit|waiting list|percentage)|without charge)\b/i,
  ],
  [1, /\b(?:longer|slower|smaller|fewer|shorter|sooner|earlier) (?:\p{L}+ )?than\b/iu],
  [
    0.5,
    /\b(?:within|in) (?:\d+|one|two|three|four|five|an?|half an) (?:minutes?|hours?|days?|working days?)\b/i,
  ],
]

const ofBoth = /\b(?:we|our|us|ourselves|I|my|you|your)\b/i
const callToAction =
  /^(?:please|book|ring|call|phone|email|order|register|tell us|ask us|bring|send|sign|park|text|join|fill|give us|choose|visit|come)\b/i
const refusal =
  /(?<!\bif )\bwe (?:do not|don['’]t|can['’]t|cannot|no longer)\b|\b(?:sorry|unfortunately|not suitable|doesn['’]t (?:apply|cover|include))\b/i

/** Sentences about the past are history, not promises. */
const pastTense = /\b(?:was|were)\b(?!.*\bwe (?:fix|refund|take|replace|redo)\b)/i

/** How strongly a sentence sets the brand apart; 0 if it doesn't. */
export const differenceScore = (sentence: string): number =>
  refusal.test(sentence) || pastTense.test(sentence) || /^(?:if|when) you['’]?re\b/i.test(sentence)
    ? 0
    : cues.reduce((sum, [worth, cue]) => sum + (cue.test(sentence) ? worth : 0), 0)

const MOST_WORDS = 42
const LEAST = 2

/** Passages that set the brand apart, strongest first: one per paragraph, and none that is in `alreadyUsed`. */
export function differentiatorsIn(
  { brandName, blocks, home }: Pick<Material, 'brandName' | 'blocks' | 'home'>,
  alreadyUsed: string,
): (Passage & { score: number })[] {
  const depths = depthsOf(blocks)
  const isOfOther = saidByOtherTest(brandName)
  const passages = proseBlocks(blocks).flatMap((block) => {
    if (asides.test(block.heading) || (isAboutBrand(block) && isName(block.heading))) return []
    const sentences = ownSentences(block)
    const where = isOnHomePage(block, home) ? 1.5 : isAboutBrand(block) ? 0.5 : 0
    const why = special.test(block.heading) ? 2 : 0
    return sentences.flatMap((sentence, at) => {
      if (
        !isFit(sentence) ||
        !isSelfContained(sentence) ||
        refersToEarlier.test(sentence) ||
        isOfOther(sentence) ||
        alreadyUsed.includes(sentence)
      )
        return []
      if (callToAction.test(sentence) && !/\byou(?:['’]ll| will)\b/i.test(sentence)) return []
      // A short sentence after it often explains it: "Every client has one named person."
      const text = passageFrom(
        sentences,
        at,
        MOST_WORDS,
        (next) => isFit(next, true) && (differenceScore(next) > 0 || continues(next)),
      )
      if (!ofBoth.test(text) || alreadyUsed.includes(text) || wordCount(text) < 8 || wordCount(sentence) < 4)
        return []
      const strengths = sentences.filter((one) => text.includes(one)).map((one) => differenceScore(one))
      const [own = 0, ...after] = strengths
      if (own === 0) return []
      const score = own + after.reduce((sum, one) => sum + one, 0) * 0.9 + where + why
      return [{ text, block, score: score - Math.min(1.5, (depths.get(block) ?? 0) / 12) }]
    })
  })
  const chosen: (Passage & { score: number })[] = []
  for (const passage of passages.toSorted((one, other) => other.score - one.score))
    if (passage.score >= LEAST && !chosen.some(({ block }) => block.text === passage.block.text))
      chosen.push(passage)
  return chosen
}

const special =
  /\b(?:why (?:choose|us|we|people)|what makes|different|difference|sets us apart|unlike|our promise|guarantee)\b/i
/** Questions, rules and price lists are about single cases, so they don't describe the brand as a whole. */
const asides = /\?$|\b(?:faqs?|questions|vouchers?|payment|paying|finance|insurance|deposit)\b/i

/** A pronoun that refers to an earlier sentence, as in "Ruth reads it". */
const refersToEarlier = /^\p{Lu}[\p{L}’'-]*(?: (?:or|and) \p{Lu}[\p{L}’'-]*)? \p{Ll}+ (?:it|them)\b(?!['’]s)/u

/**
 * Recognises sentences by somebody else: "Mill Lane are the only firm that rings us" names the brand and says
 * "us".
 */
function saidByOtherTest(brandName: string): (sentence: string) => boolean {
  const [first = ''] = brandName.replace(/^the\s+/i, '').split(/\s+/)
  if (first.length < 4) return () => false
  const named = new RegExp(
    String.raw`(?<!\bat )\b${RegExp.escape(first)}[^.,;]{0,40}? (?:is|are|was|were|has|have|always|never)\b.*\b(?:us|we)\b`,
    'i',
  )
  return (sentence) => named.test(sentence)
}

const continues = (sentence: string): boolean => /^(?:it|that|this|they|if|so|he|she|and)\b/i.test(sentence)

const isFit = (sentence: string, isAfter = false): boolean =>
  isCompleteSentence(sentence) &&
  !isBoilerplate(sentence) &&
  (isTimeless(sentence) || (isAfter && /^if\b/i.test(sentence) && differenceScore(sentence) >= 3)) &&
  !refusal.test(sentence)
