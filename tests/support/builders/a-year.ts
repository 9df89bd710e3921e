// Small invented years: a few occasions and public holidays, and a brand that keeps some of them.

import type { CalendarOwner, YearSource } from '#domain/seasons/upcoming.ts'
import type { PublicHoliday } from '#domain/seasons/holidays/holidays.ts'
import type { Occasion } from '#domain/seasons/occasion.ts'

export const anOccasion = (id: string, more: Partial<Occasion> = {}): Occasion => ({
  id,
  name: id,
  kind: 'awareness',
  when: { on: '03-10' },
  description: 'A day.',
  concepts: ['bread', 'flour', 'oven', 'loaf', 'crust', 'dough'],
  themes: ['food'],
  relevance: { any: 3 },
  mood: 'celebrate',
  leadWeeks: 4,
  source: 'Nobody',
  verifiedOn: '2026-11-21',
  ...more,
})

export const aHoliday = (name: string, day: string, more: Partial<PublicHoliday> = {}): PublicHoliday => ({
  name,
  day,
  isSubstitute: false,
  isReligious: false,
  certainty: 'exact',
  ...more,
})

export const aCalendarOwner = (more: Partial<CalendarOwner> = {}): CalendarOwner => ({
  country: 'GB',
  trade: 'food-and-drink',
  hidden: new Set(),
  wantsFaith: false,
  ...more,
})

export const sourceOf = (occasions: Occasion[], holidays: PublicHoliday[] = []): YearSource => ({
  occasions,
  holidaysOf: (_, year) => holidays.filter(({ day }) => day.startsWith(String(year))),
})
