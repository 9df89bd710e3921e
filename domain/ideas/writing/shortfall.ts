// Explains to the user why there are fewer ideas than asked for, and what would help.
import { contentTypeLabel } from '#contract/values/content.ts'
import type { FilledForm } from '../brief/form/filled-form.ts'
import type { NeededForm } from '../brief/form/form-for.ts'
import type { IdeaRequest } from '../engine.ts'
import { dateProblem, datesIn } from '../gates/dates.ts'

interface Reasons {
  /** How many ideas for this brief were made in the last twelve weeks. */
  had: number
  /** The form that came with the brief, or else the one that the answer asks for. */
  form: FilledForm | null
  needs: NeededForm | null
}

export function shortfallOf(
  { brand, brief, count, today }: Pick<IdeaRequest, 'brand' | 'brief' | 'count' | 'today'>,
  made: number,
  { had, form, needs }: Reasons,
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
  if (form !== null) return dateFaultOf(form, today) ?? `${numberOf(made)}${wider}`
  if (made > 0)
    return `${numberOf(made)}${wider} Tell us a little more, and we’ll use your words in the drafts.`
  return `${knownFrom(needs, brand)}, and we’ll use ${needs?.answers.text === undefined ? 'your' : 'these'} words in the drafts.`
}

/** Says what the form was filled in from, or what the website leaves out, and what to do about it. */
function knownFrom(needs: NeededForm | null, { facts }: IdeaRequest['brand']): string {
  const { headline, text } = needs?.answers ?? {}
  if (text !== undefined)
    return `We filled this in from ${needs?.from ? `“${needs.from}” on ` : ''}your website. Check that it’s what you mean`
  if (needs?.kind !== 'offer' || !headline)
    return 'We don’t know enough about this yet. Tell us a little more'
  return facts.some(({ kind }) => kind === 'website')
    ? `We couldn’t find what “${headline}” is on your website. Tell us a little more`
    : `We don’t know enough about “${headline}” yet. Tell us a little more`
}

const numberOf = (made: number): string =>
  made === 0 ? 'No idea fits this.' : `Only ${made} ${made === 1 ? 'idea fits' : 'ideas fit'} this well.`

const faults = {
  'no such day': 'isn’t in the calendar',
  'another weekday': 'falls on another weekday',
  past: 'is past',
}

/**
 * Finds a date in the form that doesn't exist, has the wrong weekday or is past. No draft could be made with it, so the message
 * to the user names it.
 */
function dateFaultOf({ headline, text, facts, parts }: FilledForm, today: string): string | null {
  const whole = [headline, text, ...facts.map(({ line }) => line), ...parts].join('\n')
  for (const date of datesIn(whole)) {
    const fault = dateProblem(date, today)
    if (fault !== null) return `“${date.text}” ${faults[fault]}. Change the date and generate again.`
  }
  return null
}
