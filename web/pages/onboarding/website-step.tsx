import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { readWaitingWebsite } from '#contract/website.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { WebsiteAnalysis } from '#web/components/website-analysis/website-analysis.tsx'
import { readingTime } from '#web/components/website-analysis/reading-text.ts'
import { WhatWeFound } from './what-we-found.tsx'
import { NotInPlan, StepButtons, type StepProps } from './step.tsx'

interface WebsiteStepProps extends StepProps {
  profile: Profile
  open: boolean
}

export function WebsiteStep({ draft, keep, onNext, onPrevious, onSkip, profile, open }: WebsiteStepProps) {
  const kept = useReadCache()
  const notify = useNotify()
  const save = useSend(saveProfile, { onDone: (saved) => kept.put(readProfile, saved) })
  // What the second step found is not requested again: it now belongs to the profile.
  const found = useRead(readWaitingWebsite, undefined, { enabled: false }).data?.found
  const url = draft.url.trim()
  const goOn = () => {
    if (!url) {
      return notify({
        title: 'URL Required',
        text: 'Please enter a website URL to analyse.',
        tone: 'bad',
      })
    }
    save.mutate(
      { body: { companyWebsite: url } },
      {
        onSuccess: onNext,
        onError: (error) =>
          notify({
            title: 'Error',
            text: error.errors[0]?.message ?? 'Failed to save settings.',
            error,
          }),
      },
    )
  }
  return (
    <>
      {open ? (
        <WebsiteAnalysis
          profile={profile}
          url={draft.url}
          onUrl={(url) => keep({ url })}
          readBefore={found && found.url === profile.websiteAnalysisUrl ? readingTime(found) : undefined}
        >
          <WhatWeFound />
        </WebsiteAnalysis>
      ) : (
        <NotInPlan what="Website analysis" />
      )}
      <StepButtons
        pending={save.isPending}
        onPrevious={onPrevious}
        onSkip={profile.websiteAnalysis ? undefined : onSkip}
        {...(open ? { onNext: goOn } : { onNext: onSkip ?? onNext })}
      />
    </>
  )
}
