// Whether now is the time for a fact: a round birthday this year, a season that is near.
import type { Fact } from '#contract/facts.ts'

/** From 0 (out of season) over 0.5 (any day is as good) to 1 (this is the moment). `today` is `YYYY-MM-DD`. */
export function timeliness(fact: Fact, today: string): number {
  const age = fact.slots.year === undefined ? 0 : Number(today.slice(0, 4)) - fact.slots.year
  if (fact.type === 'founded' && age > 0 && age % 5 === 0) return 1
  const months = monthsNamed(`${fact.quote} ${fact.heading} ${fact.slots.label ?? ''}`)
  if (months.length > 0) return Math.max(...months.map((month) => nearness(month, Number(today.slice(5, 7)))))
  return fact.freshness === 'current' ? 0.6 : 0.5
}

/** A season is prepared for: up to two months ahead is near, just past is far. */
function nearness(month: number, now: number): number {
  const ahead = (month - now + 12) % 12
  return [0.8, 1, 0.9, 0.5][ahead] ?? 0
}

function monthsNamed(text: string): number[] {
  if (/\b(?:all year|year[- ]round|every month)\b/i.test(text)) return []
  const named = Array.from(text.matchAll(month), ([name]) => months.indexOf(name) + 1)
  const seasonal = seasons.flatMap(([season, its]) => (season.test(text) ? its : []))
  return [...named, ...seasonal]
}

const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July',
  'August', 'September', 'October', 'November', 'December',
] // prettier-ignore
const month = new RegExp(`\\b(?:${months.join('|')})\\b`, 'g')

/** Feasts that fall in the same months everywhere. Spring and autumn do not, and are left out. */
const seasons: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\b(?:christmas|xmas|advent|festive)\b/i, [12]],
  [/\bnew year\b/i, [1]],
  [/\bvalentine/i, [2]],
  [/\b(?:mother'?s day|mothering sunday)\b/i, [3]],
  [/\beaster\b/i, [4]],
  [/\bhalloween\b/i, [10]],
  [/\bbonfire night\b/i, [11]],
]
