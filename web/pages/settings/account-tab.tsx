import type { User } from '#contract/account.ts'
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
