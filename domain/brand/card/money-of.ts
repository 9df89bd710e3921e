// Turns a price as a website writes it into an amount and a currency.
import type { Money } from '#domain/playbook/card.ts'

const bySign: readonly (readonly [RegExp, string])[] = [
  [/£|\bGBP\b|\bpounds?\b/i, 'GBP'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/\bUS\$|\bUSD\b/i, 'USD'],
  [/\bA\$|\bAUD\b/i, 'AUD'],
  [/\bC\$|\bCAD\b/i, 'CAD'],
  [/\bNZ\$|\bNZD\b/i, 'NZD'],
  [/₹|\bINR\b/i, 'INR'],
  [/¥|\bJPY\b/i, 'JPY'],
]
const dollars: Readonly<Record<string, string>> = { CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD' }

/**
 * Reads "£12.50", "from £980", "80p" or "12 euros", in minor units such as pence. Null if there is no sum. A
 * dollar sign means the dollar of the brand's country.
 */
export function moneyOf(written: string, country: string | null): Money | null {
  const [, pence] = /^\D*(\d{1,2})p\b/i.exec(written) ?? []
  if (pence !== undefined) return { minor: Number(pence), currency: 'GBP' }
  const words = spelledIn(written)
  const [figure] = words === null ? (/\d[\d,]*(?:\.\d{1,2})?/.exec(written) ?? []) : [words]
  if (figure === undefined) return null
  const minor = Math.round(Number(figure.replaceAll(',', '')) * 100)
  const known = bySign.find(([sign]) => sign.test(written))?.[1]
  const currency = known ?? (/\$|\bdollars\b/i.test(written) ? (dollars[country ?? ''] ?? 'USD') : null)
  return currency === null || minor <= 0 ? null : { minor, currency }
}

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Writes "thirty-five pounds" in figures; null if the sum already is. */
function spelledIn(written: string): string | null {
  const [first = '', second = ''] =
    written
      .toLowerCase()
      .replace(/^from\s/, '')
      .match(/[a-z]+/g) ?? []
  if (/\d/.test(written)) return null
  const ten = tens.indexOf(first)
  if (ten > 1) return String(ten * 10 + Math.max(0, units.indexOf(second)))
  const one = units.indexOf(first)
  return one > 0 ? String(one) : null
}
