// What was worked out of facts, each sum with the facts it comes from.
import type { AnswerOf } from '#contract/call.ts'
import type { readBrand } from '#contract/facts.ts'
import { TextButton } from '#web/components/ui/button.tsx'
import { useState } from 'react'

type Known = AnswerOf<typeof readBrand>

const FEW = 4

export function Worked({ known: { worked, facts } }: { known: Known }) {
  const [all, setAll] = useState(false)
  if (worked.length === 0) return null
  const claims = new Map(facts.map(({ id, quote }) => [id, quote]))
  const shown = all ? worked : worked.slice(0, FEW)
  return (
    <section aria-labelledby="worked" className="min-w-0 rounded-panel bg-paper p-5">
      <h2 id="worked" className="font-display text-d3 font-semibold">
        Worked out from your facts
      </h2>
      <ul className="mt-2 divide-y divide-rule">
        {shown.map(({ sentence, facts: from }) => (
          <li key={sentence + from.join()} className="py-3 wrap-anywhere">
            <p>
              <span className="mk">{sentence}</span>
            </p>
            <p className="mt-1 line-clamp-2 text-small text-ink-2">
              From {from.map((id) => `“${claims.get(id) ?? ''}”`).join(' and ')}
            </p>
          </li>
        ))}
      </ul>
      {shown.length < worked.length && (
        <TextButton onClick={() => setAll(true)}>Show {worked.length - shown.length} more</TextButton>
      )}
    </section>
  )
}
