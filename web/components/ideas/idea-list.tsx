// Ideas one under the other. Whoever works with the keyboard keeps their place when one leaves and when more come.
import type { Idea } from '#contract/ideas.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/button.tsx'

interface IdeaListProps {
  ideas: readonly Idea[]
  children: (idea: Idea) => ReactNode
  /** What stands there when there is none. */
  empty: ReactNode
  /** Set where there are more to show. */
  more?: { pending: boolean; onMore: () => void } | undefined
}

export function IdeaList({ ideas, children, empty, more }: IdeaListProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(ideas)
  const askedFrom = useRef<number>(undefined)
  const changed = useEffectEvent((before: readonly Idea[]) => {
    // All that had come are gone to other shelves, but there are more.
    if (!ideas.length && more && !more.pending) more.onMore()
    if (askedFrom.current !== undefined && ideas.length > askedFrom.current) {
      focusIn(box.current, askedFrom.current)
      askedFrom.current = undefined
      return
    }
    // What had the focus has gone with its idea: the next one takes it, or the last.
    const gone = before.findIndex(({ id }) => !ideas.some((idea) => idea.id === id))
    if (gone >= 0 && document.activeElement === document.body) {
      focusIn(box.current, Math.min(gone, ideas.length - 1))
    }
  })
  useEffect(() => {
    changed(shown.current)
    shown.current = ideas
  }, [ideas])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {ideas.length > 0 ? (
        <ul className="grid gap-3">
          {ideas.map((idea) => (
            <li key={idea.id} className="min-w-0">
              {children(idea)}
            </li>
          ))}
        </ul>
      ) : (
        !more && empty
      )}
      {more && (
        <Button
          className="mt-4"
          pending={more.pending}
          onClick={() => {
            askedFrom.current = ideas.length
            more.onMore()
          }}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

/** Focuses the title of an idea, or the whole where there is none. */
function focusIn(box: HTMLElement | null, index: number) {
  const title = box?.querySelectorAll('article > h3').item(index)
  const target = title instanceof HTMLElement ? title : box
  target?.focus({ preventScroll: true })
}
