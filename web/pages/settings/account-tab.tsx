import type { User } from '#contract/account.ts'
import { opens } from '#contract/plans.ts'
import { NewsSources } from '#web/components/news/news-sources.tsx'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { Part } from '#web/components/ui/part.tsx'
import { DeliveryFrequency } from './delivery-frequency.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { YourData } from './your-data.tsx'
import { YourPlan } from './your-plan.tsx'

export const AccountTab = ({ user }: { user: User }) => (
  <div className="grid max-w-3xl gap-12">
    <Part title="Your name">
      <NameForm user={user} />
    </Part>
    <Part title="Password">
      <PasswordForm user={user} />
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
          Five stories a week, including from feeds you choose.
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
