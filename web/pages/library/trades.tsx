// The list of trades, each with what is counted of it and what is wrong.
import type { LibraryTrade } from '#contract/library.ts'
import { Disclosure } from '#web/components/ui/disclosure.tsx'
import { useState } from 'react'
import { Link } from 'wouter'
import { addressOf, type Place } from './address.ts'
import { Faults } from './faults.tsx'

interface TradesProps {
  trades: readonly LibraryTrade[]
  place: Place
}

export function Trades({ trades, place }: TradesProps) {
  const faulty = trades.filter(({ faults }) => faults.length > 0)
  return (
    <div className="grid gap-10">
      {/* Wider than a phone, so it scrolls by itself; its links bring it along. */}
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
                  <Link href={addressOf({ ...place, trade: trade.id })} className="link inline-block py-1">
                    {trade.name}
                  </Link>
                </th>
                <td className="py-2 pr-4 text-ink-2">{trade.family}</td>
                {figures.map(({ name, of }) => (
                  <td
                    key={name}
                    className={`py-2 pl-4 text-right tabular-nums ${name === 'Faults' && of(trade) > 0 ? 'font-semibold text-stamp' : ''}`}
                  >
                    {of(trade)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faulty.map((trade) => (
        <FaultsOf key={trade.id} trade={trade} />
      ))}
    </div>
  )
}

const figures: readonly { name: string; of: (trade: LibraryTrade) => number }[] = [
  { name: 'Plays', of: ({ plays }) => plays },
  { name: 'Occasions', of: ({ occasions }) => occasions },
  { name: 'Offerings', of: ({ offerings }) => offerings },
  { name: 'Questions', of: ({ questions }) => questions },
  { name: 'Faults', of: ({ faults }) => faults.length },
]

function FaultsOf({ trade: { name, faults } }: { trade: LibraryTrade }) {
  const [open, setOpen] = useState(false)
  return (
    <Disclosure summary={`Faults in ${name} (${faults.length})`} open={open} onToggle={setOpen}>
      <Faults faults={faults} />
    </Disclosure>
  )
}
