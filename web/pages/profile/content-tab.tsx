import type { Profile } from '#contract/profile.ts'
import { formContentTypes, objectives } from '#contract/values/content.ts'
import { opens, type Plan } from '#contract/plans.ts'
import { PlanLock } from '#web/components/plan/plan-lock.tsx'
import { CheckGroup } from '#web/components/ui/check-group.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Controller } from 'react-hook-form'
import { useProfileFields } from './profile-form.ts'
import { SeasonalContent } from './seasonal-content.tsx'

/** Content types and goals, and seasonal content. */
export function ContentTab({ profile, plan }: { profile: Profile; plan: Plan }) {
  const { control, formState } = useProfileFields()
  const { errors } = formState
  return (
    <div className="grid gap-12">
      <section aria-labelledby="strategy">
        <SectionHeading id="strategy">Content strategy</SectionHeading>
        <div className="grid gap-8 pt-6">
          <Controller
            control={control}
            name="contentTypes"
            render={({ field }) => (
              <CheckGroup
                legend="Content types"
                options={formContentTypes}
                value={field.value}
                onChange={field.onChange}
                error={errors.contentTypes?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="contentObjectives"
            render={({ field }) => (
              <CheckGroup
                legend="Content objectives"
                options={objectives}
                value={field.value}
                onChange={field.onChange}
                error={errors.contentObjectives?.message}
              />
            )}
          />
        </div>
      </section>
      <section aria-labelledby="seasonal">
        <SectionHeading id="seasonal">Seasonal Content</SectionHeading>
        <div className="pt-6">
          {opens(plan, 'seasonal') ? (
            <SeasonalContent profile={profile} />
          ) : (
            <PlanLock feature="seasonal" what="seasonal content" />
          )}
        </div>
      </section>
    </div>
  )
}
