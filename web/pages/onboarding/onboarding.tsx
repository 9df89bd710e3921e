import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { FullPageSpinner } from '#web/components/ui/spinner.tsx'
import { Wizard } from './wizard.tsx'

/** Onboarding in seven steps. Until it is done, every path shows it. */
export default function Onboarding() {
  const user = useUser().data
  const profile = useRead(readProfile)
  const none = profile.isError && profile.error.status === 404
  if (user && (none || profile.data)) return <Wizard user={user} profile={profile.data ?? null} />
  if (!profile.isError) return <FullPageSpinner />
  return (
    <main className="mx-auto max-w-xl p-8">
      <h1 className="sr-only">Setting up your brand</h1>
      <Failed error={profile.error} onRetry={profile.refetch} />
    </main>
  )
}
