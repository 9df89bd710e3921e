// The typed values of a fact: what ideas may print from it besides its whole sentence.
import type { Fact } from '#contract/facts.ts'
import type { SlotName } from './draft.ts'

const names: Readonly<Record<SlotName, string>> = {
  label: 'What',
  amount: 'Sum',
  unit: 'Unit',
  year: 'Year',
  person: 'Who',
  role: 'Role',
  place: 'Where',
  count: 'How many',
  noun: 'Of what',
  hours: 'When',
}
const order = Object.keys(names).filter((name): name is SlotName => name in names)

/** Nothing where the only value is the claim itself, as opening hours are. */
export function FactValues({ fact }: { fact: Pick<Fact, 'slots' | 'quote'> }) {
  const values = order.flatMap((name) => {
    const value = fact.slots[name]
    return value === undefined || String(value) === fact.quote ? [] : [{ name, value }]
  })
  if (values.length === 0) return null
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small">
      {values.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0 text-ink-2">{names[name]}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">
            <span className="mk">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
