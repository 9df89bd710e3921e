import { readBrand } from '#contract/brand.ts'
import { opens } from '#contract/plans.ts'
import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { Page } from '#web/components/frames/page.tsx'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { WhereElse } from '#web/components/where-else.tsx'
import { BrandCard } from './brand-card.tsx'
import { HouseQuestions } from './house-questions.tsx'
import { HowToCheck } from '#web/components/brand-card/how-to-check.tsx'
import { FromDocuments, Hidden, NotUsed } from './other-facts.tsx'
import { TradeChoice } from './trade-choice.tsx'

/** The brand card, short enough to check in two minutes. Ideas are made from it. */
export default function Brand() {
  const plan = useUser().data?.plan
  const known = useRead(readBrand, undefined, { fresh: true })
  const profile = useRead(readProfile).data
  const canRead = plan !== undefined && opens(plan, 'website')
  const isUnread = profile?.websiteAnalysisLastUpdated === null
  return (
    <Page
      title="Brand"
      lead={<HowToCheck />}
      aside={
        canRead &&
        known.isSuccess && (
          <ButtonLink to="/profile?tab=website" tone={isUnread ? 'pencil' : 'line'}>
            {isUnread ? 'Read our website' : 'Read our website again'}
          </ButtonLink>
        )
      }
    >
      {known.data ? (
        // If rereading fails, the page keeps showing what it has.
        <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
            <p className="-mt-4 text-ink-2">
              <WhereElse here="Brand" />
            </p>
            <TradeChoice known={known.data} />
            <BrandCard known={known.data} />
          </div>
          <HouseQuestions />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <FromDocuments facts={known.data.facts} />
            <NotUsed facts={known.data.facts} />
            <Hidden facts={known.data.facts} />
          </div>
          {plan !== undefined && !canRead && (
            <PlanLock feature="website" what="website and document analysis" />
          )}
        </div>
      ) : known.isPending ? (
        <Skeleton rows={6} height="h-24" />
      ) : known.error.status === 404 ? (
        <CompleteProfile />
      ) : (
        <Failed error={known.error} onRetry={known.refetch} />
      )}
    </Page>
  )
}
