import { RECENT_IDEAS } from '#contract/content.ts'
import { readIdeas } from '#contract/ideas.ts'
import { useRead } from '#web/api/use-read.ts'
import { IdeaSlip } from '#web/components/idea-slip.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'

export function RecentIdeas() {
  const ideas = useRead(readIdeas, { query: { limit: RECENT_IDEAS } })
  return (
    <section aria-labelledby="recent-ideas" className="min-w-0">
      <SectionHeading id="recent-ideas">Recent content ideas</SectionHeading>
      <div className="pt-5">
        {ideas.isPending ? (
          <Skeleton rows={4} height="h-28" />
        ) : ideas.isError ? (
          <Failed message={ideas.error.message} onRetry={ideas.refetch} />
        ) : ideas.data.length === 0 ? (
          <NoIdeas />
        ) : (
          <ul className="grid gap-3">
            {ideas.data.slice(0, RECENT_IDEAS).map((idea) => (
              <li key={idea.id}>
                <IdeaSlip idea={idea} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const NoIdeas = () => (
  <div className="rounded-slip border-[1.5px] border-dashed border-edge px-6 py-10 text-center">
    <p className="mx-auto mb-5 max-w-[40ch]">
      Complete your profile setup to start receiving scheduled content deliveries.
    </p>
    <ButtonLink to="/profile" tone="pencil">
      Complete Profile
    </ButtonLink>
  </div>
)
