// Weeks of news begin on Sundays, and the date of that Sunday identifies a week.

const DAY = 86_400_000

/** Finds the Sunday on which the week of this day begins. Both are `YYYY-MM-DD`. */
export const weekOf = (day: string): string => daysLater(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

/** Gives the date this many days later, or earlier if the number is negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
