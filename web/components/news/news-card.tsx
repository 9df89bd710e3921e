// News, Updates & Trends on the dashboard, in each of its states.
import type { User } from '#contract/account.ts'
import { generateIndustryUpdates, type IndustryUpdates, readIndustryUpdates } from '#contract/news.ts'
import { readProfile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import type { Args } from '#web/api/send.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { useNow } from '#web/components/schedule/now.ts'
import { dateAt } from '#web/components/schedule/words.ts'
import { Button, ButtonLink, TextButton } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useWork, WorkProgress } from '#web/components/work-progress.tsx'
import type { ReactNode } from 'react'
import { Stories } from './stories.tsx'
import { isPast, weekInWords } from './week.ts'

/** Without stories the server answers null, since a 404 would show as an error in the browser's console. */
export const NEWS: Args<typeof readIndustryUpdates> = { query: { orNull: 'true' } }

export const NewsCard = ({ user }: { user: User }) => (
  <section aria-labelledby="news" className="min-w-0">
    <SectionHeading id="news">News, Updates & Trends</SectionHeading>
    {opens(user.plan, 'news') ? <News /> : <NotInPlan free={user.plan === 'free'} />}
  </section>
)

function News() {
  const now = useNow()
  const news = useRead(readIndustryUpdates, NEWS, { fresh: true })
  const timezone = useRead(readProfile).data?.deliveryTimezone ?? 'UTC'
  const found = news.data ? foundIn(news.data) : null
  const { generate, making, work } = useGenerate(!!found?.stories)
  if (news.isPending) {
    return (
      <div className="pt-5">
        <Skeleton rows={3} height="h-32" />
      </div>
    )
  }
  if (news.isError) {
    return (
      <div className="pt-5">
        <Failed
          error={news.error}
          message="Failed to load news, updates and trends. Updates are automatically generated every Sunday."
          onRetry={news.refetch}
        />
      </div>
    )
  }
  const progress = work && (
    <div className="pt-4">
      <WorkProgress work={work} label="News, updates and trends" starting="Reading the feeds" />
    </div>
  )
  if (!news.data || !found?.stories) {
    return (
      <>
        <Slot>
          {found ? (
            <NoStories why={found.shortfall} />
          ) : (
            <p className="mx-auto max-w-[40ch]">
              Five stories a week from your industry, with marketing ideas for each. New stories come every
              Sunday. You can get the first ones now.
            </p>
          )}
          <div className="mt-5 flex flex-wrap justify-center gap-3">
            <Button tone="pencil" pending={making} onClick={generate}>
              {making ? 'Generating...' : 'Generate Updates'}
            </Button>
            {found && !news.data?.isAgencyFormat && <ButtonLink to="/settings">Add a news feed</ButtonLink>}
          </div>
          {progress}
        </Slot>
        {news.data?.isAgencyFormat && <Stories updates={news.data.updates} />}
      </>
    )
  }
  const again = isPast(news.data.weekOf, dateAt(now, timezone))
    ? 'Generate this week’s'
    : found.shortfall && 'Generate again'
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-6 pt-3 text-small text-ink-2">
        {weekInWords(news.data.weekOf)}
        {again && (
          <TextButton aria-disabled={making} onClick={generate}>
            {making ? 'Generating...' : again}
          </TextButton>
        )}
      </p>
      {progress}
      <Stories key={news.data.weekOf} updates={news.data.updates} />
    </>
  )
}

/** How many stories a week has, and why there aren't more. */
function foundIn({ updates }: IndustryUpdates): { stories: number; shortfall: string | null } {
  if (!('agencyClientUpdates' in updates)) {
    return { stories: updates.updates.length, shortfall: updates.shortfall }
  }
  const stories = updates.agencyClientUpdates.reduce((sum, client) => sum + client.updates.length, 0)
  return { stories, shortfall: stories > 0 ? null : 'Your clients have no stories this week.' }
}

const NoStories = ({ why }: { why: string | null }) => (
  <>
    <p className="font-display text-d3 font-semibold">No stories for this week yet</p>
    {why && <p className="mx-auto mt-1 max-w-[48ch]">{why}</p>}
  </>
)

/** Fetches the week's stories. Also notices a fetch started on another screen or an earlier visit. */
function useGenerate(hadSome: boolean) {
  const kept = useReadCache()
  const notify = useNotify()
  const send = useSend(generateIndustryUpdates, {
    onDone: (updates) => kept.put(readIndustryUpdates, updates, NEWS),
  })
  const work = useWork('news', send.isPending, () => void kept.refresh(readIndustryUpdates))
  const generate = () =>
    send.mutate(undefined, {
      onSuccess: (updates) => {
        const { stories, shortfall } = foundIn(updates)
        if (stories === 0) return notify({ title: 'No Stories Found', ...(shortfall && { text: shortfall }) })
        notify({
          title: 'News, Updates & Trends Generated',
          text: hadSome
            ? 'This week’s news, updates and trends are here.'
            : 'Your first set of news, updates and trends has been created successfully.',
        })
      },
      onError: (error) =>
        notify({
          title: 'Generation Failed',
          text:
            error.message ||
            'Could not generate industry updates. Please check your profile has industry, country, and target audience filled in.',
          error,
        }),
    })
  return { generate, work, making: send.isPending || !!work }
}

const NotInPlan = ({ free }: { free: boolean }) => (
  <Slot>
    {!free && <p className="font-display text-d3 font-semibold">Upgrade Required</p>}
    <p className="mx-auto mt-1 mb-5 max-w-[40ch]">
      Five stories a week from your industry, with marketing ideas for each, come with Plus.
    </p>
    <ButtonLink to="/pricing" tone="pencil">
      {free ? 'Upgrade to Plus' : 'Upgrade plan'}
    </ButtonLink>
  </Slot>
)

const Slot = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 rounded-slip border-[1.5px] border-dashed border-edge px-6 py-8 text-center">
    {children}
  </div>
)
