import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { CountryContext } from '#web/components/dates.ts'
import { useBoot } from '#web/components/boot.ts'
import { signOut } from '#web/app/sign-out.ts'
import { useFocusedHeading } from '#web/components/frames/focus-heading.ts'
import { useTitle } from '#web/components/frames/page.tsx'
import { TextButton } from '#web/components/ui/button.tsx'
import { Wordmark } from '#web/components/frames/wordmark.tsx'
import { useEffect, useRef } from 'react'
import { CompanyInfo } from './company-info.tsx'
import { Completion } from './completion.tsx'
import { ContentStrategy } from './content-strategy.tsx'
import { DocumentsStep } from './documents-step.tsx'
import { LAST, maySkip, next, previous, skip, skippedInWords, steps } from './draft.ts'
import { PersonalDetails } from './personal-details.tsx'
import { SeasonalStep } from './seasonal-step.tsx'
import { Steps } from './steps.tsx'
import { useDraft } from './use-draft.ts'
import { WebsiteStep } from './website-step.tsx'

export function Wizard({ user, profile }: { user: User; profile: Profile | null }) {
  const { productName } = useBoot()
  const { draft, keep, move, forget } = useDraft(user, profile)
  const { step } = draft
  const title = steps[step - 1] ?? ''
  const heading = useHeadingOf(step)
  useTitle(`Step ${step} of ${LAST}: ${title}`)

  const shared = {
    draft,
    keep,
    onNext: () => move(next),
    ...(step > 1 && { onPrevious: () => move(previous) }),
    ...(maySkip(draft) && { onSkip: () => move(skip) }),
  }
  const badge = skippedInWords(draft)
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <header className="mx-auto flex w-full max-w-4xl items-center justify-between gap-4 px-5 py-5">
        <Wordmark name={productName} />
        <TextButton onClick={signOut}>Sign out</TextButton>
      </header>
      <main className="mx-auto w-full max-w-4xl grow bg-sheet px-5 py-8 sm:mb-10 sm:rounded-panel sm:px-12 sm:py-12">
        <Steps step={step} skipped={draft.skipped} />
        {badge && (
          <p className="mt-5 w-fit rounded-slip bg-mark px-2.5 py-0.5 text-small font-medium text-on-mark">
            {badge}
          </p>
        )}
        <p className="mt-8 font-medium text-ink-2">
          Step {step} of {LAST}
        </p>
        <h1 ref={heading} tabIndex={-1} className="font-display text-d1 font-semibold outline-none">
          {title}
        </h1>
        <div className="mt-7">
          <CountryContext value={profile?.country ?? null}>
            {step === 1 && <PersonalDetails {...shared} />}
            {step === 2 && (
              <CompanyInfo {...shared} hasProfile={!!profile} canRead={opens(user.plan, 'website')} />
            )}
            {step === 3 && <ContentStrategy {...shared} />}
            {step === 4 && profile && (
              <WebsiteStep {...shared} profile={profile} open={opens(user.plan, 'website')} />
            )}
            {step === 5 && <DocumentsStep {...shared} open={opens(user.plan, 'documents')} />}
            {step === 6 && profile && (
              <SeasonalStep {...shared} profile={profile} open={opens(user.plan, 'seasonal')} />
            )}
            {step === 7 && profile && (
              <Completion {...shared} user={user} profile={profile} onDone={forget} />
            )}
          </CountryContext>
        </div>
      </main>
    </div>
  )
}

/** The current step's heading. It takes the focus after another screen and when the step changes. */
function useHeadingOf(step: number) {
  const heading = useFocusedHeading()
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus()
    window.scrollTo({ top: 0 })
  }, [step, heading])
  return heading
}
