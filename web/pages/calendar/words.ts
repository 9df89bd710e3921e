// The words for dates: their kind with its colour, and what they mean for the brand. Never the colour without the word.
import type { CalendarDay, EventType } from '#contract/seasons.ts'
import type { Entry } from './entries.ts'

export const eventTypes: Record<EventType, string> = {
  event: 'Event',
  campaign: 'Campaign',
  holiday: 'Holiday',
}

export const dayKinds: Record<CalendarDay['kind'], string> = {
  trading: 'Trading',
  culture: 'Culture',
  awareness: 'Awareness',
  holiday: 'Holiday',
  admin: 'Key date',
}

/** Set `--kind`, as for content types. */
const classes: Record<CalendarDay['kind'], string> = {
  trading: 'kind-email',
  culture: 'kind-video',
  awareness: 'kind-podcast',
  holiday: 'kind-events',
  admin: 'kind-social',
}

export function entryKind(entry: Entry): string {
  if (entry.own) return `Your ${eventTypes[entry.event.eventType].toLowerCase()}`
  const { kind, isPublicHoliday } = entry.day
  return kind === 'holiday' && isPublicHoliday ? PUBLIC_HOLIDAY : dayKinds[kind]
}

/** The class for the kind's colour; a day of remembrance is neutral. */
export function entryClass(entry: Entry): string {
  if (entry.own) return 'kind-blog'
  return entry.day.mood === 'solemn' ? 'kind-other' : classes[entry.day.kind]
}

const relevances: Record<number, string> = { 3: 'Possible', 4: 'Good fit', 5: 'Made for you' }

/** How well a date fits the brand; empty for a low relevance and for a day of remembrance. */
export const relevanceWord = ({ mood, relevance }: CalendarDay): string =>
  mood === 'solemn' ? '' : (relevances[relevance] ?? '')

/** What the reason adds to that label, for days of remembrance and public holidays. */
export const reasonOf = (day: CalendarDay): string =>
  day.mood === 'solemn' || day.isPublicHoliday ? withoutLabel(day).trim() : ''

const withoutLabel = (day: CalendarDay): string => {
  const label = relevanceWord(day)
  return label === '' ? day.why : day.why.replace(`${label}.`, '')
}

export const PUBLIC_HOLIDAY = 'Public holiday'
export const DEPENDS_ON_MOON = 'expected date, depends on the moon'
