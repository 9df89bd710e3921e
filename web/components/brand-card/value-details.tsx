// Shows the details of a value: the quoted source, and what else can be done with it.
import { type BrandFact } from '#contract/brand.ts'
import { isAddedByUser } from '#contract/facts.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { FactSource } from './fact-source.tsx'
import { useCard } from './use-card.ts'
import { ValueForm } from './value-form.tsx'
import type { ShownValue } from './values.ts'

interface ValueDetailsProps {
  id: string
  value: ShownValue
  onClose: () => void
}

export function ValueDetails({ id, value, onClose }: ValueDetailsProps) {
  const { hide, restore } = useCard()
  const [correcting, setCorrecting] = useState(false)
  const [first, ...others] = value.facts
  if (correcting)
    return (
      <div id={id}>
        <ValueForm
          sort={value.sort}
          fact={first}
          onDone={(saved) => {
            // The value's other facts still say it in the old way, so they are hidden.
            if (saved && others.length > 0) hide({ text: value.text, facts: others })
            setCorrecting(false)
            if (saved) onClose()
          }}
        />
      </div>
    )
  return (
    <div id={id} className="grid max-w-2xl gap-3 rounded-panel bg-paper p-4">
      <ul className="grid gap-3">
        {value.facts.map((fact) => (
          <li key={fact.id}>
            <SourceQuote fact={fact} text={value.text} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button className={small} onClick={() => setCorrecting(true)}>
          Correct
          <span className="sr-only">: {value.text}</span>
        </Button>
        {first.original && (
          <Button className={small} onClick={() => restore(first)}>
            Undo correction
          </Button>
        )}
      </div>
    </div>
  )
}

const small = 'px-3.5! md:min-h-9!'

/** The quote, unless it is the value itself, with its source. */
function SourceQuote({ fact, text }: { fact: BrandFact; text: string }) {
  const { quote } = fact.original ?? fact
  return (
    <>
      {!isAddedByUser(fact) && quote !== text && (
        <blockquote className="border-l-2 border-mark pl-3 wrap-anywhere">“{quote}”</blockquote>
      )}
      <p className="mt-1 text-small text-ink-2">
        <FactSource fact={fact} />
        {fact.original && ', corrected by you'}
      </p>
      {fact.kind === 'document' && <UseFactInContent facts={[fact]} />}
    </>
  )
}

/** A document's facts are internal until somebody allows ideas to use them. */
export function UseFactInContent({ facts }: { facts: readonly BrandFact[] }) {
  const { publish } = useCard()
  return (
    <div className="mt-2">
      <Switch
        label="Use in ideas"
        checked={facts.every(({ visibility }) => visibility === 'public')}
        onChange={(isPublic) => publish(facts, isPublic)}
      />
    </div>
  )
}
