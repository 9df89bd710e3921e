import type { User } from '#contract/account.ts'
import { type Profile, readProfile } from '#contract/profile.ts'
import { surroundings } from '#tests/support/surroundings.tsx'
import { aUser } from '#tests/support/user.ts'
import { keyOf, useRead } from '#web/api/use-read.ts'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProfileScreen } from './profile-screen.tsx'

const stored: Profile = {
  id: 'p1',
  companyName: 'Hale & Daughters',
  industry: 'Bakery',
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

const fetching = vi.spyOn(globalThis, 'fetch')
const sent: unknown[] = []
beforeEach(() => {
  window.history.replaceState(null, '', '/profile?tab=schedule')
  sent.length = 0
  class Blind {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Blind)
})
afterEach(() => {
  cleanup()
  fetching.mockReset()
  vi.unstubAllGlobals()
})

/** A server that keeps what it is sent, and what it says of a profile that is saved. */
function server(
  profile: Profile,
  answer: (saved: Profile) => [number, unknown] = (saved) => [200, saved],
  recipients: unknown = [],
) {
  let kept = profile
  fetching.mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    if (path === '/api/recipients') return new Response(JSON.stringify(recipients))
    if (path !== '/api/profile' || init?.method !== 'PUT') return new Response('[]')
    const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
    sent.push(body)
    const [status, said] = answer(Object.assign({ ...kept }, body))
    if (status === 200) kept = Object.assign({ ...kept }, body)
    return new Response(JSON.stringify(said), { status })
  })
}

const Screen = ({ plan }: { plan: User['plan'] }) => {
  const { data } = useRead(readProfile)
  return data && <ProfileScreen profile={data} user={aUser({ plan })} />
}

function open(plan: User['plan'], profile: Profile = stored) {
  const { client, notices, wrapper } = surroundings()
  client.setQueryData(keyOf(readProfile), profile)
  render(<Screen plan={plan} />, { wrapper })
  return notices
}
const said = () => screen.getByRole('region', { name: 'What will happen' }).textContent
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('the schedule is said in plain words, and changes with each choice before it is saved', () => {
  server(stored)
  open('plus')
  expect(said()).toContain('Every Monday at 09:00 in London')
  expect(said()).toContain('Next: Monday 23 November 2026, 09:00')
  choose('Day of the week', '4')
  choose('Hour', '17')
  expect(said()).toContain('Every Thursday at 17:00 in London')
  expect(said()).toContain('Not saved yet. Until you save, the next is Monday 23 November 2026, 09:00.')
  choose('Delivery frequency', 'monthly')
  choose('Day of the month', '22')
  expect(said()).toContain('On the 22nd of each month at 17:00 in London')
  expect(sent).toEqual([])
})

test('saved with the profile’s one button, it shows the next date that the server answers', async () => {
  server(stored, (saved) => [200, { ...saved, nextDelivery: '2026-12-01T09:00:00.000Z' }])
  open('plus')
  choose('Delivery frequency', 'monthly')
  fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }))
  await waitFor(() => expect(said()).toContain('Next: Tuesday 1 December 2026, 09:00'))
  expect(sent).toEqual([{ deliveryFrequency: 'monthly' }])
})

test('a timezone is found by its city or by a country that keeps its time', () => {
  server(stored)
  open('plus')
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Timezone' })
  expect(field.value).toMatch(/^London, now \d\d:\d\d$/)
  fireEvent.change(field, { target: { value: 'austria' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(said()).toContain('in Zurich')
  fireEvent.change(field, { target: { value: '' } })
  fireEvent.blur(field)
  expect(said()).toContain('in Zurich')
})

test('a basic plan is told why it has no weekly deliveries, and keeps its monthly ones', () => {
  server(stored)
  open('basic')
  expect(said()).toContain('On the 1st of each month at 09:00 in London')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Weekly' }).disabled).toBe(true)
  expect(screen.getByText(/Weekly deliveries come with Plus/)).toBeTruthy()
  expect(screen.getByText(/up to three team members/)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Weekly digest' }).disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save Settings' }).disabled).toBe(true)
})

test('a free plan sees what would open it', () => {
  server(stored)
  open('free')
  expect(screen.getByText('Basic opens scheduled deliveries')).toBeTruthy()
})

test('pausing counts at once and can be taken back', async () => {
  server(stored, (saved) => [
    200,
    { ...saved, nextDelivery: saved.deliveriesPaused ? null : stored.nextDelivery },
  ])
  const notices = open('plus')
  fireEvent.click(screen.getByRole('button', { name: 'Pause deliveries' }))
  await screen.findByRole('button', { name: 'Resume deliveries' })
  expect(said()).toContain('Paused: nothing is made or sent until you resume.')
  await waitFor(() => expect(sent).toEqual([{ deliveriesPaused: true }]))
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(said()).toContain('Next: Monday 23 November 2026, 09:00'))
  expect(sent).toEqual([{ deliveriesPaused: true }, { deliveriesPaused: false }])
})

