// An idea at its own address: beside its list, or alone on a phone.
import type { HttpError } from '#web/api/http-error.ts'
import type { Idea } from '#contract/ideas.ts'
import { RecordScreenContext } from '#web/components/frames/focus-heading.ts'
import { useIdea } from '#web/components/ideas/cached-idea.ts'
import { useMarked } from '#web/components/ideas/marks.ts'
import { WholeIdea } from '#web/components/ideas/whole-idea.tsx'
import { useTitle } from '#web/components/frames/page.tsx'
import { Alert } from '#web/components/ui/alert.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { ArrowLeft, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { addressOf, type Filters } from './address.ts'
import { wasOpenedByKeyboard } from './keyboard-opened.ts'
import { listName } from './found-ideas.tsx'

interface OpenIdeaProps {
  id: string
  filters: Filters
  /** The list the idea is in. */
  ideas: readonly Idea[]
}

export function OpenIdea({ id, filters, ideas }: OpenIdeaProps) {
  const { idea, error, refetch } = useIdea(id)
  useEscape(addressOf(filters))
  const at = ideas.findIndex((one) => one.id === id)
  return (
    <div className="relative min-w-0">
      <div className="-mt-2 mb-4 flex min-h-11 items-center gap-1 @4xl/ideas:absolute @4xl/ideas:right-0 @4xl/ideas:m-0 @4xl/ideas:-mt-2.5">
        <Link
          href={addressOf(filters)}
          className="mr-auto flex min-h-11 items-center gap-2 font-medium text-pencil @4xl/ideas:sr-only"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {listName(filters)}
        </Link>
        <div className="ml-auto flex items-center gap-1">
          <Neighbour idea={ideas[at - 1]} filters={filters} name="Previous idea">
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Neighbour>
          <Neighbour idea={at < 0 ? undefined : ideas[at + 1]} filters={filters} name="Next idea">
            <ChevronRight aria-hidden="true" className="size-5" />
          </Neighbour>
          <Link href={addressOf(filters)} aria-label="Close" className={`${icon} hidden! @4xl/ideas:grid!`}>
            <X aria-hidden="true" className="size-5" />
          </Link>
        </div>
      </div>
      {idea ? (
        <Read idea={idea} />
      ) : error ? (
        <Missing error={error} onRetry={refetch} />
      ) : (
        <Skeleton rows={3} height="h-40" />
      )}
    </div>
  )
}

function Read({ idea }: { idea: Idea }) {
  const marked = useMarked()
  const recordScreen = useContext(RecordScreenContext)
  const title = useRef<HTMLHeadingElement>(null)
  useTitle(idea.title)
  useEffect(() => {
    if (!recordScreen()) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (!wasOpenedByKeyboard()) title.current?.focus({ preventScroll: true })
  }, [recordScreen])
  return <WholeIdea idea={marked(idea)} title={title} />
}

function Missing({ error, onRetry }: { error: HttpError; onRetry: () => unknown }) {
  useTitle('Idea')
  if (error.status !== 404) return <Failed error={error} onRetry={onRetry} />
  return (
    <Alert tone="plain">
      <h1 className="font-semibold">We can’t find that idea</h1>
      <p>
        It may belong to another account.{' '}
        <Link href="/ideas" className="link">
          See all your ideas
        </Link>
      </p>
    </Alert>
  )
}

const icon = 'grid size-11 place-items-center rounded-ctl hover:bg-ink/6'

interface NeighbourProps {
  idea: Idea | undefined
  filters: Filters
  name: string
  children: ReactNode
}

/** A link to the previous or next idea. Back still leads to the list. */
const Neighbour = ({ idea, filters, name, children }: NeighbourProps) =>
  idea && (
    <Link href={addressOf(filters, idea.id)} replace aria-label={name} title={name} className={icon}>
      {children}
    </Link>
  )

/** Escape closes the idea, unless it closes something else first or someone is typing. */
function useEscape(to: string) {
  const [, navigate] = useLocation()
  const leave = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key === 'Escape' && !event.defaultPrevented && !typing) navigate(to)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
