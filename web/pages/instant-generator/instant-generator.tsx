import { readProfile } from '#contract/profile.ts'
import { generateInstant, type Idea, readIdeas, readUsage } from '#contract/ideas.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { keyOf, useReadCache, useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { useSend } from '#web/api/use-send.ts'
import { type Notice, useNotify } from '#web/components/notices.ts'
import { useCachedState } from '#web/components/use-cached-state.ts'
import { useMarked } from '#web/components/ideas/marks.ts'
import { Page } from '#web/components/frames/page.tsx'
import { useWork } from '#web/components/work-progress.tsx'
import type { SentBrief } from './sent-brief.ts'
import { BriefForm } from './brief-form.tsx'
import { CreateReport } from './create-report.tsx'
import type { NeededForm } from './more-details.tsx'
import { NewIdeas } from './new-ideas.tsx'
import { PreviousIdeas } from './previous-ideas.tsx'
import { YourReports } from './your-reports.tsx'

/** Ideas on demand: from a brief to ideas, and from selected ideas to a report. */
export default function InstantGenerator() {
  const notify = useNotify()
  const kept = useReadCache()
  const usage = useRead(readUsage).data
  const profile = useRead(readProfile).data
  const user = useUser().data
  const marked = useMarked()
  // Cached with the idea lists, so that a change to an idea shows here too, and Back restores them.
  const [made, setMade] = useCachedState<readonly Idea[]>([...keyOf(readIdeas), 'made'], [])
  const [chosen, setChosen] = useCachedState<readonly Idea[]>([...keyOf(readIdeas), 'chosen'], [])
  const [asked, setAsked] = useCachedState<SentBrief | null>(['held', 'asked'], null)
  const [shortfall, setShortfall] = useCachedState<string | null>(['held', 'shortfall'], null)
  const [needs, setNeeds] = useCachedState<NeededForm | null>(['held', 'needs'], null)
  const make = useSend(generateInstant, {
    onDone: ({ ideas, usage, shortfall, needs }) => {
      setShortfall(shortfall)
      setNeeds(needs)
      setMade([...ideas, ...made])
      kept.put(readUsage, usage)
      void kept.refresh(readIdeas)
    },
  })
  const work = useWork('ideas', make.isPending, () => void kept.refresh(readIdeas, readUsage))
  const run = (brief: SentBrief, shows: (error: HttpError) => boolean = () => false) => {
    setAsked(brief)
    make.mutate(
      { body: brief },
      {
        onError: (error) => {
          if (error.kind === 'daily-limit') void kept.refresh(readUsage)
          if (!shows(error)) notify(noticeOf(error))
        },
      },
    )
  }
  const choiceOf = (idea: Idea) => ({
    checked: chosen.some(({ id }) => id === idea.id),
    onChange: (checked: boolean) =>
      setChosen(checked ? [...chosen, idea] : chosen.filter(({ id }) => id !== idea.id)),
  })
  const forUs = (ideas: readonly Idea[]) => ideas.map(marked).filter(({ dismissal }) => !dismissal)
  const again = asked ? () => run(asked) : undefined
  const addDetails = (details: string) => {
    if (asked) run({ ...asked, briefDescription: `${asked.briefDescription}\n${details}` })
  }

  return (
    <Page
      title="Instant generator"
      lead="Describe what you want to promote. Generation takes about 10 seconds."
    >
      <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[24rem_minmax(0,1fr)]">
        <BriefForm asked={asked} usage={usage} making={make.isPending || !!work} onBrief={run} />
        <div className="grid min-w-0 gap-14">
          <NewIdeas
            ideas={forUs(made)}
            making={make.isPending || !!work}
            work={work}
            shortfall={shortfall}
            needs={needs}
            onDetails={addDetails}
            left={usage ? usage.limit - usage.used : 0}
            choiceOf={choiceOf}
            onMore={again}
          />
          <YourReports />
          <PreviousIdeas except={made} choiceOf={choiceOf} />
          {profile && user && (
            <CreateReport
              profile={profile}
              plan={user.plan}
              chosen={forUs(chosen)}
              onClear={() => setChosen([])}
            />
          )}
        </div>
      </div>
    </Page>
  )
}

function noticeOf(error: HttpError): Notice {
  return error.kind === 'daily-limit'
    ? {
        title: 'Daily limit reached',
        text: "You've reached your daily generation limit. Upgrade your plan for more ideas.",
        error,
      }
    : { title: 'Generation failed', text: 'Failed to generate ideas. Please try again.', error }
}
