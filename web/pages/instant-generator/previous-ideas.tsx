import { type Idea, readIdeas } from '#contract/ideas.ts'
import { usePages } from '#web/api/use-read.ts'
import { IdeaCard } from '#web/components/ideas/idea-card.tsx'
import { IdeaList } from '#web/components/ideas/idea-list.tsx'
import { IdeaMenu } from '#web/components/ideas/idea-menu.tsx'
import { useMarked } from '#web/components/ideas/marks.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import type { ChoiceOf } from './new-ideas.tsx'

const A_PAGE = 10

/** Instant ideas from earlier. */
export function PreviousIdeas({ except, choiceOf }: { except: readonly Idea[]; choiceOf: ChoiceOf }) {
  const marked = useMarked()
  const pages = usePages(readIdeas, { query: { limit: A_PAGE, instant: 'true' } })
  const shown = new Set(except.map((idea) => idea.id))
  const read = pages.data?.pages.flatMap((page) => page.answer) ?? []
  const ideas = read.map(marked).filter(({ id, dismissal }) => !dismissal && !shown.has(id))
  return (
    <section aria-labelledby="previous-ideas">
      <SectionHeading id="previous-ideas">Previous ideas</SectionHeading>
      <div className="grid gap-3 pt-5">
        {pages.isPending && <Skeleton rows={3} height="h-32" />}
        {pages.isError && <Failed error={pages.error} onRetry={pages.refetch} />}
        {pages.isSuccess && (
          <IdeaList
            ideas={ideas}
            empty={<p className="text-ink-2">Ideas you generate are kept here.</p>}
            more={
              pages.hasNextPage
                ? { pending: pages.isFetchingNextPage, onMore: () => void pages.fetchNextPage() }
                : undefined
            }
          >
            {(idea) => <IdeaCard idea={idea} choice={choiceOf(idea)} menu={<IdeaMenu idea={idea} />} />}
          </IdeaList>
        )}
      </div>
    </section>
  )
}
