// A day for an event: far enough away to be prepared, on a day people can come, and not when everybody is elsewhere.
import { sensitiveDayOn } from '#domain/library/sensitive-days.ts'
import { chanceOf } from '../seeded.ts'

/**
 * A suggestion as one says it: "Saturday 16 January 2027, in the morning". Five to eight weeks ahead, and never between
 * 18 December and 6 January, nor on a day on which the country remembers its dead. The same seed gives the same day.
 */
export function dayToMeet(
  today: string,
  seed: string,
  isAmongFirms: boolean,
  country: string | null,
): string {
  const kinds = isAmongFirms ? amongFirms : amongPeople
  const { weekday, part } = kinds[Math.floor(chanceOf(seed) * kinds.length)] ?? amongPeople[0]
  const date = new Date(Date.parse(today) + (35 + Math.floor(chanceOf(`${seed} week`) * 3) * 7) * 86_400_000)
  const isUnfit = () => isAway(date) || sensitiveDayOn(date, country) !== null
  while (date.getUTCDay() !== weekday || isUnfit()) date.setUTCDate(date.getUTCDate() + 1)
  return `${written.format(date).replace(',', '')}, ${part}`
}

const amongPeople = [
  { weekday: 6, part: 'in the morning' },
  { weekday: 4, part: 'in the early evening' },
  { weekday: 2, part: 'in the early evening' },
] as const

const amongFirms = [
  { weekday: 2, part: 'over breakfast' },
  { weekday: 3, part: 'over lunch' },
  { weekday: 4, part: 'in the late afternoon' },
] as const

const isAway = (date: Date): boolean => {
  const day = (date.getUTCMonth() + 1) * 100 + date.getUTCDate()
  return day >= 1218 || day <= 106
}

const written = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
