// Finds sentences that describe how the work is done, step by step.
import { isContactRequest } from './needs.ts'
import { found, isAboutPerson, wordCount, type Finder } from '../language/sentence.ts'
import { hasSum } from '../language/values/sums.ts'

const process =
  /\b(step (?:one|two|three|four|five|\d{1,2})|first(?:ly)?,? (?:we|you)\b|we (?:start|begin) (?:by|with)|once (?:you|we)(?:['’]ve| have)|from (?:start to finish|first \p{L}+ to)|by hand|in small batches|made (?:from scratch|on site|in[- ]house|to order)|led by a \p{L}+|we (?:roast|bake|brew|cure|smoke|grow|weave|carve|stitch|frame|dye|press|mill|ferment|distil)\b(?! to the\b))/iu
/** Words that join one step to the next. */
const inTurn: readonly RegExp[] = [
  /(?<!\bnow )\b(?:and then|then (?:we|you|it|the)|after which|before (?:it|they) (?:goes?|is|are))\b/i,
  /, then [^,]{3,60}, then /i,
  /\bwe (?!provide\b|offer\b|believe\b|have\b|are\b|sell\b)\p{L}{3,}, \p{L}{3,}(?:,? (?:and|then)|,) \p{L}{3,}\b/iu,
  /^(?:you (?:tell|send|bring|choose|fill|book|pick|show|give|ring|come)|after|once) .{3,80}?[,;]? (?:and |then |and then )?we (?!(?:do not|don['’]t|never|will|are|were|had|have)\b)\p{Ll}+(?<!ed)\b.{3,}/iu,
]
/**
 * Two or more steps in the passive voice: "Each wall is stripped on a Monday, washed on a Tuesday and set
 * again".
 */
const doneInTurn =
  /(?<!\b(?:we|you|they|who|parents|children|people|patients|members|visitors|volunteers|staff) )\b(?:is|are) (?:first |then )?\p{L}{2,}(?:ed|en|wn|nt|lt)\b[^.;]{0,60}?(?:,|,? and|,? then) (?:then )?\p{L}{2,}(?:ed|en|wn|nt|lt)\b[^.;]*?\b(?:and|then|before|overnight|until|again|in|for|under|by|at)\b/iu
const numbered =
  /^(?:step \p{L}+|step \d{1,2}|stage \d|(?:visit|day|week) (?:one|two|three|four|five|\d{1,2}))\s?[:.–-]/iu
/**
 * A number of stages, then a list of them: "A full set takes five visits over six weeks: first the mould, …,
 * and the fitting."
 */
const inStages =
  /\b(?:takes?|has|goes through|comes? in|needs?) (?:\p{L}+ )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:visits?|steps?|stages?|sessions?|days?|weeks?|fittings?|coats?|firings?|hours?|passes|rounds?|goes|parts?)\b[^.]*:(?: (?:one|first)\b|[^.]*,)[^.]*\b(?:and|then)\b/iu
const heading =
  /\b(how (?:it|we|they|i) (?:works?(?! together| with)|do it|make|build|mend|bake|teach|clean|print|brew|begin|start)\b|our (?:process|method|approach)|the process|step[- ]by[- ]step|how (?:an?|the|your|our|each|every) .{2,40} (?:works?|goes|is (?:\p{L}+)|are (?:\p{L}+)|happens?|begins?|runs?)\b|how .{3,40} works|what happens (?:at|when|in|on|during|next)|the (?:first )?(?:two|three|four|five|six) (?:visits|steps|stages|days)|(?:a|your) (?:day|visit|first visit|class|service) (?:goes|looks|from start))/iu

export const findProcesses: Finder = ({ text, isAboutBrand, block }) => {
  if (
    text.startsWith('Never ') ||
    text.endsWith('?') ||
    isContactRequest(text) ||
    wordCount(text) < 5 ||
    hasSum(text)
  )
    return []
  if (numbered.test(text) || inStages.test(text)) return found('process')
  const isStep =
    heading.test(block.heading) && /[.!]$/.test(text) && block.region === 'main' && !isAside.test(text)
  if (isStep && wordCount(text) >= 6) return found('process')
  if (isAboutPerson(text)) return []
  const describesWork =
    (process.test(text) && (isAboutBrand || /\byou\b/i.test(text) || /\bled by a\b/.test(text))) ||
    (!past.test(text) &&
      block.region === 'main' &&
      inTurn.some((pattern) => pattern.test(text)) &&
      /\b(?:we|you|new|each|every)\b/i.test(text)) ||
    (!past.test(text) && block.region === 'main' && block.kind === 'website' && doneInTurn.test(text))
  return describesWork ? found('process') : []
}

/** Words of remarks about the steps, which are not steps themselves. */
const isAside =
  /^(?:that|this|it|these|those|here|there|and so|so|both|none|most|people|nobody)\b|\b(?:i|we) think\b/i
const past = /\b(?:was|were|had|did|went|came|took|bought|moved|opened|began|became|\d{4})\b/i
