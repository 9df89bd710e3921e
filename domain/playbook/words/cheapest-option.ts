// Finds the cheapest option for each number of visits. If one of the prices can't be classified, there is no
// answer, because it might be cheaper.
import type { Price } from '../card.ts'
import { joinList } from './list.ts'
import { formatMoney, formatPrice } from './money.ts'

type Way =
  | { is: 'single'; price: Price }
  | { is: 'pack'; price: Price; uses: number }
  | { is: 'monthly'; price: Price; most: number | null }

interface Row {
  way: Way
  from: number
  to: number
}

/**
 * Makes the slots `table`, `big`, `big-from`, `below`, `twice`, `twice-n` and `single`, as far as the prices
 * allow.
 */
export function cheapestOptionSlots(prices: readonly Price[]): Readonly<Record<string, string>> {
  const single = prices.find((price) => kindOf(price) === 'single')
  const alone = single === undefined ? {} : { single: `${single.label} ${formatPrice(single)}` }
  const kinds = prices.map(kindOf)
  const ways = prices.flatMap((price) => wayOf(price) ?? [])
  const isPlaced =
    !kinds.includes('unplaced') && new Set(prices.map(({ money }) => money.currency)).size === 1
  if (!isPlaced || ways.length < 2 || prices.some(({ isFrom }) => isFrom)) return alone
  const rows = rowsOf(ways)
  const last = rows.at(-1)
  if (last === undefined || rows.length < 2 || last.way.is !== 'monthly')
    return { ...alone, table: tableOf(rows) }
  const often = Math.max(last.from, 8)
  const each = Math.round(last.way.price.money.minor / often)
  return {
    ...alone,
    table: tableOf(rows),
    big: last.way.price.label,
    'big-from': String(last.from),
    below: joinList([...new Set(rows.slice(0, -1).map(({ way }) => `the ${way.price.label}`))], 'or'),
    twice: formatMoney({ ...last.way.price.money, minor: each }),
    'twice-n': String(often),
  }
}

const MOST_VISITS = 20

function rowsOf(ways: readonly Way[]): Row[] {
  const rows: Row[] = []
  for (let visits = 1; visits <= MOST_VISITS; visits++) {
    const [best] = ways
      .flatMap((way) => {
        const cost = costOf(way, visits)
        return cost === null ? [] : [{ way, cost }]
      })
      .toSorted((one, other) => one.cost - other.cost)
    if (best === undefined) continue
    const last = rows.at(-1)
    if (last?.way === best.way) last.to = visits
    else rows.push({ way: best.way, from: visits, to: visits })
  }
  return rows
}

/**
 * The cost for one month, in the smallest unit. Null if the option doesn't allow so many visits, or if a pack
 * would last more than three months.
 */
function costOf(way: Way, visits: number): number | null {
  const { minor } = way.price.money
  if (way.is === 'single') return visits * minor
  if (way.is === 'pack') return visits * 3 < way.uses ? null : (visits * minor) / way.uses
  return way.most !== null && visits > way.most ? null : minor
}

const tableOf = (rows: readonly Row[]): string => rows.map(rowInWords).join('; ')

function rowInWords({ way, from, to }: Row): string {
  const visits = to === MOST_VISITS ? `${from} or more` : from === to ? String(from) : `${from} to ${to}`
  const { label, money } = way.price
  if (way.is === 'single') return `${visits}: ${label} (${formatMoney(money)} each)`
  if (way.is === 'monthly') return `${visits}: ${label} (${formatMoney(money)})`
  const each = formatMoney({ ...money, minor: Math.round(money.minor / way.uses) })
  return `${visits}: ${label} (${each} each if you use all ${way.uses})`
}

function wayOf(price: Price): Way | null {
  const kind = kindOf(price)
  const uses = usesOf(price)
  if (kind === 'single') return { is: 'single', price }
  if (kind === 'pack' && uses !== null) return { is: 'pack', price, uses }
  if (kind === 'monthly') return { is: 'monthly', price, most: uses }
  return null
}

function kindOf({ label, unit }: Price): 'single' | 'pack' | 'monthly' | 'apart' | 'unplaced' {
  const said = `${label} ${unit ?? ''}`.toLowerCase()
  if (/\b(?:join\w*|sign.?up|admin|enrol\w*|induction|registration|deposit)\b/.test(said)) return 'apart'
  if (/\b(?:personal|private|1[-: ]?(?:2|to)?[-: ]?1|one[- ]to[- ]one|massage|physio\w*)\b/.test(said))
    return 'apart'
  if (
    /\b(?:student|teen|junior|kids?|child\w*|senior|concession|off.?peak|couple|joint|family|corporate|trial|intro\w*|week|day)\b/.test(
      said,
    )
  )
    return 'apart'
  if (/\b(?:year|annual\w*)\b/.test(said)) return 'apart'
  if (/\bmonth(?:ly)?\b|\bpcm\b/.test(said)) return 'monthly'
  if (usesOf({ label, unit }) !== null) return 'pack'
  if (/\b(?:drop.?in|single|pay.?as|casual|class|session|visit)\b/.test(said)) return 'single'
  return 'unplaced'
}

const packs =
  /\b(\d{1,2})[- ]*(?:x\b|class|session|visit|pack|pass|credit)|(?:block|pack|bundle|pass) of (\d{1,2})/

function usesOf({ label, unit }: Pick<Price, 'label' | 'unit'>): number | null {
  const [, before, after] = packs.exec(`${label} ${unit ?? ''}`.toLowerCase()) ?? []
  const uses = Number(before ?? after ?? 0)
  return uses > 1 ? uses : null
}
