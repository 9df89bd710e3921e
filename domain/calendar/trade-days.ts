// The catalogue rates each day for each trade. If a trade has a play for a day, the day suits the trade even
// if its rating is low.
import type { Playbook, Trade } from '#domain/playbook/form.ts'
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
  const own = daysWithPlays(tradesFor(playbook, brand))
  return days.map((day) => (own.has(day.id) ? { ...day, relevance: Math.max(OWN, day.relevance) } : day))
}

/**
 * As `withTradeDays`, for the calendar's labels: only days that are the trade's own keep or get the highest
 * relevance. These are days that it has a play for and days that name the trade. A day for a whole family of
 * trades is only a good fit: a health day isn't an optician's own.
 */
export function withOwnDays(
  days: readonly DatedOccasion[],
  playbook: Playbook,
  brand: TradeHints,
): DatedOccasion[] {
  const trades = tradesFor(playbook, brand)
  const withPlay = daysWithPlays(trades)
  const isNamed = namesTrade(trades, brand)
  return withTradeDays(days, playbook, brand).map((day) => {
    if (isNamed(day)) return { ...day, relevance: MADE_FOR_TRADE }
    return withPlay.has(day.id) ? day : { ...day, relevance: Math.min(day.relevance, OWN) }
  })
}

const MADE_FOR_TRADE = 5

function namesTrade(trades: readonly Trade[], { industry }: TradeHints): (day: DatedOccasion) => boolean {
  const known = trades.filter(({ id }) => id !== 'general')
  const names = new Set(
    [industry, ...known.flatMap(({ name, names }) => [name, ...names])].flatMap(tradeWordsIn),
  )
  const offered = new Set(known.flatMap(({ lexicon }) => lexicon.flatMap(({ name }) => wordsIn(name))))
  return ({ concepts, relevance }) => {
    const words = concepts.flatMap(wordsIn)
    const isInCommon = (word: string) => names.has(word) || offered.has(word)
    return (
      relevance >= OWN &&
      words.some((word) => names.has(word)) &&
      words.filter(isInCommon).length >= FEWEST_WORDS
    )
  }
}

/** One word in common may be by chance. */
const FEWEST_WORDS = 2

const daysWithPlays = (trades: readonly Trade[]): Set<string> =>
  new Set(trades.flatMap(({ plays }) => plays.flatMap(({ occasion }) => occasion?.days ?? [])))

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.replace(/s$/, ''))

/** A trade's name if it is one word, as "optician" is. Single words of longer names fit other trades too. */
const tradeWordsIn = (name: string): string[] => (/^\p{L}+$/u.test(name.trim()) ? wordsIn(name) : [])
