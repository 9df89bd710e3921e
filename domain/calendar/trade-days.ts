// A day that a trade has a play for suits that trade, whatever its relevance in the catalogue.
import type { Playbook } from '#domain/playbook/form.ts'
import { tradesFor, type TradeHints } from '#domain/playbook/trades.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'

const OWN = 4

/** The same days. Those that the brand's trades have plays for are at least a good fit. */
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
