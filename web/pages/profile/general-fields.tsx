import { countryOptions } from '#contract/values/places.ts'
import { useBoot } from '#web/components/boot.ts'
import { Combobox } from '#web/components/ui/combobox.tsx'
import { TextArea, TextField } from '#web/components/ui/field.tsx'
import { Controller } from 'react-hook-form'
import { ColourField } from './colour-field.tsx'
import { emptyIsNull, useProfileFields } from './profile-form.ts'

const countries = countryOptions()

export function CompanyFields() {
  const { register, control, formState } = useProfileFields()
  const { errors } = formState
  const industries = useBoot().industries.map((name) => ({ value: name, label: name }))
  return (
    <div className="grid gap-6 pt-6 lg:grid-cols-2">
      <TextField
        label="Company name"
        autoComplete="organization"
        error={errors.companyName?.message}
        {...register('companyName')}
      />
      <Controller
        control={control}
        name="industry"
        render={({ field }) => (
          <Combobox
            label="Industry"
            options={industries}
            freeText
            hint="Sets which ideas, questions and dates you get."
            error={errors.industry?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="country"
        render={({ field }) => (
          <Combobox
            label="Country"
            options={countries}
            error={errors.country?.message}
            {...field}
            value={field.value ?? ''}
            onChange={(country) => field.onChange(country || null)}
          />
        )}
      />
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        error={errors.companyWebsite?.message}
        {...register('companyWebsite', emptyIsNull)}
      />
      <TextArea
        label="Company information"
        className="lg:col-span-2"
        rows={5}
        error={errors.companyInfo?.message}
        {...register('companyInfo')}
      />
      <TextArea
        label="Target audience"
        className="lg:col-span-2"
        rows={3}
        error={errors.targetAudience?.message}
        {...register('targetAudience')}
      />
    </div>
  )
}

export function LookFields() {
  const { register, formState } = useProfileFields()
  return (
    <div className="grid min-w-0 content-start gap-6">
      <TextField
        label="Logo address"
        type="url"
        inputMode="url"
        hint="The web address of a picture: about square, at most 2 MB."
        error={formState.errors.logoUrl?.message}
        {...register('logoUrl', emptyIsNull)}
      />
      <div className="grid gap-6 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
        <ColourField name="primaryColor" label="Primary colour" />
        <ColourField name="secondaryColor" label="Secondary colour" />
        <ColourField name="tertiaryColor" label="Tertiary colour" />
      </div>
    </div>
  )
}

export function SenderFields() {
  const { productName } = useBoot()
  const { register, formState } = useProfileFields()
  const { errors } = formState
  return (
    <div className="grid gap-6 pt-6 lg:grid-cols-2">
      <TextField
        label="Sender name"
        hint={`Your clients’ reports and emails say “Prepared by” this name. Without one, they say ${productName}.`}
        error={errors.agencyBrandingName?.message}
        {...register('agencyBrandingName', emptyIsNull)}
      />
      <TextField
        label="Sender website"
        type="url"
        inputMode="url"
        hint="Your name in your clients’ reports links here."
        error={errors.agencyBrandingWebsite?.message}
        {...register('agencyBrandingWebsite', emptyIsNull)}
      />
      <TextField
        label="Sender logo address"
        type="url"
        inputMode="url"
        hint="The web address of a picture, shown in your clients’ reports and emails."
        error={errors.agencyBrandingLogo?.message}
        {...register('agencyBrandingLogo', emptyIsNull)}
      />
    </div>
  )
}
