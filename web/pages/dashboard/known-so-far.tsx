// What we know about the brand, and what is still missing.
import type { User } from '#contract/account.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import { countryName } from '#contract/values/places.ts'
import { type Feature, opens } from '#contract/plans.ts'
import { useRead } from '#web/api/use-read.ts'
import { dayOf } from '#web/components/dates.ts'
import { Tick } from '#web/components/frames/strokes.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { Link } from 'wouter'

interface Source {
  name: string
  needs?: Feature
  tab: string
  /** A summary of it, or null if it is missing. */
  known: (profile: Profile) => string | null
  missing: string
}

const sources: readonly Source[] = [
  {
    name: 'Profile',
    tab: '',
    known: ({ industry, country }) => `${industry}, ${countryName(country)}`,
    missing: '',
  },
  {
    name: 'Website',
    needs: 'website',
    tab: '?tab=website',
    known: ({ websiteAnalysisLastUpdated: at, country }) => at && `Read on ${dayOf(at, country)}`,
    missing: 'Read your website',
  },
  {
    name: 'Documents',
    needs: 'documents',
    tab: '?tab=documents',
    known: ({ documentInsightsLastUpdated: at, country }) => at && `Last change on ${dayOf(at, country)}`,
    missing: 'Add a document',
  },
  {
    name: 'Seasonal content',
    needs: 'seasonal',
    tab: '?tab=content',
    known: ({ seasonalContentEnabled, seasonalContentCount }) =>
      seasonalContentEnabled ? `${seasonalContentCount} ideas a delivery` : null,
    missing: 'Turn it on',
  },
]

export function KnownSoFar({ user }: { user: User }) {
  const profile = useRead(readProfile)
  return (
    <section aria-labelledby="known" className="min-w-0">
      <SectionHeading
        id="known"
        aside={
          <Link href="/brand" className="link reach font-medium">
            Check your brand
          </Link>
        }
      >
        Sources
      </SectionHeading>
      {profile.isPending ? (
        <div className="pt-5">
          <Skeleton rows={4} height="h-10" />
        </div>
      ) : profile.isError ? (
        <div className="pt-5">
          <Failed
            error={profile.error}
            {...(profile.error.status === 404 && { message: 'No profile found. Please refresh the page.' })}
            onRetry={profile.refetch}
          />
        </div>
      ) : (
        <dl className="divide-y divide-rule">
          {sources.map((source) => (
            <SourceRow key={source.name} source={source} profile={profile.data} user={user} />
          ))}
        </dl>
      )}
    </section>
  )
}

function SourceRow({ source, profile, user }: { source: Source; profile: Profile; user: User }) {
  const locked = source.needs && !opens(user.plan, source.needs)
  const known = locked ? null : source.known(profile)
  return (
    <div className="flex items-baseline justify-between gap-4 py-3">
      <dt className="shrink-0 font-medium">{source.name}</dt>
      <dd className="min-w-0 text-right text-ink-2 wrap-anywhere">
        {known ? (
          <>
            {known} <Tick className="ml-1 inline-block" />
          </>
        ) : locked ? (
          <Link href="/pricing" className="link">
            Included in Plus
          </Link>
        ) : (
          <Link href={`/profile${source.tab}`} className="link">
            {source.missing}
            <span className="sr-only">: {source.name}</span>
          </Link>
        )}
      </dd>
    </div>
  )
}
