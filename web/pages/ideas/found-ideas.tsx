import { type Idea, readIdeas } from '#contract/ideas.ts'
import { usePages } from '#web/api/use-read.ts'
import { countOf } from '#web/components/counts.ts'
import { IdeaSlip } from '#web/components/idea-slip.tsx'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { DismissalNote, IdeaActions } from '#web/components/ideas/idea-actions.tsx'
import { IdeaList } from '#web/components/ideas/idea-list.tsx'
import { useMarked } from '#web/components/ideas/marks.ts'
import { shelfOf } from '#web/components/ideas/words.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Link } from 'wouter'
import { addressOf, type Filters, isNarrowed } from './address.ts'
import { NothingHere } from './nothing-here.tsx'

const A_PAGE = 20

export function FoundIdeas({ filters }: { filters: Filters }) {
  const marked = useMarked()
  const pages = usePages(
    readIdeas,
    { query: { limit: A_PAGE, ...filters } },
    { fresh: true, keepsLast: true },
  )
  if (pages.isPending) {
    return (
      <div className="pt-9">
        <Skeleton rows={5} height="h-52" />
      </div>
    )
  }
  if (pages.isError) {
    return (
      <div className="pt-4">
        {pages.error.status === 404 ? (
          <CompleteProfile />
        ) : (
          <Failed message={pages.error.message} onRetry={pages.refetch} />
        )}
      </div>
    )
  }
  const read = pages.data.pages.flatMap((page) => page.answer).map(marked)
  // Until the list that was asked for is there, the last one stands, and no idea is missing from it.
  const waiting = pages.isPlaceholderData
  const ideas = waiting ? read : read.filter((idea) => standsHere(idea, filters))
  return (
    <div aria-busy={waiting} className={`transition-opacity ${waiting ? 'opacity-50' : ''}`}>
      <div className="flex min-h-9 items-center justify-between gap-4 text-small text-ink-2">
        <output>{waiting ? '' : inWords(ideas.length, pages.hasNextPage)}</output>
        {ideas.length > 0 && isNarrowed(filters) && (
          <Link href={addressOf({ status: filters.status })} className="link font-medium">
            Clear filters
          </Link>
        )}
      </div>
      <IdeaList
        // Another list, not a change of this one.
        key={waiting ? 'waiting' : JSON.stringify(filters)}
        ideas={ideas}
        empty={<NothingHere filters={filters} />}
        more={
          pages.hasNextPage && !waiting
            ? { pending: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() }
            : undefined
        }
      >
        {(idea) => (
          <IdeaSlip
            idea={idea}
            note={idea.dismissal && <DismissalNote dismissal={idea.dismissal} />}
            actions={<IdeaActions idea={idea} />}
          />
        )}
      </IdeaList>
    </div>
  )
}

const inWords = (count: number, more: boolean): string =>
  more ? `The newest ${count} ideas` : count ? countOf(count, 'idea') : ''

/** A mark takes an idea off a shelf at once. */
const standsHere = (idea: Idea, { status }: Filters): boolean =>
  status ? shelfOf(idea) === status : !idea.dismissal
