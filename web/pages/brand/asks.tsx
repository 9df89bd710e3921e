// What is missing, with what it would open, and the way to tell it.
import type { Ask, FactType } from '#contract/facts.ts'
import { Button, ButtonLink, TextButton } from '#web/components/ui/button.tsx'
import { useState } from 'react'
import { kinds } from '#web/components/brand-facts/groups.ts'

interface AsksProps {
  asks: readonly Ask[]
  /** The website can be read and has not been: most facts come from there. */
  unread: boolean
  onTell: (type: FactType) => void
}

const FEW = 3

export function Asks({ asks, unread, onTell }: AsksProps) {
  const [all, setAll] = useState(false)
  if (asks.length === 0 && !unread) return null
  const shown = all ? asks : asks.slice(0, unread ? FEW - 1 : FEW)
  return (
    <section aria-labelledby="asks" className="min-w-0 rounded-panel bg-paper p-5">
      <h2 id="asks" className="font-display text-d3 font-semibold">
        What would open more ideas
      </h2>
      <ul className="mt-2 divide-y divide-rule">
        {unread && (
          <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-40">Have your website read. Most facts come from there.</p>
            <ButtonLink to="/profile?tab=website">Read it</ButtonLink>
          </li>
        )}
        {shown.map(({ type, sentence }) => (
          <li key={type} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <p className="min-w-0 flex-1 basis-40">{sentence}</p>
            <Button onClick={() => onTell(type)}>
              Tell us
              <span className="sr-only">: {kinds[type].choice}</span>
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < asks.length && (
        <TextButton onClick={() => setAll(true)}>Show {asks.length - shown.length} more</TextButton>
      )}
    </section>
  )
}
