import type { User } from '#contract/account.ts'
import { opens } from '#contract/plans.ts'
import { NewsSources } from '#web/components/news/news-sources.tsx'
import { PlanLock } from '#web/components/plan-lock.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { type ReactNode, useId } from 'react'
import { DeliveryFrequency } from './delivery-frequency.tsx'
import { NameForm } from './name-form.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { YourData } from './your-data.tsx'
import { YourPlan } from './your-plan.tsx'

export const AccountTab = ({ user }: { user: User }) => (
  <div className="grid max-w-3xl gap-12">
    <Part title="Your name">
      <NameForm user={user} />
    </Part>
    <Part title="Your plan">
      <YourPlan user={user} />
    </Part>
    <Part title="Deliveries">
      <DeliveryFrequency user={user} />
    </Part>
    <Part title="News sources">
      {opens(user.plan, 'news') ? (
        <NewsSources />
      ) : (
        <PlanLock feature="news" what="news, updates and trends">
          Five stories a week, from feeds that you choose too.
        </PlanLock>
      )}
    </Part>
    <Part title="Appearance">
      <ThemeChoice />
    </Part>
    <Part title="Your data">
      <YourData user={user} />
    </Part>
  </div>
)

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      <div className="pt-6">{children}</div>
    </section>
  )
}
