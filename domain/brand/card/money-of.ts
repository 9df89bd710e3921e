// A sum as it is written, as money.
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

/** "£12.50", "from £980", "80p", "12 euros"; null where no sum can be told. A dollar is the country's own. */
export function moneyOf(written: string, country: string | null): Money | null {
  const [, pence] = /^\D*(\d{1,2})p\b/i.exec(written) ?? []
  if (pence !== undefined) return { minor: Number(pence), currency: 'GBP' }
  const [figure] = /\d[\d,]*(?:\.\d{1,2})?/.exec(written) ?? []
  if (figure === undefined) return null
  const minor = Math.round(Number(figure.replaceAll(',', '')) * 100)
  const known = bySign.find(([sign]) => sign.test(written))?.[1]
  const currency = known ?? (written.includes('$') ? (dollars[country ?? ''] ?? 'USD') : null)
  return currency === null || minor <= 0 ? null : { minor, currency }
}
