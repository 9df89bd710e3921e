import { contentTypeLabel } from '#contract/values/content.ts'
import type { IdeaRequest } from '../engine.ts'

/**
 * Why fewer ideas came than were asked for, and what helps.
 * @param serving how many pieces serve the brief, those of the last twelve weeks among them
 */
export function shortfallOf(
  { brief, count }: Pick<IdeaRequest, 'brief' | 'count'>,
  made: number,
  serving: number,
): string {
  const format = brief === null || brief.contentType === 'any' ? null : contentTypeLabel(brief.contentType)
  const wider = format === null ? '' : ` Allowing other formats than ${format.toLowerCase()} opens more.`
  if (serving > made) {
    const few =
      made === 0
        ? 'You’ve had every idea for this'
        : `Here ${made === 1 ? 'is one' : `are ${made}`} of ${count}: you’ve had the others`
    return `${few} in the last twelve weeks.${wider} Try a different brief for more.`
  }
  const few =
    made === 0
      ? 'We found nothing that serves this brief.'
      : `Only ${made} ${made === 1 ? 'idea serves' : 'ideas serve'} this brief well.`
  return `${few}${wider} Say more about what it’s for and who it should reach.`
}
