import type { User } from '#contract/account.ts'
import { DeliveryFrequency as Frequency, readProfile, saveProfile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { useReadCache, useRead } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { frequencyOf } from '#web/components/plan/frequency.ts'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { FrequencyField } from '#web/components/schedule/frequency-field.tsx'
import { NextDeliverySentence } from '#web/components/schedule/next-delivery-sentence.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

/** How often ideas are emailed, saved when it is chosen. */
export function DeliveryFrequency({ user }: { user: User }) {
  const { plan } = user
  const kept = useReadCache()
  const notify = useNotify()
  const profile = useRead(readProfile)
  // Shown at once, before the server answers.
  const [chosen, setChosen] = useState<string | null>(null)
  const save = useSend(saveProfile, { onDone: (saved) => kept.put(readProfile, saved) })
  if (!opens(plan, 'scheduled')) return <PlanLock feature="scheduled" what="scheduled deliveries" />
  if (profile.isPending) return <Skeleton rows={1} height="h-12" />
  if (profile.isError) {
    const missing = profile.error.status === 404
    return (
      <Failed
        error={profile.error}
        {...(missing && { message: 'No profile found. Please refresh the page.' })}
        onRetry={profile.refetch}
      />
    )
  }
  const choose = (value: string) => {
    const { data: deliveryFrequency } = Frequency.safeParse(value)
    if (!deliveryFrequency) return
    setChosen(deliveryFrequency)
    save.mutate(
      { body: { deliveryFrequency } },
      {
        onSuccess: () => notify({ title: 'All settings saved successfully' }),
        onError: (error) => notify({ title: 'Error', text: 'Failed to save settings.', error }),
        onSettled: () => setChosen(null),
      },
    )
  }
  return (
    <div className="grid gap-4">
      <FrequencyField
        plan={plan}
        className="max-w-xs"
        value={chosen ?? frequencyOf(plan, profile.data)}
        onChange={(event) => choose(event.target.value)}
        hint="Get ideas by email on a schedule."
      />
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <span>
          <NextDeliverySentence user={user} profile={profile.data} />
        </span>
        <Link href="/profile?tab=schedule" className="link reach font-medium">
          Change the schedule
        </Link>
      </p>
    </div>
  )
}