test('what the server refuses goes back, with a sentence', async () => {
  server(stored, () => [503, { message: 'We are busy.', kind: 'not-ready' }])
  const notices = open('plus')
  fireEvent.click(screen.getByRole('switch', { name: 'Email notifications' }))
  await waitFor(() =>
    expect(notices.current()).toMatchObject({
      title: 'Error',
      text: 'Failed to save settings. We are busy.',
    }),
  )
  expect(screen.getByRole('switch', { name: 'Email notifications' }).getAttribute('aria-checked')).toBe(
    'true',
  )
})

const add = (address: string) => {
  const field = screen.getByLabelText('Team member’s email')
  fireEvent.change(field, { target: { value: address } })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Who gets them' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('an address that can not be added is told why before it is sent', () => {
  server(stored)
  open('plus', { ...stored, teamMemberEmails: ['sam@bakery.example'] })
  add('sam')
  expect(screen.getByText('Write an email address, such as sam@company.com')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Team member’s email'))
  add('Sam@Bakery.example')
  expect(screen.getByText('An address stands here twice')).toBeTruthy()
  add('ruth@bakery.example')
  expect(screen.getByText(/your own address/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('team members are added up to three, and removed with a way back', async () => {
  server(stored)
  const notices = open('plus', { ...stored, teamMemberEmails: ['a@bakery.example', 'b@bakery.example'] })
  add('c@bakery.example')
  await screen.findByText(/all three team members/)
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Recipients' }))
  expect(screen.queryByLabelText('Team member’s email')).toBeNull()
  await waitFor(() => expect(sent).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Remove b@bakery.example' }))
  await waitFor(() =>
    expect(sent.at(-1)).toEqual({ teamMemberEmails: ['a@bakery.example', 'c@bakery.example'] }),
  )
  act(() => notices.current()?.action?.act())
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(rows()[2]).toContain('b@bakery.example')
})

test('addresses added one right after the other are all kept', async () => {
  server(stored)
  open('plus')
  act(() => {
    add('a@bakery.example')
    add('b@bakery.example')
  })
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.at(-1)).toEqual({ teamMemberEmails: ['a@bakery.example', 'b@bakery.example'] })
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('an address that the server refuses comes back to the field with its sentence', async () => {
  server(stored, () => [
    400,
    {
      message: 'Check the form',
      kind: 'bad-input',
      errors: [{ path: 'teamMemberEmails.0', message: 'This address can not get mail' }],
    },
  ])
  open('plus')
  add('sam@bakery.example')
  expect(await screen.findByText('This address can not get mail')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Team member’s email').value).toBe('sam@bakery.example')
  expect(rows()).toHaveLength(1)
})

test('each address says what became of its mails', async () => {
  const team = ['sam@bakery.example', 'lee@bakery.example']
  server(stored, undefined, [
    { address: 'ruth@bakery.example', standing: 'receiving', said: null },
    { address: 'sam@bakery.example', standing: 'unsubscribed', said: null },
    { address: 'lee@bakery.example', standing: 'refused', said: '550 No such user' },
  ])
  open('plus', { ...stored, teamMemberEmails: team })
  expect(await screen.findByText('Gets every delivery')).toBeTruthy()
  expect(screen.getByText('Has unsubscribed')).toBeTruthy()
  expect(screen.getByText('Mails come back: 550 No such user')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again lee@bakery.example' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again sam@bakery.example' })).toBeNull()
})
