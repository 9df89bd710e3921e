// Gives each task for an occasion a date, so that all of them are done before it.
import { regionOf } from '#domain/playbook/rendering/render-context.ts'
import { dateInCountry } from '#domain/playbook/words/dates.ts'
import { addDays, weekdayOf, type Weekday } from '#domain/seasons/rules.ts'
import { isQuietDay, isWorkingDay } from './working-days.ts'

/** A task, and how many days from the occasion it is; negative days are before it. */
export interface PlannedTask {
  days: number
  task: string
}

/**
 * Returns each task with its due date: "By Friday 12 February: Ask three regulars". If less time is left than
 * the tasks need, they are spread evenly between tomorrow and the day before the occasion. A task that falls
 * on a day off moves to the last working day before it, or after the occasion to the next one, unless it names
 * a day itself: the day before the occasion, a weekday, or the first working day afterwards.
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
  const isWorked = (one: string) => isWorkingDay(one, country)
  const dueBefore = (days: number, task: string) => {
    const planned = addDays(day, -Math.min(left - 1, Math.max(1, Math.round(-days * share))))
    if (namesEve.test(task)) return eve
    const named = weekdayNamedIn(task)
    const found = named && lastBy(planned, (one) => weekdayOf(one) === named, addDays(today, 1))
    return found ?? worked.findLast((one) => one <= planned) ?? worked[0] ?? planned
  }
  const dueAfter = (days: number, task: string) => {
    const planned = addDays(day, days)
    const named = weekdayNamedIn(task)
    if (named) return firstFrom(planned, (one) => weekdayOf(one) === named)
    if (namesFirstWorkingDay.test(task)) return firstFrom(addDays(day, 1), isWorked)
    if (days > 0) return firstFrom(planned, isWorked)
    if (!namesWorkingDay.test(task)) return planned
    return lastBy(planned, isWorked, addDays(today, 1)) ?? firstFrom(planned, isWorked)
  }
  let soFar = ''
  return production
    .toSorted((one, other) => one.days - other.days)
    .map(({ days, task }) => {
      const due = days < 0 ? dueBefore(days, task) : dueAfter(days, task)
      if (due > soFar) soFar = due
      else if (namesWorkingDay.test(task)) soFar = firstFrom(soFar, isWorked)
      return `${days === 0 ? 'On' : 'By'} ${dateInWords(soFar, country)}: ${task}`
    })
}

/** Matches a task that is done on a certain weekday, such as "Publish on the first Monday of August". */
const onWeekday =
  /^(?:Post|Publish|Send|Put|Share|Show|Open)\b[^,.;:]*? on (?:an? |the |the \w+ )?(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/

const namesFirstWorkingDay = /\bon the first working day\b/i
const namesWorkingDay = /\bon (?:an? |the |the \w+ )?(?:weekday|working (?:day|\w+day))\b/i

const weekdayNamedIn = (task: string): Weekday | undefined =>
  onWeekday.exec(task)?.[1]?.slice(0, 3) as Weekday | undefined

/** The first day from `day` on that is right; `day` itself if there is none within three weeks. */
function firstFrom(day: string, isRight: (day: string) => boolean): string {
  const days = Array.from({ length: 21 }, (_, at) => addDays(day, at))
  return days.find(isRight) ?? day
}

/** The last day until `day` that is right, but none before `earliest`. */
function lastBy(day: string, isRight: (day: string) => boolean, earliest: string): string | undefined {
  const days = Array.from({ length: 21 }, (_, at) => addDays(day, -at))
  return days.find((one) => one >= earliest && isRight(one))
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
