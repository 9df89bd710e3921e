import { contentTypeLabel } from '#contract/values/content.ts'
import type { IdeaRequest } from '../engine.ts'

/**
 * Why fewer ideas came than were asked for, and what helps.
 * @param had how many pieces that serve the brief came in the last twelve weeks
 */
export function shortfallOf(
  { brief, count }: Pick<IdeaRequest, 'brief' | 'count'>,
  made: number,
  had: number,
): string {
  const format = brief === null || brief.contentType === 'any' ? null : contentTypeLabel(brief.contentType)
  const wider = format === null ? '' : ` Allowing other formats than ${format.toLowerCase()} opens more.`
  if (had > 0) {
    const few =
      made === 0
        ? 'You’ve had every idea for this'
        : `Here ${made === 1 ? 'is one' : `are ${made}`} of ${count}: you’ve had the others`
    return `${few} in the last twelve weeks.${wider} Try a different brief for more.`
  }
  const few =
    made === 0
      ? 'We know too little about this to write about it.'
      : `Only ${made} ${made === 1 ? 'idea serves' : 'ideas serve'} this brief well.`
  return `${few}${wider} Add two or three sentences to your brief: what it is, who it’s for, when, and what it costs. We’ll use your words in the drafts.`
}
