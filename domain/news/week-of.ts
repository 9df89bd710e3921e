// Weeks begin on Sundays, and are known by that day.

const DAY = 86_400_000

/** The Sunday that begins the week of the day; both `YYYY-MM-DD`. */
export const weekOf = (day: string): string => daysLater(day, -new Date(`${day}T00:00:00Z`).getUTCDay())

/** The day so many days after this one, or before it where they are negative. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
