import { contentTypeLabel } from '#contract/values/content.ts'
import type { IdeaRequest } from '../engine.ts'

/**
 * Explains to the user why there are fewer ideas than asked for, and what would help.
 * @param had how many ideas for this brief were made in the last twelve weeks
 */
export function shortfallOf(
  { brief, count }: Pick<IdeaRequest, 'brief' | 'count'>,
  made: number,
  had: number,
): string {
  const format = brief === null || brief.contentType === 'any' ? null : contentTypeLabel(brief.contentType)
  const wider = format === null ? '' : ` Allow formats other than ${format.toLowerCase()} for more ideas.`
  if (had > 0) {
    const few =
      made === 0
        ? 'You’ve had every idea for this'
        : `We found ${made} of ${count} ideas: you’ve already had the others`
    return `${few} in the last twelve weeks.${wider} Try a different brief for more.`
  }
  const few =
    made === 0
      ? 'We don’t know enough about this yet.'
      : `Only ${made} ${made === 1 ? 'idea fits' : 'ideas fit'} this brief well.`
  return `${few}${wider} Add two or three sentences to your brief: what it is, who it’s for, when, and what it costs. We’ll use your words in the drafts.`
}
