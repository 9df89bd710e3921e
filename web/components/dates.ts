// Days as people here write them.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** "19 Nov 2026", in the reader's own timezone. */
export const dayOf = (instant: string): string => day.format(new Date(instant))

/** "19 Nov 2026, 09:00", in the reader's own timezone. */
export const momentOf = (instant: string): string => moment.format(new Date(instant))
