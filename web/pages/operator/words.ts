// The names of states and queues on this screen.
import type { MailState, SlotState } from '#contract/operations.ts'

export const slotStateNames: Record<SlotState, string> = {
  planned: 'planned',
  made: 'being emailed',
  finished: 'finished',
  failed: 'failed',
  skipped: 'skipped',
}

export const mailStateNames: Record<MailState, string> = {
  waiting: 'waiting',
  sending: 'sending',
  sent: 'sent',
  refused: 'refused',
  failed: 'failed',
  dropped: 'cancelled',
}

const queueWords: Record<string, string> = {
  email: 'Account emails',
  'make-delivery': 'Deliveries to prepare',
  'delivery-mail': 'Delivery emails',
  'news-of-pair': 'News by trade and country',
}

/** An unknown queue, from a newer server, is shown by its own name. */
export const queueName = (name: string): string => queueWords[name] ?? name

/** The same for a state. */
export const stateName = (words: Record<string, string>, state: string): string => words[state] ?? state

/** States that somebody should look at. */
export const needsAttention = (state: string): boolean => state === 'failed' || state === 'refused'

const number = new Intl.NumberFormat('en-GB')
export const inFigures = (count: number): string => number.format(count)

const utcDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
/** "Sat, 21 Nov": days are counted in UTC, in every timezone. */
export const utcDayOf = (day: string): string => utcDay.format(new Date(`${day}T00:00:00Z`))
