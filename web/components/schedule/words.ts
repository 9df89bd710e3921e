// Writes a schedule in plain words, and times in its timezone.
import { localeOf } from '#contract/values/dates.ts'
import { clockName } from '../dates.ts'

export interface DeliverySchedule {
  frequency: 'weekly' | 'monthly'
  /** The weekday of weekly deliveries; 0 is Sunday. */
  dayOfWeek: number
  dayOfMonth: number
  hour: number
  timezone: string
}

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

const FIRST_HOUR = 6
const LAST_HOUR = 17
export const hours: readonly number[] = Array.from(
  { length: LAST_HOUR - FIRST_HOUR + 1 },
  (_, step) => FIRST_HOUR + step,
)
export const daysOfMonth: readonly number[] = Array.from({ length: 28 }, (_, step) => step + 1)

/** An hour in words: "6:00 AM", "12:00 PM", "5:00 PM". */
export const hourName = (hour: number): string => clockName(hour, '00')

/** A day of the month as an ordinal: "1st", "2nd", "3rd", "4th", "11th", "21st". */
export function ordinal(count: number): string {
  const teen = Math.floor(count / 10) % 10 === 1
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

/** Places whose name is spelt differently from their timezone's. */
const spelt: Record<string, string> = {
  'America/Asuncion': 'Asunción',
  'America/Sao_Paulo': 'São Paulo',
  'America/St_Johns': 'St John’s',
  'Atlantic/Azores': 'the Azores',
  'Pacific/Noumea': 'Nouméa',
  'Pacific/Norfolk': 'Norfolk Island',
  'Pacific/Pitcairn': 'the Pitcairn Islands',
}

/** The place that a timezone is named after: "London", "Buenos Aires". */
export const placeOf = (timezone: string): string =>
  spelt[timezone] ?? (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ')

/** An hour with its place: "9:00 AM in London", "9:00 AM UTC". */
export const hourAt = (hour: number, timezone: string): string =>
  `${hourName(hour)} ${timezone === 'UTC' ? 'UTC' : `in ${placeOf(timezone)}`}`

/**
 * A schedule as a sentence: "Every Monday at 9:00 AM in London", "On the 1st of each month at 9:00 AM UTC".
 */
export function scheduleInWords({
  frequency,
  dayOfWeek,
  dayOfMonth,
  hour,
  timezone,
}: DeliverySchedule): string {
  const days =
    frequency === 'weekly' ? `Every ${weekdays[dayOfWeek]}` : `On the ${ordinal(dayOfMonth)} of each month`
  return `${days} at ${hourAt(hour, timezone)}`
}

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
const short = { weekday: 'short', day: 'numeric', month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** The timezone of a schedule, and the brand's country, which decides how dates are written. */
interface Written {
  timezone: string
  country: string | null
}

/** "Monday 23 November 2026, 9:00 AM", or "Monday, November 23, 2026, 9:00 AM" in America. */
export const wholeMoment = (instant: string, written: Written): string =>
  `${format(long, instant, written)}, ${clockAt(new Date(instant), written.timezone)}`

/**
 * "Mon 23 Nov, 9:00 AM", or "Mon, Nov 23, 9:00 AM" in America. A narrow line breaks only before the time, because
 * the spaces within the date and the time don't break.
 */
export const shortMoment = (instant: string, written: Written): string =>
  [`${shortDay(instant, written)},`, clockAt(new Date(instant), written.timezone)]
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(' ')

/** "Mon 23 Nov", or "Mon, Nov 23" in America. */
export const shortDay = (instant: string, written: Written): string => format(short, instant, written)

/** "9:41 AM": the time in a timezone, in the format of the hours on offer. */
export function clockAt(instant: Date, timezone: string): string {
  const [hour = '', minute = ''] = format(clock, instant.toISOString(), { timezone, country: null }).split(
    ':',
  )
  return clockName(Number(hour), minute)
}

/** The date in a timezone, `YYYY-MM-DD`. */
export const dateAt = (instant: Date, timezone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: known(timezone) }).format(instant)

// Day, month and time are joined here, because runtimes put different commas between them.
function format(
  options: Intl.DateTimeFormatOptions,
  instant: string,
  { timezone, country }: Written,
): string {
  const locale = localeOf(country)
  const written = new Intl.DateTimeFormat(locale, { ...options, timeZone: known(timezone) }).format(
    new Date(instant),
  )
  return locale === 'en-GB' ? written.replaceAll(',', '') : written
}

/** A browser that doesn't know a new timezone shows UTC instead of nothing. */
function known(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: timezone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
