// Tests onboarding's second step, which starts with a website.
import type { WebsiteFound } from '#contract/website.ts'
import { aFound } from '#tests/support/found-website.ts'
import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CompanyInfo } from '../company-info.tsx'
import { type Draft, startingDraft } from '../draft.ts'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

interface Serving {
  waiting?: WebsiteFound | null
  /** The result of a reading. */
  reads?: () => Promise<Response>
  work?: unknown[]
}

function serving({ waiting = null, reads = async () => Response.json(aFound()), work = [] }: Serving = {}) {
  const asked: unknown[] = []
  fetching.mockImplementation(async (address, init) => {
    if (address === '/api/work') return Response.json(work)
    if (address !== '/api/read-website') return Response.json([])
    if (init?.method === 'GET') return Response.json({ found: waiting })
    asked.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'))
    return await reads()
  })
  return asked
}

let draft: Draft
const onNext = vi.fn()
function Step({ start, canRead, hasProfile }: { start: Draft; canRead: boolean; hasProfile: boolean }) {
  const [kept, setKept] = useState(start)
  useEffect(() => {
    draft = kept
  })
  const keep = (part: Partial<Draft>) => setKept((now) => ({ ...now, ...part }))
  return <CompanyInfo draft={kept} keep={keep} onNext={onNext} hasProfile={hasProfile} canRead={canRead} />
}
const empty = startingDraft(undefined, aUser({ onboardingCompleted: false }), null)

function open(change: Partial<Draft> = {}, { canRead = true, hasProfile = false } = {}) {
  const { wrapper } = appProviders()
  render(<Step start={{ ...empty, ...change }} canRead={canRead} hasProfile={hasProfile} />, { wrapper })
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
/** Whether the list of what was found is open. It stays closed for people who are typing, so that their field doesn't move. */
const isUnfolded = () => screen.getByText(/^What we found/).closest('details')?.open
async function readSite(url = 'https://mill.test') {
  fireEvent.change(field('Your website (optional)'), { target: { value: url } })
  press('Fill in from my website')
  await screen.findByRole('heading', { name: 'Found on mill.test' })
}

test('each value found on the website is shown with its source, and none is filled in before the user accepts it', async () => {
  const asked = serving()
  open()
  await readSite()
  expect(asked).toEqual([{ url: 'https://mill.test' }])
  expect(isUnfolded()).toBe(true)
  expect(screen.getByText('Read 3 pages in 7 seconds.')).toBeTruthy()
  expect(screen.getByText('From the titles of 3 pages.')).toBeTruthy()
  expect(field('Company name').value).toBe('')
  expect(draft).toMatchObject({ companyName: '', logoUrl: '' })
})

test('a user whose website is in another language learns which, and what to add by hand', async () => {
  serving({ reads: async () => Response.json(aFound({ language: 'German' })) })
  open()
  await readSite()
  expect(
    screen.getByText(
      'The website is in German. Names, prices and contact details can be read, but not its tone or what sets it apart: add those yourself.',
    ),
  ).toBeTruthy()
})

test('a user accepts a value with one click, and the focus stays on its button', async () => {
  serving()
  open()
  await readSite()
  const button = screen.getByRole('button', { name: 'Use this: Company name' })
  button.focus()
  fireEvent.click(button)
  expect(field('Company name').value).toBe('Mill Lane Pottery')
  expect(document.activeElement?.textContent).toBe('In use: Company name')
  expect(field('Company information').value).toBe('')
  await waitFor(() => expect(draft.companyName).toBe('Mill Lane Pottery'))
})

test('accepting all values leaves typed ones, which the user can replace one by one', async () => {
  serving()
  open()
  fireEvent.change(field('Company name'), { target: { value: 'Mill Lane' } })
  await readSite()
  press('Use all')
  expect(screen.getAllByText(/ We didn’t change: Company name\./)).toHaveLength(2)
  expect(field('Company name').value).toBe('Mill Lane')
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('Ireland')
  await waitFor(() =>
    expect(draft).toMatchObject({
      industry: 'Pottery',
      country: 'IE',
      targetAudience: 'Mill Lane Pottery teaches adult beginners.',
      primaryColor: '#2a6f4e',
      secondaryColor: '#b5532a',
      logoUrl: 'https://mill.test/logo.svg',
    }),
  )
  expect(screen.getByText(/You have: Mill Lane\./)).toBeTruthy()
  press('Use this instead: Company name')
  expect(field('Company name').value).toBe('Mill Lane Pottery')
  expect(screen.getByRole('button', { name: 'All in use' })).toBeTruthy()
})

test('a user can edit an accepted value, and remove accepted colours and the logo', async () => {
  serving()
  open()
  await readSite()
  press('Use all')
  fireEvent.change(field('Company name'), { target: { value: 'The Mill' } })
  expect(await screen.findByRole('button', { name: 'Use this instead: Company name' })).toBeTruthy()
  press('Don’t use: Colours')
  await waitFor(() => expect(draft).toMatchObject({ primaryColor: '', secondaryColor: '' }))
})

test('a user can fill in the form while the website is read, and sees how long it has taken', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>()
  const work = [
    {
      kind: 'website',
      step: 'Reading Classes (2 of 3)',
      share: 0.5,
      startedAt: '2026-11-20T12:00:00Z',
      seconds: 4,
    },
  ]
  serving({ reads: () => promise, work })
  open({ url: 'https://mill.test' })
  press('Fill in from my website')
  expect(await screen.findByText('Reading Classes (2 of 3)')).toBeTruthy()
  expect(screen.getByText('4 s')).toBeTruthy()
  field('Company name').focus()
  fireEvent.change(field('Company name'), { target: { value: 'Mill Lane' } })
  work.pop()
  answer(Response.json(aFound()))
  await screen.findByRole('heading', { name: 'Found on mill.test' })
  expect(field('Company name').value).toBe('Mill Lane')
  expect(isUnfolded()).toBe(false)
})

