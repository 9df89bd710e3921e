// What all steps share: their props, and the buttons at the end.
import { Alert } from '#web/components/ui/alert.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Draft } from './draft.ts'

export interface StepProps {
  draft: Draft
  keep: (part: Partial<Draft>) => void
  onNext: () => void
  onPrevious?: () => void
  onSkip?: () => void
}

interface StepButtonsProps {
  pending?: boolean
  onPrevious?: (() => void) | undefined
  onSkip?: (() => void) | undefined
  /** Left out in a form, where Next submits it. */
  onNext?: () => void
}

export function StepButtons({ pending = false, onPrevious, onSkip, onNext }: StepButtonsProps) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-3 border-t border-rule pt-6">
      {onPrevious && <Button onClick={onPrevious}>Previous</Button>}
      <span className="grow" />
      {onSkip && !pending && <Button onClick={onSkip}>Skip for now</Button>}
      <Button type={onNext ? 'button' : 'submit'} tone="pencil" pending={pending} onClick={onNext}>
        Next
      </Button>
    </div>
  )
}

/** Saves a form's values as they are typed. */
export function useSaveAsTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  const kept = useEffectEvent(keep)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => kept(values) }),
    [form],
  )
}

export const NotInPlan = ({ what }: { what: string }) => (
  <Alert tone="plain" title={`${what} comes with Plus`}>
    <p>Skip this step for now. You’ll find it in your profile.</p>
  </Alert>
)
