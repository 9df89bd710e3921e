// Writes sums of money and prices as texts print them.
import type { Money, Price } from '../card.ts'

const signs: Readonly<Record<string, string>> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  CAD: '$',
  AUD: '$',
  NZD: '$',
  SGD: '$',
  INR: '₹',
  JPY: '¥',
  ZAR: 'R',
}

/** Writes "£12" or "£4.80". Currencies without a common sign get their code: "SEK 1,200". */
export function formatMoney({ minor, currency }: Money): string {
  const whole = minor % 100 === 0
  const figure = (minor / 100).toLocaleString('en-GB', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  })
  const sign = signs[currency]
  return sign === undefined ? `${currency} ${figure}` : `${sign}${figure}`
}

/** Writes a price with its unit, such as "from £12 a month". */
export function formatPrice({ money, unit, isFrom }: Price): string {
  return `${isFrom ? 'from ' : ''}${formatMoney(money)}${unit === null ? '' : ` ${formatUnit(unit)}`}`
}

/** Turns "/month", "per month" and "pcm" into "a month". Other units stay the same. */
export function formatUnit(unit: string): string {
  const said = unit
    .trim()
    .toLowerCase()
    .replace(/^(?:\/|per)\s*/, '')
  if (/^(?:pcm|mo|mth|month|monthly)$/.test(said)) return 'a month'
  if (/^(?:pw|wk|week|weekly)$/.test(said)) return 'a week'
  if (/^(?:pa|yr|year|annum|annually|yearly)$/.test(said)) return 'a year'
  if (/^(?:pp|person|head)$/.test(said)) return 'a person'
  if (/^(?:an?|each|for|from|plus|inc)\b/.test(said)) return said
  return /^(?:hour|[aeiou](?!ni|se|ne))/.test(said) ? `an ${said}` : `a ${said}`
}
