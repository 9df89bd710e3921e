import { readOnboarding, readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { FullPageSpinner } from '#web/components/ui/spinner.tsx'
import { Wizard } from './wizard.tsx'

/** Onboarding in seven steps. Until it is done, every path shows it. */
export default function Onboarding() {
  const user = useUser().data
  const begun = useRead(readOnboarding)
  const hasProfile = begun.data?.hasProfile
  const profile = useRead(readProfile, undefined, { enabled: hasProfile === true })
  if (user && (hasProfile === false || profile.data))
    return <Wizard user={user} profile={profile.data ?? null} />
  const failed = [begun, profile].find(({ isError }) => isError)
  if (!failed?.error) return <FullPageSpinner />
  return (
    <main className="mx-auto max-w-xl p-8">
      <h1 className="sr-only">Setting up your brand</h1>
      <Failed error={failed.error} onRetry={failed.refetch} />
    </main>
  )
}
