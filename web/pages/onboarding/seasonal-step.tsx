import { type Profile, readProfile, saveProfile } from '#contract/profile.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { SeasonalFields } from '#web/components/seasonal-fields.tsx'
import { NotInPlan, StepButtons, type StepProps } from './step.tsx'

interface SeasonalStepProps extends StepProps {
  profile: Profile
  open: boolean
}

export function SeasonalStep({ draft, keep, onNext, onPrevious, onSkip, profile, open }: SeasonalStepProps) {
  const kept = useReadCache()
  const notify = useNotify()
  const save = useSend(saveProfile, { onDone: (saved) => kept.put(readProfile, saved) })
  const { seasonalContentEnabled, seasonalContentCount, seasonalLeadTimeMonths } = draft
  const goOn = () =>
    save.mutate(
      { body: { seasonalContentEnabled, seasonalContentCount, seasonalLeadTimeMonths } },
      {
        onSuccess: onNext,
        onError: (error) =>
          notify({
            title: 'Update Failed',
            text: 'Failed to save seasonal content settings. Please try again.',
            error,
          }),
      },
    )
  return (
    <>
      {open ? (
        <SeasonalFields
          enabled={seasonalContentEnabled}
          count={seasonalContentCount}
          leadTimeMonths={seasonalLeadTimeMonths}
          country={profile.country}
          countryNote="To change it, go back to Company Info."
          onChange={keep}
        />
      ) : (
        <NotInPlan what="Seasonal content" />
      )}
      <StepButtons
        pending={save.isPending}
        onPrevious={onPrevious}
        onSkip={onSkip}
        onNext={open ? goOn : (onSkip ?? onNext)}
      />
    </>
  )
}
