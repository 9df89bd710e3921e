// Finds sentences that contrast two things: the brand and others, two ways of working, two prices.
import { sumsIn } from './values/sums.ts'
import { found, isAboutPerson, wordCount, type Finder } from './sentence.ts'

const contrast =
  /\b(unlike (?:other|most|many|some)|rather than|instead of|not just|not only|no two .{3,30} (?:are|the) (?:the )?(?:same|alike)|while (?:other|most|many) \p{L}+|where others|most (?:other )?(?:firms|companies|shops|places|agencies|schools|clinics|providers|dentists|garages|bakers|builders))\b|,? ?— not (?!only)/iu

/** Patterns that contrast others with the brand: "A factory loaf takes four hours; ours takes thirty." */
const againstOurs =
  /[,;:–—] (?:(?:but|and|while|whereas|in|with|on|of|for) )*ours\b|\bthan ours\b|^ours (?:is|are|takes?|has|have|comes?|lasts?)\b.*\b(?:than|not|others?|while)\b/i

/**
 * Patterns of needing more or less than something else, but not than a number: "Gold needs less tooth than
 * porcelain".
 */
const comparing =
  /\b(?:(?:less|more|fewer) \p{L}+[^.;]{0,50}|cheaper|dearer|faster|slower|quicker|lighter|heavier|stronger|softer|harder|warmer|cooler|thicker|quieter|drier|longer|shorter|finer|denser|sweeter|sharper|safer|smaller|larger|bigger|higher|lower) than (?!\p{N}|[£€$₹]|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twenty\b|thirty\b|forty\b|fifty\b|sixty\b|half\b|the \p{L}+est\b|ever\b|before\b|usual\b|most\b|you think\b|that\b|this\b|just\b|enough\b|any\p{L}*\b)/iu

/** Patterns that say the same about two things: "Cold at the top is air and cold at the bottom is sludge." */
const parallel: readonly RegExp[] = [
  /^(\p{L}{3,}) ((?:at|in|on|with|for|before|after|from) [^,;.]{2,30}) (is|are|means|costs|takes|needs) [^,;.]{2,40}[,;]? (?:and|but|while) \1 (?!\2\b)(?:at|in|on|with|for|before|after|from) [^,;.]{2,30} \3 /iu,
  /\ban? (?:[\p{L}-]+ ){1,3}?(\p{L}+s) [^,;.]{3,60}[,;]? (?:while|whereas|but) an? (?:[\p{L}-]+ ){1,3}?\1 /iu,
]
/** Patterns with the prices of two options: "£310 against £560". */
const twoSums =
  /\b(?:against|compared (?:with|to)|versus|as against|instead of|where|while|whereas)\b|;|, (?:and|but) (?:the|that|one|ours?|we)\b.*\b(?:is|are|costs?|comes?|makes?|asks?|charges?|pay)\b/i

/**
 * Patterns that compare one kind with another, which don't have to say "we": "a rebuilt one loses nothing",
 * "half as much as", "unlike an app".
 */
const kinds: readonly RegExp[] = [
  /(?:;|, (?:but|while|whereas)) (?:an?|the) (?!second|third|first|fourth|new|single|next)\p{L}+(?:-\p{L}+)? ones? \p{Ll}|; the others? \p{Ll}|[;,] \p{L}+ ones (?:by|in|for|with|from|at|on|take|are|need|last|cost)\b/iu,
  /^(?:most|other|many|some|an?|big|cheap|modern|ordinary|normal|the usual) [^;]{5,100}; (?:but )?(?:ours?\b|we (?!would|will|have|had|think|could|might)\p{L})(?<!\bwe\b.*\bwe.*)/iu,
  /\b(is|are|has|have|does|do|takes?|costs?|needs?|keeps?|loses?) [^.;]*, (?:while|whereas) [^.;,]*? (?:\1|is|are|does|do|has|have)(?: not\b|n['’]t\b|\b)/iu,
  /\bwhereas\b/i,
  /\b(?:half|twice|three times|four times|ten times|a third|a quarter) as (?:much|many|long|fast|heavy|far|often|big|strong|deep|thick|quick|\p{L}+) as\b/iu,
  /^unlike (?:an?|the|other|most|many|some)\b/i,
]

export const findContrasts: Finder = ({ text, isAboutBrand }) => {
  if (text.endsWith('?') || wordCount(text) < 5 || /^\s*(?:if|when) you\b/i.test(text)) return []
  const isSetAgainst =
    (isAboutBrand && contrast.test(text)) ||
    againstOurs.test(text) ||
    (isAboutBrand && !isAboutPerson(text) && comparing.test(text)) ||
    [...parallel, ...kinds].some((pattern) => pattern.test(text)) ||
    (sumsIn(text).length === 2 && twoSums.test(text) && /\p{L}.*[£€$₹].*\p{L}.*[£€$₹]/u.test(text))
  return isSetAgainst ? found('contrast') : []
}
