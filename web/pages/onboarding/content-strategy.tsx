import { createProfile, NewProfile, readOnboarding, readProfile } from '#contract/profile.ts'
import { formContentTypes } from '#contract/values/content.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { CheckGroup } from '#web/components/ui/check-group.tsx'
import { TextArea } from '#web/components/ui/field.tsx'
import { browserZone } from '#web/components/schedule/browser-zone.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Draft } from './draft.ts'
import { StepButtons, type StepProps, useSaveAsTyped } from './step.tsx'

const { contentTypes, targetAudience } = NewProfile.shape
const Strategy = z.object({ contentTypes, targetAudience })

/** Values accepted from the website that have no field in this step. Empty ones are not sent. */
function shownOf({ url, logoUrl, primaryColor, secondaryColor, tertiaryColor }: Draft) {
  const all = { companyWebsite: url.trim(), logoUrl, primaryColor, secondaryColor, tertiaryColor }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''))
}

/** Next creates the profile from this step and the previous one. */
export function ContentStrategy({ draft, keep, onNext, onPrevious }: StepProps) {
  const kept = useReadCache()
  const notify = useNotify()
  const form = useForm({
    resolver: zodResolver(Strategy),
    defaultValues: { contentTypes: draft.contentTypes, targetAudience: draft.targetAudience },
  })
  useSaveAsTyped(form, keep)
  const { errors } = form.formState
  const create = useSend(createProfile, {
    onDone: (profile) => {
      kept.put(readProfile, profile)
      kept.put(readOnboarding, { hasProfile: true })
    },
  })
  const submit = form.handleSubmit((strategy) => {
    const { companyName, industry, country, companyInfo } = draft
    create.mutate(
      {
        body: {
          companyName,
          industry,
          country,
          companyInfo,
          ...strategy,
          ...shownOf(draft),
          deliveryFrequency: 'monthly',
          browserTimezone: browserZone(),
          markOnboardingComplete: false,
        },
      },
      {
        onSuccess: onNext,
        onError: (error) => {
          showAtFields(form, error)
          if (error.errors.length > 0) return
          notify({ title: 'Error', text: 'Failed to create profile. Please try again.', error })
        },
      },
    )
  })
  // Errors about the previous step have no field here.
  const elsewhere = create.error?.errors.filter(({ path }) => !(path in Strategy.shape)) ?? []
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-6">
        <Controller
          control={form.control}
          name="contentTypes"
          render={({ field }) => (
            <CheckGroup
              legend="Content types"
              hint="Choose the formats you use."
              options={formContentTypes}
              value={field.value}
              onChange={field.onChange}
              error={errors.contentTypes?.message}
            />
          )}
        />
        <TextArea
          label="Target audience"
          rows={4}
          hint="Who you want to reach, in your own words."
          error={errors.targetAudience?.message}
          {...form.register('targetAudience')}
        />
        {elsewhere.length > 0 && (
          <Alert>
            {elsewhere.map(({ path, message }) => (
              <p key={path}>{message}</p>
            ))}
          </Alert>
        )}
      </div>
      <StepButtons pending={create.isPending} onPrevious={onPrevious} />
    </form>
  )
}
