// How many entries there are of what, shelf by shelf, so that gaps are seen. Each number leads to its entries.
import { Facet, type Shelf } from '#contract/library.ts'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Link } from 'wouter'
import { addressOf, placeOf } from './address.ts'
import { countsOf } from './found.ts'
import { facetNames, inWords } from './words.ts'

export const Coverage = ({ shelves }: { shelves: readonly Shelf[] }) => (
  <div className="grid gap-12 pt-8">
    {Facet.options.map((facet) => (
      <FacetTable key={facet} facet={facet} shelves={shelves} />
    ))}
  </div>
)

function FacetTable({ facet, shelves }: { facet: Facet; shelves: readonly Shelf[] }) {
  const rows = countsOf(shelves, facet)
  const most = Math.max(1, ...shelves.flatMap(({ counts }) => Object.values(counts[facet])))
  const id = `by-${facet}`
  return (
    <section aria-labelledby={id} className="min-w-0 print:break-inside-avoid">
      <SectionHeading id={id}>By {facetNames[facet].toLowerCase()}</SectionHeading>
      {/* Wider than a phone, so it scrolls by itself. */}
      <div className="overflow-x-auto print:overflow-visible">
        <table className="w-full min-w-[52rem] table-fixed border-collapse text-small print:min-w-0">
          <thead>
            <tr className="align-bottom">
              <th
                scope="col"
                className="sticky left-0 w-30 bg-sheet sm:w-36 py-2 pr-3 text-left font-medium text-ink-2"
              >
                {facetNames[facet]}
              </th>
              {shelves.map(({ id, name }) => (
                <th key={id} scope="col" className="px-1 py-2 font-medium text-ink-2">
                  {name}
                </th>
              ))}
              <th scope="col" className="w-16 px-1 py-2 font-semibold">
                All
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([value, total]) => (
              <tr key={value} className="border-t border-rule">
                <th scope="row" className="sticky left-0 bg-sheet py-1 pr-3 text-left font-medium">
                  {inWords(value)}
                </th>
                {shelves.map(({ id, counts }) => (
                  <td key={id} className="p-px text-center">
                    <Count
                      count={counts[facet][value] ?? 0}
                      most={most}
                      to={addressOf(placeOf(new URLSearchParams({ shelf: id, [facet]: value }).toString()))}
                    />
                  </td>
                ))}
                <td className="px-1 text-center font-semibold tabular-nums">{total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const shades = ['bg-pencil/5', 'bg-pencil/10', 'bg-pencil/18', 'bg-pencil/28'] as const

const Count = ({ count, most, to }: { count: number; most: number; to: string }) =>
  count === 0 ? (
    <span className="text-ink-2">0</span>
  ) : (
    <Link
      href={to}
      className={`block min-h-8 py-1.5 tabular-nums -outline-offset-2 hover:underline ${shades[Math.ceil((count / most) * shades.length) - 1] ?? ''}`}
    >
      {count}
    </Link>
  )
