import { currentUser, type User } from '#contract/account.ts'
import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { generateFirstDelivery, readDeliveries } from '#contract/delivery.ts'
import { readIdeas, readUsage } from '#contract/ideas.ts'
import { countryName } from '#contract/values/places.ts'
import { type HttpError, isUnreachable } from '#web/api/http-error.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { BeforeEmail } from '#web/components/outbox-note.tsx'
import { useWork, WorkProgress } from '#web/components/work-progress.tsx'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { StepProps } from './step.tsx'
import { Welcome } from './welcome.tsx'

interface CompletionProps extends StepProps {
  user: User
  profile: Profile
  onDone: () => void
}

/** Makes the first delivery, which also completes onboarding, says so, and opens the dashboard. */
export function Completion({ onPrevious, user, profile, onDone }: CompletionProps) {
  const kept = useReadCache()
  const [, navigate] = useLocation()
  const [failed, setFailed] = useState('')
  const mark = useSend(saveProfile)
  const generate = useSend(generateFirstDelivery)
  const running = mark.isPending || generate.isPending
  const work = useWork('first-delivery', generate.isPending, () => {})
  const fail = (error: HttpError) => {
    if (isUnreachable(error)) return
    setFailed(error.message || 'Could not generate your first delivery. Please try again.')
  }
  const complete = () => {
    setFailed('')
    generate.mutate(undefined, { onSuccess: onDone, onError: fail })
  }
  const leave = () => {
    onDone()
    navigate('/', { replace: true })
    void kept.refresh(currentUser, readProfile, readIdeas, readUsage, readDeliveries)
  }
  /** If a delivery can't be made, people can still go on to the dashboard. */
  const goOnWithout = () =>
    mark.mutate({ body: { markOnboardingComplete: true } }, { onSuccess: leave, onError: fail })
  return (
    <>
      <p className="max-w-[60ch]">
        Your first delivery has ideas based on what we know about{' '}
        <span className="mk font-medium wrap-anywhere">{profile.companyName}</span> ({profile.industry},{' '}
        {countryName(profile.country)}). We’ll email it to <span className="wrap-anywhere">{user.email}</span>{' '}
        and create a page you can share.
      </p>
      <BeforeEmail what="the email" className="mt-3 max-w-[60ch]" />
      {running && (
        <div className="mt-8">
          <WorkProgress work={work} label="First delivery" starting="Reading your brand" />
        </div>
      )}
      {failed && !running && (
        <Alert title="Generation Failed" className="mt-8">
          <p>{failed}</p>
          <Button className="mt-3" onClick={goOnWithout}>
            Continue to Dashboard
          </Button>
        </Alert>
      )}
      <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-rule pt-6">
        <Button disabled={running} onClick={onPrevious}>
          Previous
        </Button>
        <span className="grow" />
        <Button tone="pencil" className="min-h-14! whitespace-normal!" pending={running} onClick={complete}>
          Complete & Generate First Delivery
        </Button>
      </div>
      {generate.data && <Welcome user={user} delivery={generate.data} onContinue={leave} />}
    </>
  )
}
