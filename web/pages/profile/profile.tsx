import { readProfile } from '#contract/profile.ts'
import { useRead } from '#web/api/use-read.ts'
import { useUser } from '#web/api/use-user.ts'
import { Page } from '#web/components/frames/page.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { WhatIsHere } from '#web/components/where-else.tsx'
import { ProfileScreen } from './profile-screen.tsx'

/** The brand: its profile, and what we learned from its website and documents. */
export default function ProfilePage() {
  const user = useUser().data
  const profile = useRead(readProfile)
  return (
    <Page title="Profile" lead={<WhatIsHere here="Profile" />}>
      {user && profile.isSuccess && <ProfileScreen profile={profile.data} user={user} />}
      {profile.isPending && <Skeleton rows={5} height="h-16" />}
      {profile.isError && (
        <Failed
          error={profile.error}
          {...(profile.error.status === 404 && { message: 'No profile found. Please refresh the page.' })}
          onRetry={profile.refetch}
        />
      )}
    </Page>
  )
}
