import type { User } from '#contract/account.ts'
import type { Profile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { MailSwitches } from '#web/components/schedule/mail-switches.tsx'
import { Recipients } from '#web/components/schedule/recipients.tsx'
import { Part } from '#web/components/ui/part.tsx'
import { ScheduleFields } from './schedule-fields.tsx'
import { WhatWillHappen } from './what-will-happen.tsx'

/** When deliveries are sent, and who gets them. */
export function ScheduleTab({ user, profile }: { user: User; profile: Profile }) {
  if (!opens(user.plan, 'scheduled')) {
    return (
      <PlanLock feature="scheduled" what="scheduled deliveries">
        Ideas by email, on the day and at the hour you choose.
      </PlanLock>
    )
  }
  return (
    <div className="grid gap-12">
      <WhatWillHappen user={user} profile={profile} />
      <Part title="Schedule">
        <ScheduleFields plan={user.plan} />
      </Part>
      <Part title="Recipients">
        <div className="max-w-3xl">
          <Recipients user={user} profile={profile} />
        </div>
      </Part>
      <Part title="Email preferences">
        <MailSwitches user={user} profile={profile} />
      </Part>
    </div>
  )
}
