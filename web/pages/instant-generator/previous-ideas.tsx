import { type Idea, readIdeas } from '#contract/ideas.ts'
import { usePages } from '#web/api/use-read.ts'
import { IdeaSlip } from '#web/components/idea-slip.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import type { ChoiceOf } from './new-ideas.tsx'

const A_PAGE = 10

/** Instant ideas of before. */
export function PreviousIdeas({ except, choiceOf }: { except: readonly Idea[]; choiceOf: ChoiceOf }) {
  const pages = usePages(readIdeas, { query: { limit: A_PAGE, instant: 'true' } })
  const shown = new Set(except.map((idea) => idea.id))
  const ideas = pages.data?.pages.flatMap((page) => page.answer).filter((idea) => !shown.has(idea.id)) ?? []
  return (
    <section aria-labelledby="previous-ideas">
      <SectionHeading id="previous-ideas">Previous ideas</SectionHeading>
      <div className="grid gap-3 pt-5">
        {pages.isPending && <Skeleton rows={3} height="h-28" />}
        {pages.isError && <Failed message={pages.error.message} onRetry={pages.refetch} />}
        {pages.isSuccess && !ideas.length && <p className="text-ink-2">Ideas you generate are kept here.</p>}
        {ideas.map((idea) => (
          <IdeaSlip key={idea.id} idea={idea} choice={choiceOf(idea)} />
        ))}
        {pages.hasNextPage && (
          <Button
            className="justify-self-start"
            pending={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
    </section>
  )
}
