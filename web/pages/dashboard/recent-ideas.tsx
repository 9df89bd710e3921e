import { RECENT_IDEAS } from '#contract/values/content.ts'
import { readIdeas } from '#contract/ideas.ts'
import { useRead } from '#web/api/use-read.ts'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { IdeaCard } from '#web/components/ideas/idea-card.tsx'
import { IdeaList } from '#web/components/ideas/idea-list.tsx'
import { IdeaMenu } from '#web/components/ideas/idea-menu.tsx'
import { useMarked } from '#web/components/ideas/marks.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Link } from 'wouter'

export function RecentIdeas() {
  const marked = useMarked()
  const ideas = useRead(readIdeas, { query: { limit: RECENT_IDEAS } })
  return (
    <section aria-labelledby="recent-ideas" className="min-w-0">
      <SectionHeading
        id="recent-ideas"
        aside={
          <Link href="/ideas" className="link reach font-medium">
            All ideas
          </Link>
        }
      >
        Recent content ideas
      </SectionHeading>
      <div className="pt-5">
        {ideas.isPending ? (
          <Skeleton rows={4} height="h-28" />
        ) : ideas.isError && ideas.error.status === 404 ? (
          <CompleteProfile />
        ) : ideas.isError ? (
          <Failed error={ideas.error} onRetry={ideas.refetch} />
        ) : (
          <IdeaList
            ideas={ideas.data.map(marked).filter(({ dismissal }) => !dismissal)}
            empty={ideas.data.length ? null : <CompleteProfile />}
          >
            {(idea) => <IdeaCard idea={idea} menu={<IdeaMenu idea={idea} />} />}
          </IdeaList>
        )}
      </div>
    </section>
  )
}
