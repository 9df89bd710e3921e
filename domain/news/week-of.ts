// Weeks begin on Sundays and are identified by that date.

const DAY = 86_400_000

/** The Sunday that begins the day's week; both `YYYY-MM-DD`. */
export const weekOf = (day: string): string => daysLater(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

/** The date this many days later, or earlier if negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
