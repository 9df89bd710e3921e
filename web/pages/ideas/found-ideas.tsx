import { countOf } from '#web/components/plan/counts.ts'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { IdeaCard } from '#web/components/ideas/idea-card.tsx'
import { IdeaList } from '#web/components/ideas/idea-list.tsx'
import { IdeaMenu } from '#web/components/ideas/idea-menu.tsx'
import { shelfNames } from '#web/components/ideas/words.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Link, useLocation } from 'wouter'
import { addressOf, type Filters, isNarrowed } from './address.ts'
import { OPENED_BY_KEYBOARD } from './keyboard-opened.ts'
import type { FilteredIdeas } from './use-filtered-ideas.ts'
import { NothingHere } from './nothing-here.tsx'

interface FoundIdeasProps {
  found: FilteredIdeas
  filters: Filters
  /** The id of the idea open beside the list. */
  open: string | undefined
}

export function FoundIdeas({ found: { pages, ideas, waiting }, filters, open }: FoundIdeasProps) {
  const [, navigate] = useLocation()
  if (pages.isPending) {
    return (
      <div className="pt-9">
        <Skeleton rows={5} height="h-28" />
      </div>
    )
  }
  if (pages.isError) {
    return (
      <div className="pt-4">
        {pages.error.status === 404 ? (
          <CompleteProfile />
        ) : (
          <Failed error={pages.error} onRetry={pages.refetch} />
        )}
      </div>
    )
  }
  return (
    <div aria-busy={waiting} className={`transition-opacity ${waiting ? 'opacity-50' : ''}`}>
      <div className="flex min-h-9 items-center justify-between gap-4 text-small text-ink-2">
        <output>{waiting ? '' : inWords(ideas.length, pages.hasNextPage)}</output>
        {ideas.length > 0 && isNarrowed(filters) && (
          <Link href={addressOf({ status: filters.status })} className="link reach font-medium">
            Clear filters
          </Link>
        )}
      </div>
      <IdeaList
        // Another list, not a change to this one.
        key={waiting ? 'waiting' : JSON.stringify(filters)}
        ideas={ideas}
        paired={open === undefined}
        empty={<NothingHere filters={filters} />}
        more={
          pages.hasNextPage && !waiting
            ? { pending: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() }
            : undefined
        }
        {...(open !== undefined && {
          onReach: ({ id }) => navigate(addressOf(filters, id), { replace: true, state: OPENED_BY_KEYBOARD }),
        })}
      >
        {(idea) => (
          <IdeaCard
            idea={idea}
            to={addressOf(filters, idea.id)}
            open={idea.id === open}
            brief={open !== undefined}
            menu={open === undefined && <IdeaMenu idea={idea} />}
          />
        )}
      </IdeaList>
    </div>
  )
}

const inWords = (count: number, more: boolean): string =>
  more ? `The newest ${count} ideas` : count ? countOf(count, 'idea') : ''

/** The list's name beside an open idea. */
export const listName = ({ status }: Filters): string => (status ? shelfNames[status] : 'All ideas')
