// Finds what sets a brand apart: guarantees, comparisons, consistency and frankness in its own sentences.
import { wordCount } from '../language/sentence.ts'
import type { Material } from './material.ts'
import { isBoilerplate, isCompleteSentence, isVague, ownSentences, proseBlocks } from './passages.ts'
import { isName } from './story.ts'
import { isOnHomePage, isAboutBrand } from './block-location.ts'

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
  // Limits: "No class has more than nine students", "Fourteen people max".
  [
    2.5,
    /^no \p{L}+ (?:has|is|gets|does|will)\b|\b(?:no|never) more than (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\bmax(?:imum)?\b|\bat (?:the )?(?:very )?most\b/iu,
  ],
  // Things that the trade usually has, and this brand hasn't.
  [
    2,
    /^no (?!\p{L}+ (?:has|is|gets|does|will)\b)\p{L}+|,? no (?:single supplement|sales \p{L}+|subcontract\p{L}*|joining fee|call centre|contracts?|commission|test)\b/iu,
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

const refusal =
  /(?<!\bif )\bwe (?:do not|don['’]t|can['’]t|cannot|no longer)\b|\b(?:sorry|unfortunately|not suitable|doesn['’]t (?:apply|cover|include))\b/i

/** Sentences about the past are history, not promises. */
const pastTense = /\b(?:was|were)\b(?!.*\bwe (?:fix|refund|take|replace|redo)\b)/i

/** How strongly a sentence sets the brand apart; 0 if it doesn't. */
export const differenceScore = (sentence: string): number =>
  refusal.test(sentence) || pastTense.test(sentence) || /^(?:if|when) you['’]?re\b/i.test(sentence)
    ? 0
    : cues.reduce((sum, [worth, cue]) => sum + (cue.test(sentence) ? worth : 0), 0)

/** What a brand does with care, by itself or without charge, and what it is licensed, trained or limited to. */
const cares =
  /\b(?:own|by hand|hand-?\p{L}+|from scratch|baked?|brew(?:ed)?|made|mixed|grown?|reared?|roasted|cooked?|built|trained|qualified|checked|licen[cs]ed|accredited|chartered|guaranteed?|independent|family[- ]run|same|named|capped?|limited|free|no (?:charge|commission|contracts?|deposit|fees?))\b/iu
const hasCount = /\b(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundred)\b/i
/** Answers to single questions, which say little about the brand as a whole. */
const minor =
  /^(?:we|i)(?:['’](?:ve|d|re))? (?:don['’]t|do not|can(?:['’]t|not)?|aren['’]t|are not|haven['’]t|could|find|hope|recommend|ask|follow|use|took|got|have|need|all|know|think|had|weren['’]t|were)\b/i
const LEAST = 2.5

interface Claim {
  /** The sentence as the website has it. */
  text: string
  score: number
}

/** Sentences on how the brand works and what it promises, the most telling first; at most one of each paragraph. */
export function claimsIn({
  brandName,
  blocks,
  home,
}: Pick<Material, 'brandName' | 'blocks' | 'home'>): Claim[] {
  const isOfOther = saidByOtherTest(brandName)
  const claims = proseBlocks(blocks).flatMap((block) => {
    if (isAboutBrand(block) && isName(block.heading)) return []
    // A sentence on a page about one product is only true of that product.
    if (!isOnHomePage(block, home) && !isAboutBrand(block) && !special.test(block.heading)) return []
    const where =
      (isOnHomePage(block, home) ? 1 : isAboutBrand(block) ? 0.5 : 0) +
      (special.test(block.heading) ? 1.5 : 0) -
      (asides.test(block.heading) ? 1 : 0)
    const scored = ownSentences(block).flatMap((text) => {
      const words = wordCount(text)
      if (!isFit(text) || isOfOther(text) || minor.test(text) || isVague(text) || words < 6 || words > 34)
        return []
      const own = differenceScore(text) + (cares.test(text) ? 1.5 : 0) + (hasCount.test(text) ? 1 : 0)
      return own < 1 ? [] : [{ text, score: own + where + (words >= 7 && words <= 26 ? 1 : 0) }]
    })
    return scored.toSorted((one, other) => other.score - one.score).slice(0, 1)
  })
  return claims.filter(({ score }) => score >= LEAST).toSorted((one, other) => other.score - one.score)
}

const special =
  /\b(?:why (?:choose|us|we|people)|what makes|different|difference|sets us apart|unlike|our promise|guarantee|how we work)\b/i
/** Questions, rules and price lists are about single cases, so they count less. */
const asides = /\?$|\b(?:faqs?|questions|vouchers?|payment|paying|finance|insurance|deposit)\b/i

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

const isFit = (sentence: string): boolean =>
  isCompleteSentence(sentence) &&
  !isBoilerplate(sentence) &&
  !refusal.test(sentence) &&
  !pastTense.test(sentence)
