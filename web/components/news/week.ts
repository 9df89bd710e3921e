// Weeks of news: each is named after the Sunday it starts on.
import { addDays } from '#web/components/seasons/days.ts'

const WEEK = 7
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A week in words: "15 Nov 2026 to 21 Nov 2026". */
export const weekInWords = (weekOf: string): string =>
  [weekOf, addDays(weekOf, WEEK - 1)].map((one) => day.format(new Date(`${one}T00:00:00Z`))).join(' to ')

/** Whether a newer week has started by `today`. */
export const isPast = (weekOf: string, today: string): boolean => today >= addDays(weekOf, WEEK)
