// What the words around a slot leave room for: an article, a unit, a word that makes a figure less than exact.

/** A determiner or a possessive stands before: what follows takes no article of its own. */
export const isDetermined = (before: string): boolean =>
  /\b(?:the|that|this|those|these|your|our|their|its|every|each|another|one|same|whole|first|last|full|extra|next)\s+$/i.test(
    before,
  ) || /['’]s\s+$/.test(before)

/** No article after a determiner, an adjective or a figure, nor where a label is only named: in quotation marks or brackets. */
export const takesArticle = (before: string): boolean =>
  !isDetermined(before) && !/(?:\d|["“‘(])\s*$/.test(before) && !adjective.test(before)

const adjective =
  /\b(?:own|smallest|biggest|best|next|good|bad|new|old|plain|single|no|any|some|more|per|as|called)\s+$/i

/** A unit can follow the amount, unless the amount describes a noun, as in "the {amount} bill". */
export function leavesRoomForUnit(before: string, after: string): boolean {
  if (/^(?:['’]s|\s+(?:a|an|per|each|every)\b)/.test(after)) return false
  if (/^(?:[,;:.?!)]|$)/.test(after)) return true
  if (isDetermined(before)) return false
  return governing.test(before) || following.test(after)
}

/** "at", "for" or "pay" before it makes the amount a noun of its own. */
const governing =
  /\b(?:at|for|from|with|to|between|and|or|than|against|into|beside|pay|pays|paying|costs?)\s+$/i

const following =
  /^\s+(?:[–—-]|(?:for|at|and|or|but|to|in|on|from|with|is|are|was|buys?|gets?|covers?|pays?|goes|when|if|as|into|against|before|after|by|that|which|than|does|has|can|means)\b)/

/** "From £75" stands at the head of a sentence or phrase, or after a verb or preposition that it can take the place of. */
export const leavesRoomForFrom = (before: string, after: string): boolean =>
  /\b(?:at|for|costs?|pays?|paid|charges?|charged|is|are|be)\s+$/.test(before) ||
  (/(?:^|[:;.?!(,] ?)$/.test(before) && /^(?:[,.;:)?]|$| for | and | a | an )/.test(after))

/** "Over 2,300" needs its noun: "over 2,300 sashes", but not "how big is over 2,300?". */
export const leavesRoomForRough = (before: string, after: string, hedge: string): boolean =>
  after.startsWith(' {noun}') && (!isDetermined(before) || afterDeterminers.has(hedge))

const afterDeterminers = new Set(['over', 'around', 'about', 'nearly', 'almost', 'more than', 'under'])
