// Facts one under the other, a long list folded. Whoever works with the keyboard keeps their place when one leaves and when more
// are shown.
import type { BrandFact } from '#contract/facts.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

/** How many are shown before the rest is asked for. One more than that is no reason to fold. */
export const FOLD = 8

interface FactListProps {
  facts: readonly BrandFact[]
  /** What they are, for the button: "What you offer". */
  what: string
  children: (fact: BrandFact) => ReactNode
}

export function FactList({ facts, what, children }: FactListProps) {
  const box = useRef<HTMLUListElement>(null)
  const before = useRef(facts)
  const [unfolded, setUnfolded] = useState(false)
  const isFolded = !unfolded && facts.length > FOLD + 1
  const changed = useEffectEvent((was: readonly BrandFact[]) => {
    const gone = was.findIndex(({ id }) => !facts.some((fact) => fact.id === id))
    // What had the focus has gone with its fact: the next one takes it, or the last.
    if (gone >= 0 && document.activeElement === document.body) {
      focusOn(box.current, Math.min(gone, facts.length - 1))
    }
  })
  useEffect(() => {
    changed(before.current)
    before.current = facts
  }, [facts])
  const asked = useRef(false)
  useEffect(() => {
    if (!unfolded || !asked.current) return
    asked.current = false
    focusOn(box.current, FOLD)
  }, [unfolded])
  return (
    <>
      <ul ref={box} className="divide-y divide-rule">
        {(isFolded ? facts.slice(0, FOLD) : facts).map((fact) => children(fact))}
      </ul>
      {isFolded && (
        <Button
          className="mt-2"
          onClick={() => {
            asked.current = true
            setUnfolded(true)
          }}
        >
          Show all {facts.length}
          <span className="sr-only">: {what}</span>
        </Button>
      )}
    </>
  )
}

function focusOn(box: HTMLElement | null, index: number): void {
  const claim = box?.querySelectorAll('[data-claim]').item(index)
  if (claim instanceof HTMLElement) claim.focus({ preventScroll: true })
}
