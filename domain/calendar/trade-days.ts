// Days that a trade has a play of its own for are that trade's days, whatever they mean to others.
import type { Playbook } from '#domain/playbook/form.ts'
import { tradesFor, type TradeHints } from '#domain/playbook/trades.ts'
import type { DatedOccasion } from '#domain/seasons/upcoming.ts'

const OWN = 4

/** The same days, with those that the brand's trades write about at least as relevant as a good fit is. */
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
