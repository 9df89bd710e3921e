// What a value rests on: the words as they stand in their source, and what else can be done about it.
import { type BrandFact } from '#contract/brand.ts'
import { isAddedByUser } from '#contract/facts.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { FactPlace } from './fact-place.tsx'
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
            // The other places still say it as it was.
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
            <Rests fact={fact} text={value.text} />
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

/** The verbatim words, where the value doesn't say them itself, with their place. */
function Rests({ fact, text }: { fact: BrandFact; text: string }) {
  const { quote } = fact.original ?? fact
  return (
    <>
      {!isAddedByUser(fact) && quote !== text && (
        <blockquote className="border-l-2 border-mark pl-3 wrap-anywhere">“{quote}”</blockquote>
      )}
      <p className="mt-1 text-small text-ink-2">
        <FactPlace fact={fact} />
        {fact.original && ', corrected by you'}
      </p>
      {fact.kind === 'document' && <UseInContent fact={fact} />}
    </>
  )
}

/** What a document says is internal until somebody lets ideas use it. */
export function UseInContent({ fact }: { fact: BrandFact }) {
  const { publish } = useCard()
  return (
    <div className="mt-2">
      <Switch
        label="Use in ideas"
        checked={fact.visibility === 'public'}
        onChange={(isPublic) => publish(fact, isPublic)}
      />
    </div>
  )
}
