// The catalogue rates each day for each trade. If a trade has a play for a day, the day suits the trade even
// if its rating is low.
import type { Playbook } from '#domain/playbook/form.ts'
import { tradesFor, type TradeHints } from '#domain/playbook/trades.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'

const OWN = 4

/**
 * Raises the relevance of days that the brand's trades have a play for, so that they are at least a good fit.
 * All other days stay as they are.
 */
export function withTradeDays(
  days: readonly DatedOccasion[],
  playbook: Playbook,
  brand: TradeHints,
): DatedOccasion[] {
  const own = new Set(
    tradesFor(playbook, brand).flatMap(({ plays }) => plays.flatMap(({ occasion }) => occasion?.days ?? [])),
  )
  return days.map((day) => (own.has(day.id) ? { ...day, relevance: Math.max(OWN, day.relevance) } : day))
}
