import { NewProfile, readProfile, saveProfile } from '#contract/profile.ts'
import { Country, countryOptions } from '#contract/values/places.ts'
import { WebsiteLink } from '#contract/values/links.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useBoot } from '#web/components/boot.ts'
import { useNotify } from '#web/components/notices.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Combobox } from '#web/components/ui/combobox.tsx'
import { TextArea, TextField } from '#web/components/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { browserZone } from '#web/components/schedule/browser-zone.ts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Draft } from './draft.ts'
import { StepButtons, type StepProps, useSaveAsTyped } from './step.tsx'
import { WebsiteFirst } from './website-first/website-first.tsx'

const { companyName, industry, companyInfo } = NewProfile.shape
const Company = z.object({ companyName, industry, country: Country, companyInfo })
const fields = ['companyName', 'industry', 'country', 'companyInfo'] as const
const countries = countryOptions()

/** Kept in the browser until the next step creates the profile; saved at once if it already exists. */
export function CompanyInfo({
  draft,
  keep,
  onNext,
  onPrevious,
  hasProfile,
  canRead,
}: StepProps & { hasProfile: boolean; canRead: boolean }) {
  const kept = useReadCache()
  const notify = useNotify()
  const industries = useBoot().industries.map((name) => ({ value: name, label: name }))
  const form = useForm({
    resolver: zodResolver(Company),
    defaultValues: {
      companyName: draft.companyName,
      industry: draft.industry,
      country: draft.country,
      companyInfo: draft.companyInfo,
    },
  })
  useSaveAsTyped(form, keep)
  const { errors } = form.formState
  const [refused, setRefused] = useState<{ url: string; message: string | undefined }>()
  const save = useSend(saveProfile, { onDone: (saved) => kept.put(readProfile, saved) })
  const submit = form.handleSubmit((body) => {
    const website = WebsiteLink.safeParse(draft.url)
    // The next step sends it with the profile, and has no field to correct it in.
    if (canRead && !website.success)
      return setRefused({ url: draft.url, message: website.error.issues[0]?.message })
    if (!hasProfile) return onNext()
    save.mutate(
      { body: { ...body, browserTimezone: browserZone() } },
      {
        onSuccess: onNext,
        onError: (error) => {
          if (showAtFields(form, error)) return
          notify({ title: 'Error', text: 'Failed to save settings.', error })
        },
      },
    )
  })
  const accept = (part: Partial<Draft>) => {
    keep({ ...part, ...(part.country !== undefined && { countryChosen: true }) })
    for (const field of fields) {
      const value = part[field]
      if (value !== undefined) form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {canRead ? (
        <WebsiteFirst
          draft={draft}
          keep={keep}
          onAccept={accept}
          saved={hasProfile}
          error={refused?.url === draft.url ? refused.message : undefined}
        />
      ) : (
        <p className="mb-6 text-ink-2">With Plus, we can fill this in from your website.</p>
      )}
      <div className="grid gap-6">
        <TextField
          label="Company name"
          autoComplete="organization"
          error={errors.companyName?.message}
          {...form.register('companyName')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <Controller
            control={form.control}
            name="industry"
            render={({ field }) => (
              <Combobox
                label="Industry"
                options={industries}
                freeText
                hint="Sets which ideas, questions and dates you get. Choose one, or write your own."
                error={errors.industry?.message}
                {...field}
              />
            )}
          />
          <Controller
            control={form.control}
            name="country"
            render={({ field }) => (
              <Combobox
                label="Country"
                options={countries}
                hint="Used for holidays and key dates."
                error={errors.country?.message}
                {...field}
                onChange={(country) => {
                  keep({ countryChosen: true })
                  field.onChange(country)
                }}
              />
            )}
          />
        </div>
        <TextArea
          label="Company information"
          rows={6}
          hint="What you sell, who buys it, since when, and what you do differently. Prices, names and places help most."
          error={errors.companyInfo?.message}
          {...form.register('companyInfo')}
        />
      </div>
      <StepButtons pending={save.isPending} onPrevious={onPrevious} />
    </form>
  )
}
