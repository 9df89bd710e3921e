import { type Profile, type ProfileChanges, readProfile, saveProfile } from '#contract/profile.ts'
import { useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useNotify } from '#web/components/notices.ts'
import { SeasonalFields } from '#web/components/seasonal-fields.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

/** The seasonal settings; each is saved as soon as it changes. */
export function SeasonalContent({ profile }: { profile: Profile }) {
  const kept = useReadCache()
  const notify = useNotify()
  const save = useSend(saveProfile, { onDone: (saved) => kept.put(readProfile, saved), overlapping: true })
  // Shown at once, before the server answers.
  const [changing, setChanging] = useState<ProfileChanges>({})
  const change = (body: ProfileChanges) => {
    setChanging({ ...changing, ...body })
    save.mutate(
      { body },
      {
        onSuccess: () => notify({ title: 'Seasonal content saved' }),
        onError: (error) =>
          notify({
            title: 'Update Failed',
            text: 'Failed to save seasonal content settings. Please try again.',
            error,
          }),
        onSettled: () => setChanging({}),
      },
    )
  }
  return (
    <SeasonalFields
      enabled={changing.seasonalContentEnabled ?? profile.seasonalContentEnabled}
      count={changing.seasonalContentCount ?? profile.seasonalContentCount}
      leadTimeMonths={changing.seasonalLeadTimeMonths ?? profile.seasonalLeadTimeMonths}
      country={profile.country}
      countryNote="To change it, go to the General tab."
      onChange={change}
    >
      <Link href="/calendar" className="link reach font-medium">
        See the year ahead
      </Link>
    </SeasonalFields>
  )
}
