import { formContentTypes, objectives } from '#contract/values/content.ts'
import { Brief, type Usage } from '#contract/ideas.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { showAtFields } from '#web/components/field-errors.ts'
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { CheckGroup } from '#web/components/ui/check-group.tsx'
import { SelectField, TextArea } from '#web/components/ui/field.tsx'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { Link, useSearch } from 'wouter'
import type { SentBrief } from './sent-brief.ts'

interface BriefFormProps {
  /** The last brief, to continue from. */
  asked: SentBrief | null
  usage: Usage | undefined
  making: boolean
  /** `shows` returns whether the form itself shows the error. */
  onBrief: (brief: SentBrief, shows: (error: HttpError) => boolean) => void
}

export function BriefForm({ asked, usage, making, onBrief }: BriefFormProps) {
  const [refused, setRefused] = useState('')
  // A brief started on another screen, as the calendar does for a date.
  const begun = new URLSearchParams(useSearch()).get('brief') ?? ''
  const form = useForm({
    resolver: zodResolver(Brief),
    defaultValues: {
      briefDescription: begun || asked?.briefDescription || '',
      contentObjectives: asked?.contentObjectives ?? [],
      contentType: asked?.contentType ?? 'any',
    },
  })
  const { errors } = form.formState
  const sent = asked?.briefDescription
  // Details that were added beside the form are part of the brief.
  const before = useRef(sent)
  useEffect(() => {
    if (sent !== undefined && sent !== before.current) form.setValue('briefDescription', sent)
    before.current = sent
  }, [sent, form])
  const spent = !!usage && usage.used >= usage.limit
  const submit = form.handleSubmit((body) => {
    setRefused('')
    onBrief(body, (error) => {
      if (showAtFields(form, error)) return true
      // Errors with a message of their own, for example about a thin profile or too many requests.
      const ours = error.status >= 400 && error.status < 500 && error.kind !== 'daily-limit'
      if (ours) setRefused(error.message)
      return ours
    })
  })
  return (
    <form
      noValidate
      aria-label="Brief"
      onSubmit={(event) => void submit(event)}
      className="grid gap-6 rounded-panel bg-paper p-5 md:p-6 xl:sticky xl:top-6"
    >
      <TextArea
        label="What do you want to promote?"
        rows={5}
        hint="A product, an offer, a question customers ask, an occasion. Two or three sentences on what it is, when and what it costs make better drafts. At least 10 characters."
        error={errors.briefDescription?.message}
        {...form.register('briefDescription')}
      />
      <Controller
        control={form.control}
        name="contentObjectives"
        render={({ field }) => (
          <CheckGroup
            legend="Content objectives"
            options={objectives}
            hint={
              field.value.length > 0
                ? `${field.value.length} selected`
                : !errors.contentObjectives && 'Please select at least one content objective'
            }
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors.contentObjectives?.message}
          />
        )}
      />
      <SelectField label="Content type" error={errors.contentType?.message} {...form.register('contentType')}>
        <option value="any">Any type</option>
        {Object.entries(formContentTypes).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {refused && (
        // On a phone the page has scrolled to where the ideas would have been.
        <div ref={(box) => box?.scrollIntoView?.({ block: 'center' })}>
          <Alert title="Generation failed">
            <p>{refused}</p>
          </Alert>
        </div>
      )}
      <div>
        <Button type="submit" tone="pencil" className="w-full" disabled={spent} pending={making}>
          {making ? 'Generating ideas' : 'Generate ideas'}
        </Button>
        {usage && (
          <p className="mt-2 text-small text-ink-2">
            {spent ? (
              <>
                You’ve used today’s {usage.limit} ideas.{' '}
                <Link href="/pricing" className="link">
                  Upgrade your plan
                </Link>{' '}
                for more, or come back tomorrow.
              </>
            ) : (
              `${usage.used} of ${usage.limit} ideas used today.`
            )}
          </p>
        )}
      </div>
    </form>
  )
}