test('a user whose website can’t be read sees a message and can try again', async () => {
  const answers = [
    Response.json({ message: 'We couldn’t open mill.test.', kind: 'outside' }, { status: 502 }),
    Response.json(aFound()),
  ]
  serving({ reads: async () => answers.shift() ?? Response.error() })
  open({ url: 'https://mill.test', companyName: 'Mill Lane' })
  press('Fill in from my website')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t open mill.test.')
  expect(field('Company name').value).toBe('Mill Lane')
  press('Fill in from my website')
  await screen.findByRole('heading', { name: 'Found on mill.test' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the values found are shown again after a reload and on another device', async () => {
  const asked = serving({ waiting: aFound() })
  open()
  expect(await screen.findByRole('heading', { name: 'Found on mill.test' })).toBeTruthy()
  expect(field('Your website (optional)').value).toBe('https://mill.test')
  expect(asked).toEqual([])
})

test('changing the address hides the values of the previous website', async () => {
  serving({ waiting: aFound() })
  open({ url: 'https://mill.test' })
  await screen.findByRole('heading', { name: 'Found on mill.test' })
  fireEvent.change(field('Your website (optional)'), { target: { value: 'https://other.test' } })
  expect(screen.queryByRole('heading', { name: 'Found on mill.test' })).toBeNull()
})

test('pressing Enter in the website field reads the website and doesn’t send the form', async () => {
  const asked = serving()
  open({ url: 'https://mill.test' })
  fireEvent.keyDown(field('Your website (optional)'), { key: 'Enter' })
  await screen.findByRole('heading', { name: 'Found on mill.test' })
  expect(asked).toHaveLength(1)
  expect(onNext).not.toHaveBeenCalled()
})

test('an invalid website address is reported at its field until it changes', async () => {
  serving()
  open({
    url: 'none yet',
    companyName: 'Mill',
    industry: 'Pottery',
    country: 'GB',
    companyInfo: 'We throw pots.',
  })
  press('Next')
  const sentence = 'Enter a website address, such as www.yourcompany.com'
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(field('Your website (optional)').getAttribute('aria-invalid')).toBe('true')
  expect(onNext).not.toHaveBeenCalled()
  fireEvent.change(field('Your website (optional)'), { target: { value: 'mill.test' } })
  expect(screen.queryByText(sentence)).toBeNull()
  press('Next')
  await waitFor(() => expect(onNext).toHaveBeenCalled())
})

test('a user whose plan has no website analysis sees the fields and one line about it', () => {
  serving()
  open({}, { canRead: false })
  expect(screen.getByText('With Plus, we can fill this in from your website.')).toBeTruthy()
  expect(screen.queryByLabelText('Your website (optional)')).toBeNull()
  expect(field('Company name')).toBeTruthy()
  expect(fetching).not.toHaveBeenCalled()
})
