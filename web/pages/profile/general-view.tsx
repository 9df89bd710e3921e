import type { Profile } from '#contract/profile.ts'
import { countryName } from '#contract/values/places.ts'
import { BrandLogo } from '#web/components/brand-logo.tsx'
import { safeUrl } from '#web/components/safe-url.ts'
import type { ReactNode } from 'react'

export const CompanyView = ({ profile }: { profile: Profile }) => (
  <Rows>
    <Row name="Company name">{profile.companyName}</Row>
    <Row name="Industry">{profile.industry}</Row>
    <Row name="Country">{countryName(profile.country)}</Row>
    <Row name="Website">
      <Address value={profile.companyWebsite} />
    </Row>
    <Row name="Company information">{profile.companyInfo}</Row>
    <Row name="Target audience">{profile.targetAudience}</Row>
  </Rows>
)

export const LookView = ({ profile }: { profile: Profile }) => {
  const { primaryColor, secondaryColor, tertiaryColor } = profile
  const otherwise = primaryColor || secondaryColor || tertiaryColor ? 'From your other colours' : 'Standard'
  return (
    <div className="-mt-5 min-w-0">
      <Rows>
        <Row name="Logo">
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <BrandLogo url={profile.logoUrl} className="h-11" />
            <Address value={profile.logoUrl} />
          </span>
        </Row>
        <Row name="Primary colour">
          <Colour value={profile.primaryColor} otherwise={otherwise} />
        </Row>
        <Row name="Secondary colour">
          <Colour value={profile.secondaryColor} otherwise={otherwise} />
        </Row>
        <Row name="Tertiary colour">
          <Colour value={profile.tertiaryColor} otherwise={otherwise} />
        </Row>
      </Rows>
    </div>
  )
}

export const SenderView = ({ profile }: { profile: Profile }) => (
  <Rows>
    <Row name="Sender name">{profile.agencyBrandingName}</Row>
    <Row name="Sender website">
      <Address value={profile.agencyBrandingWebsite} />
    </Row>
    <Row name="Sender logo">
      <Address value={profile.agencyBrandingLogo} />
    </Row>
  </Rows>
)

const Rows = ({ children }: { children: ReactNode }) => <dl className="divide-y divide-rule">{children}</dl>

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
    <dt className="text-ink-2">{name}</dt>
    <dd className="max-w-[66ch] whitespace-pre-line wrap-anywhere">{children || <NotSet />}</dd>
  </div>
)

const NotSet = () => <span className="text-ink-2">Not specified</span>

function Address({ value }: { value: string | null }) {
  if (!value) return <NotSet />
  const address = safeUrl(value.includes('://') ? value : `https://${value}`)
  if (!address) return value
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className="link">
      {value}
    </a>
  )
}

function Colour({ value, otherwise }: { value: string | null; otherwise: string }) {
  if (!value) return <span className="text-ink-2">{otherwise}</span>
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <span
        aria-hidden="true"
        className="size-5 rounded-slip border border-edge"
        style={{ backgroundColor: value }}
      />
      {value}
    </span>
  )
}
