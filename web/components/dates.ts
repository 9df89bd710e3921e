// Days as people here write them.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** "19 Nov 2026", in the reader's own timezone. */
export const dayOf = (instant: string): string => day.format(new Date(instant))

/** "19 Nov 2026, 09:00", in the reader's own timezone. */
export const momentOf = (instant: string): string => moment.format(new Date(instant))

// Days of the calendar are no moments, so no timezone moves them.
const wholeDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })
const wholeDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "Tuesday 9 February 2027", or of several days "29 November – 24 December 2026"; the text itself where it is no date. */
export function daysInWords({ from, to }: { from: string; to: string }): string {
  const [first, last] = [new Date(from), new Date(to)]
  if (Number.isNaN(first.getTime()) || Number.isNaN(last.getTime())) return from
  return from === to || last < first ? wholeDay.format(first) : wholeDays.formatRange(first, last)
}
