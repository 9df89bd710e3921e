// The work that leads up to a day, dated back from it, so that all of it is done before.
import type { Production } from '#domain/library/brief.ts'
import { once } from '#domain/once.ts'
import { shifted } from '#domain/seasons/rules.ts'
import { isQuietDay, isWorkingDay } from './working-days.ts'

/**
 * Each piece of work with the day by which it is done: "By Friday 12 February: Ask three regulars". Where less time is left than the
 * work was written for, it is drawn together evenly between tomorrow and the day before. What falls on a day on which the country
 * does no work is done on the last one before; only what names the day before is left on it.
 */
export function datedTasks(
  production: readonly Production[],
  day: string,
  today: string,
  country: string | null,
): string[] {
  const left = daysBetween(today, day)
  const longest = Math.max(...production.map(({ weeksBefore }) => weeksBefore)) * 7
  const share = Math.min(1, (left - 1) / longest)
  const worked = workingDaysBetween(today, day, country)
  const eve = shifted(day, -1)
  let soFar = ''
  return production.map(({ weeksBefore, task }) => {
    const before = Math.min(left - 1, Math.max(1, Math.round(weeksBefore * 7 * share)))
    const planned = shifted(day, -before)
    const due = onEve.test(task) ? eve : (worked.findLast((one) => one <= planned) ?? worked[0] ?? planned)
    if (due > soFar) soFar = due
    return `By ${dateInWords(soFar)}: ${task}`
  })
}

/** The task itself says that it is for the day before the occasion, and not for the one before a step of its own. */
const onEve = /\bthe (?:day|afternoon|evening|night) before(?=$|[.,;:)]| (?:and|with|by|at|it)\b)/i

/** The days after today and before the occasion on which work is done; those about Christmas only where there are no others. */
function workingDaysBetween(today: string, day: string, country: string | null): string[] {
  const between = Array.from({ length: daysBetween(today, day) - 1 }, (_, at) => shifted(today, at + 1))
  const worked = between.filter((one) => isWorkingDay(one, country))
  const busy = worked.filter((one) => !isQuietDay(one))
  return busy.length > 0 ? busy : worked
}

/** Whole days from one day to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** "Friday 12 February". */
export const dateInWords = (day: string): string =>
  written(day, { weekday: 'long', day: 'numeric', month: 'long' })

/** "Sunday 7 March 2027", or of a window "1 to 31 January 2027". */
export function daysInWords(from: string, to: string): string {
  if (from === to) return written(from, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const last = written(to, { day: 'numeric', month: 'long', year: 'numeric' })
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} to ${last}`
  const first =
    from.slice(0, 4) === to.slice(0, 4)
      ? ({ day: 'numeric', month: 'long' } as const)
      : ({ day: 'numeric', month: 'long', year: 'numeric' } as const)
  return `${written(from, first)} to ${last}`
}

const written = (day: string, format: Intl.DateTimeFormatOptions): string =>
  writerOf(format)
    .format(new Date(`${day}T00:00:00Z`))
    .replace(',', '')

/** Making one costs a hundred times what writing a day with it does. */
const writerOf = once(
  (format: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...format, timeZone: 'UTC' }),
  { by: (format) => Object.keys(format).join() },
)
