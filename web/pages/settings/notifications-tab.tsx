import type { User } from '#contract/account.ts'
import { readProfile } from '#contract/profile.ts'
import { opens } from '#contract/plans.ts'
import { useRead } from '#web/api/use-read.ts'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { MailSwitches } from '#web/components/schedule/mail-switches.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'

export const NotificationsTab = ({ user }: { user: User }) => (
  <section aria-labelledby="mails" className="max-w-3xl">
    <SectionHeading id="mails">Email preferences</SectionHeading>
    <div className="pt-6">
      {opens(user.plan, 'scheduled') ? (
        <Switches user={user} />
      ) : (
        <PlanLock feature="scheduled" what="delivery emails" />
      )}
    </div>
  </section>
)

function Switches({ user }: { user: User }) {
  const profile = useRead(readProfile)
  if (profile.isPending) return <Skeleton rows={2} height="h-12" />
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
  return <MailSwitches user={user} profile={profile.data} />
}
