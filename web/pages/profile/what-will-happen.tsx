// The chosen schedule in plain words. The next date comes from the server, which has the newest timezone rules; unsaved choices
// show none.
import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { useNotify } from '#web/components/notices.ts'
import { NextDeliverySentence } from '#web/components/schedule/next-delivery-sentence.tsx'
import { nextDeliveryOf } from '#web/components/schedule/next-delivery.ts'
import { useProfileChange } from '#web/components/schedule/use-profile-change.ts'
import { scheduleInWords, wholeMoment } from '#web/components/schedule/words.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Pause, Play } from 'lucide-react'
import { useFormState, useWatch } from 'react-hook-form'
import { scheduleFields, useProfileFields } from './profile-form.ts'

export function WhatWillHappen({ user, profile }: { user: User; profile: Profile }) {
  const { control } = useProfileFields()
  const [frequency, dayOfWeek, dayOfMonth, hour, timezone] = useWatch({ control, name: scheduleFields })
  const { dirtyFields } = useFormState({ control })
  const changed = scheduleFields.some((name) => dirtyFields[name])
  const next = nextDeliveryOf(user.plan, profile)
  const setPaused = usePause()
  const paused = profile.deliveriesPaused
  const Icon = paused ? Play : Pause
  return (
    <section
      aria-label="Next delivery"
      className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-panel p-5 md:p-6 ${paused ? 'border-[1.5px] border-dashed border-edge' : 'bg-wash'}`}
    >
      <div className="min-w-0 grow basis-72">
        <p aria-live="polite" className="font-display text-d2 font-semibold text-balance">
          {scheduleInWords({ frequency, dayOfWeek, dayOfMonth, hour, timezone })}
        </p>
        <p className="mt-1.5 text-lead text-ink-2">
          {changed && next.state === 'planned' ? (
            <>
              Not saved yet. Until you save, the next delivery is{' '}
              {wholeMoment(next.at, { ...next, country: profile.country })}.
            </>
          ) : (
            <NextDeliverySentence user={user} profile={profile} />
          )}
        </p>
      </div>
      <Button onClick={() => setPaused(!paused)}>
        <Icon aria-hidden="true" className="size-4" />
        {paused ? 'Resume deliveries' : 'Pause deliveries'}
      </Button>
    </section>
  )
}

/** Pausing and resuming are saved at once, and can be undone. */
function usePause() {
  const notify = useNotify()
  const { change } = useProfileChange()
  const set = (deliveriesPaused: boolean) =>
    change({ changes: { deliveriesPaused }, before: { deliveriesPaused: !deliveriesPaused } })
  return (paused: boolean) => {
    set(paused)
    notify({
      title: paused ? 'Deliveries paused' : 'Deliveries resumed',
      text: paused ? 'You won’t get any until you resume.' : 'The next one follows your schedule.',
      action: {
        label: 'Undo',
        otherwise: `Undo with F8, or ${paused ? 'resume' : 'pause'} deliveries again`,
        act: () => set(!paused),
      },
    })
  }
}
