// The profile screen with a fake server that saves changes.
import type { User } from '#contract/account.ts'
import type { Recipient } from '#contract/mail-choices.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import { keyOf, useRead } from '#web/api/use-read.ts'
import { ProfileScreen } from '#web/pages/profile/profile-screen.tsx'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { appProviders } from './app-providers.tsx'
import { aUser } from './user.ts'

export const stored: Profile = {
  id: 'p1',
  companyName: 'Hale & Daughters',
  industry: 'Bakery',
  secondTrade: null,
  country: 'GB',
  companyInfo: 'We bake in Ludlow.',
  targetAudience: 'Families in Ludlow.',
  contentTypes: ['blog'],
  contentObjectives: ['educate'],
  companyWebsite: null,
  logoUrl: null,
  primaryColor: null,
  secondaryColor: null,
  tertiaryColor: null,
  agencyBrandingName: null,
  agencyBrandingWebsite: null,
  agencyBrandingLogo: null,
  websiteAnalysisUrl: null,
  websiteAnalysis: null,
  websiteAnalysisLastUpdated: null,
  documentInsightsLastUpdated: null,
  deliveryFrequency: 'weekly',
  deliveryDayOfWeek: 1,
  deliveryDayOfMonth: 1,
  deliveryHour: 9,
  deliveryTimezone: 'Europe/London',
  deliveriesPaused: false,
  nextDelivery: '2026-11-23T09:00:00.000Z',
  lastScheduledDelivery: null,
  emailNotifications: true,
  weeklyDigest: false,
  seasonalContentEnabled: true,
  seasonalContentCount: 3,
  seasonalLeadTimeMonths: 2,
  teamMemberEmails: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

interface Told {
  /** The signed-in user. */
  user?: Partial<User>
  /** The answer to a saved profile. */
  answer?: (saved: Profile) => [number, unknown]
  recipients?: Recipient[]
  /** Answers to other changes, by "POST /path". */
  others?: Record<string, () => [number, unknown]>
}

/** Call once per test file: `sent` has the saved bodies of this test, `asked` the other changes. */
export function aProfileScreen() {
  const fetching = vi.spyOn(globalThis, 'fetch')
  const sent: unknown[] = []
  const asked: string[] = []
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] })
    window.history.replaceState(null, '', '/profile?tab=schedule')
    sent.length = 0
    asked.length = 0
    class Blind {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Blind)
  })
  afterEach(() => {
    cleanup()
    localStorage.clear()
    fetching.mockReset()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  function serve(profile: Profile, { answer = (saved) => [200, saved], recipients = [], others }: Told) {
    let kept = profile
    fetching.mockImplementation(async (input, init) => {
      const path = input instanceof Request ? input.url : input.toString()
      const other = others?.[`${init?.method} ${path}`]
      if (other) {
        asked.push(path)
        const [status, said] = other()
        return new Response(JSON.stringify(said), { status })
      }
      if (path === '/api/recipients') return new Response(JSON.stringify(recipients))
      if (path !== '/api/profile') return new Response('[]')
      if (init?.method !== 'PUT') return new Response(JSON.stringify(kept))
      const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
      sent.push(body)
      const [status, said] = answer(Object.assign({ ...kept }, body))
      if (status === 200) kept = Object.assign({ ...kept }, body)
      return new Response(JSON.stringify(said), { status })
    })
  }

  function open(plan: User['plan'], profile: Profile = stored, told: Told = {}) {
    serve(profile, told)
    const { client, notices, wrapper } = appProviders()
    client.setQueryData(keyOf(readProfile), profile)
    const screen = () => render(<Screen user={aUser({ plan, ...told.user })} />, { wrapper })
    return { notices, first: screen(), again: screen }
  }
  return { sent, asked, open }
}

const Screen = ({ user }: { user: User }) => {
  const { data } = useRead(readProfile)
  return data && <ProfileScreen profile={data} user={user} />
}

export const saidOfSchedule = () => screen.getByRole('region', { name: 'Next delivery' }).textContent
export const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save Settings' })
