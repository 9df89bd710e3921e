// A list of ideas. Keyboard users move through it with the arrow keys, and keep their place when an idea leaves or more load.
import type { Idea } from '#contract/ideas.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../ui/button.tsx'

interface IdeaListProps {
  ideas: readonly Idea[]
  children: (idea: Idea) => ReactNode
  /** The message shown if there are no ideas. */
  empty: ReactNode
  /** Loads more ideas; set only if there are more. */
  more?: { pending: boolean; onMore: () => void } | undefined
  /** Whether to show two ideas in a row if there is room. */
  paired?: boolean
  /** Is called with the idea that the arrow keys moved to. */
  onReach?: (idea: Idea) => void
}

export function IdeaList({ ideas, children, empty, more, paired = false, onReach }: IdeaListProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(ideas)
  const askedFrom = useRef<number>(undefined)
  const changed = useEffectEvent((before: readonly Idea[]) => {
    // Every loaded idea has left the list, but there are more.
    if (!ideas.length && more && !more.pending) more.onMore()
    if (askedFrom.current !== undefined && ideas.length > askedFrom.current) {
      focusIn(box.current, askedFrom.current)
      askedFrom.current = undefined
      return
    }
    // If the focused idea is gone, the focus moves to the next one, or else the last.
    const gone = before.findIndex(({ id }) => !ideas.some((idea) => idea.id === id))
    if (gone >= 0 && document.activeElement === document.body) {
      focusIn(box.current, Math.min(gone, ideas.length - 1))
    }
  })
  useEffect(() => {
    changed(shown.current)
    shown.current = ideas
  }, [ideas])
  const goByKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = linksIn(event.currentTarget)
    const from = links.findIndex((link) => link === event.target)
    const to = from < 0 ? undefined : placeAfter(event, from, links)
    const idea = to === undefined ? undefined : ideas[to]
    if (to === undefined || !idea) return
    event.preventDefault()
    links[to]?.focus()
    onReach?.(idea)
  }
  return (
    <div ref={box} tabIndex={-1} className="@container/list outline-none">
      {ideas.length > 0 ? (
        // The titles are links; the arrow keys are a faster way between them.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul
          className={`grid gap-2 ${paired ? '@3xl/list:grid-cols-2 @3xl/list:gap-2.5' : ''}`}
          onKeyDown={goByKey}
        >
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

/** The links in the titles of the ideas. */
const linksIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('article > h3 > a') ?? []),
]

/** Focuses an idea's title, or the whole list if there is none. */
function focusIn(box: HTMLElement | null, index: number) {
  const target = linksIn(box)[index] ?? box
  target?.focus({ preventScroll: true })
}

/** The index a key leads to; undefined for other keys and at either end. */
function placeAfter(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  from: number,
  links: readonly HTMLElement[],
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  const row = inARow(links)
  const steps: Record<string, number> = {
    ArrowDown: row,
    ArrowUp: -row,
    ArrowRight: 1,
    ArrowLeft: -1,
    Home: -from,
    End: links.length - 1 - from,
  }
  const to = from + (steps[key] ?? Number.NaN)
  return to >= 0 && to < links.length ? to : undefined
}

/** The number of ideas side by side. */
function inARow(links: readonly HTMLElement[]): number {
  const tops = links.map((link) => link.closest('li')?.offsetTop ?? 0)
  const next = tops.findIndex((top) => top !== tops[0])
  return next < 1 ? 1 : next
}
