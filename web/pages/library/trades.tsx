// The list of trades with their counts.
import type { LibraryTrade } from '#contract/library.ts'
import { Link } from 'wouter'
import { addressOf, type Place } from './address.ts'

interface TradesProps {
  trades: readonly LibraryTrade[]
  place: Place
}

export function Trades({ trades, place }: TradesProps) {
  return (
    <div className="grid gap-10">
      {/* Wider than a phone, so it scrolls by itself. Focusing one of its links scrolls to it. */}
      <div className="overflow-x-auto">
        <table className="w-full min-w-[40rem] border-collapse">
          <thead>
            <tr className="border-b-2 border-ink text-left text-small">
              <th scope="col" className="py-2 pr-4 font-medium text-ink-2">
                Trade
              </th>
              <th scope="col" className="py-2 pr-4 font-medium text-ink-2">
                Family
              </th>
              {figures.map(({ name }) => (
                <th key={name} scope="col" className="w-24 py-2 pl-4 text-right font-medium text-ink-2">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trades.map((trade) => (
              <tr key={trade.id} className="border-b border-rule">
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  <Link
                    href={addressOf({ ...place, trade: trade.id })}
                    className="link reach inline-block py-1"
                  >
                    {trade.name}
                  </Link>
                </th>
                <td className="py-2 pr-4 text-ink-2">{trade.family}</td>
                {figures.map(({ name, of }) => (
                  <td key={name} className="py-2 pl-4 text-right tabular-nums">
                    {of(trade)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const figures: readonly { name: string; of: (trade: LibraryTrade) => number }[] = [
  { name: 'Plays', of: ({ plays }) => plays },
  { name: 'Occasions', of: ({ occasions }) => occasions },
  { name: 'Offerings', of: ({ offerings }) => offerings },
  { name: 'Questions', of: ({ questions }) => questions },
]
