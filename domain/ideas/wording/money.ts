// Sums as one says them, with what they are for one of.
import { withArticle } from './article.ts'

/** The sum with its unit: "£75 a month", "£12.50 per child". Without a unit, the sum. */
export function priced(amount: string, unit: string | undefined): string {
  const spoken = spokenUnit(unit ?? '')
  return spoken === '' ? plainAmount(amount) : `${plainAmount(amount)} ${spoken}`
}

/** The sum without empty pence and stray spaces: "£ 75.00" is "£75". */
export function plainAmount(amount: string): string {
  return amount
    .trim()
    .replace(/^([^\d\s]+)\s+(?=\d)/, '$1')
    .replace(/\.00(?!\d)/, '')
}

/** A unit as it is said: "/month" and "pcm" are "a month", "p/h" is "an hour", "per child" stays. */
export function spokenUnit(unit: string): string {
  const plain = unit
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.,;:]+$/, '')
  const short = shortUnits.get(plain.toLowerCase())
  if (short !== undefined) return short
  const of = /^(?:per|\/|a|an)\s*(\p{L}+)$/iu.exec(plain)?.[1]?.toLowerCase()
  if (of === undefined) return /^\p{L}/u.test(plain) ? lowerFirst(plain) : ''
  return times.has(of) ? withArticle(of) : `per ${of}`
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const times = new Set('minute hour session day night week fortnight month quarter term year'.split(' '))

const shortUnits = new Map([
  ['pm', 'a month'],
  ['per mo', 'a month'],
  ['/mo', 'a month'],
  ['per yr', 'a year'],
  ['/yr', 'a year'],
  ['pcm', 'a month'],
  ['p/m', 'a month'],
  ['monthly', 'a month'],
  ['pw', 'a week'],
  ['p/w', 'a week'],
  ['weekly', 'a week'],
  ['pa', 'a year'],
  ['p.a', 'a year'],
  ['annually', 'a year'],
  ['ph', 'an hour'],
  ['p/h', 'an hour'],
  ['hourly', 'an hour'],
  ['pp', 'per person'],
  ['p/p', 'per person'],
  ['ea', 'each'],
])
