// Gives each task for an occasion a date, so that all of them are done before it.
import { regionOf } from '#domain/playbook/rendering/render-context.ts'
import { dateInCountry } from '#domain/playbook/words/dates.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { isQuietDay, isWorkingDay } from './working-days.ts'

/** A task, and how many days from the occasion it is; negative days are before it. */
export interface PlannedTask {
  days: number
  task: string
}

/**
 * Returns each task with its due date: "By Friday 12 February: Ask three regulars". If less time is left than
 * the tasks need, they are spread evenly between tomorrow and the day before the occasion. A task that falls
 * on a day off moves to the last working day before it, unless it names the day before the occasion.
 */
export function datedTasks(
  production: readonly PlannedTask[],
  day: string,
  today: string,
  country: string | null,
): string[] {
  const left = daysBetween(today, day)
  const longest = Math.max(1, ...production.map(({ days }) => -days))
  const share = Math.min(1, (left - 1) / longest)
  const worked = workingDaysBetween(today, day, country)
  const eve = addDays(day, -1)
  let soFar = ''
  return production
    .toSorted((one, other) => one.days - other.days)
    .map(({ days, task }) => {
      if (days >= 0) return `${days === 0 ? 'On' : 'By'} ${dateInWords(addDays(day, days), country)}: ${task}`
      const before = Math.min(left - 1, Math.max(1, Math.round(-days * share)))
      const planned = addDays(day, -before)
      const due = namesEve.test(task)
        ? eve
        : (worked.findLast((one) => one <= planned) ?? worked[0] ?? planned)
      if (due > soFar) soFar = due
      return `By ${dateInWords(soFar, country)}: ${task}`
    })
}

/**
 * Matches a task for the day before the occasion, but not one that mentions the day before one of its own
 * steps.
 */
const namesEve = /\bthe (?:day|afternoon|evening|night) before(?=$|[.,;:)]| (?:and|with|by|at|it)\b)/i

/**
 * Lists the working days after today and before the occasion. The days between Christmas and New Year are
 * only used if there are no others.
 */
function workingDaysBetween(today: string, day: string, country: string | null): string[] {
  const between = Array.from({ length: daysBetween(today, day) - 1 }, (_, at) => addDays(today, at + 1))
  const worked = between.filter((one) => isWorkingDay(one, country))
  const busy = worked.filter((one) => !isQuietDay(one))
  return busy.length > 0 ? busy : worked
}

/** Counts the whole days from one date to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)

/** Writes a date with its weekday: "Friday 12 February", or "Friday, February 12" in the US. */
export const dateInWords = (day: string, country: string | null): string =>
  dateInCountry(day, regionOf(country))
