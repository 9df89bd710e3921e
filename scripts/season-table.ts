// How full the year is for each main trade in each of seven countries: of all twelve-week windows of 2027,
// the one in which least begins. `npm run seasons` prints it; domain/seasons/catalogue.test.ts checks the
// catalogue against it.
import { RELEVANT, yearOf } from '#domain/seasons/upcoming.ts'
import type { Trade } from '#domain/seasons/occasion.ts'
import { addDays } from '#domain/seasons/rules.ts'
import { yearSource } from '#domain/seasons/year-source.ts'

const year = 2027
const WINDOW = 12 * 7
const countries = ['GB', 'IE', 'US', 'CA', 'AU', 'NZ', 'IN'] as const

const trades: readonly Trade[] = [
  'food-and-drink',
  'charity',
  'health-and-dental',
  'fitness',
  'trades-and-building',
  'agency-and-consulting',
  'tourism-and-stays',
  'faith-and-community',
]

export interface Least {
  trade: Trade
  country: string
  /** How many relevant days and seasons begin in the twelve weeks. */
  begin: number
  /** The first day of those twelve weeks. */
  from: string
}

/**
 * The emptiest twelve weeks of each trade in each country, without religious holidays that are not public
 * holidays.
 */
export function seasonTable(): Least[] {
  return trades.flatMap((trade) => countries.map((country) => leastOf(trade, country)))
}

function leastOf(trade: Trade, country: string): Least {
  const calendarOwner = { country, trade, hidden: new Set<string>(), wantsFaith: false }
  const starts = yearOf(yearSource, calendarOwner, `${year}-01-01`, `${year}-12-31`)
    .filter(({ relevance }) => relevance >= RELEVANT)
    .map(({ from }) => from)
  const windows = windowsOf(year).map((from) => ({
    trade,
    country,
    from,
    begin: starts.filter((start) => start >= from && start < addDays(from, WINDOW)).length,
  }))
  return windows.reduce((least, one) => (one.begin < least.begin ? one : least))
}

function windowsOf(year: number): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; addDays(day, WINDOW) <= `${year + 1}-01-01`; day = addDays(day, 1))
    days.push(day)
  return days
}

if (import.meta.main) print(seasonTable())

function print(table: readonly Least[]) {
  console.log(
    `${yearSource.occasions.length} occasions; least that begins in any 12 weeks of ${year}, and from when on`,
  )
  console.log(''.padEnd(24) + countries.map((country) => country.padEnd(12)).join(''))
  for (const trade of trades) {
    const cells = table
      .filter((one) => one.trade === trade)
      .map(({ begin, from }) => `${begin} ${from.slice(5)}`)
    console.log(trade.padEnd(24) + cells.map((cell) => cell.padEnd(12)).join(''))
  }
}
