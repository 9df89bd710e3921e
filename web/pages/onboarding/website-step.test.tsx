// Tests onboarding's fourth step, after the website was read at the second.
import { type Profile, readProfile } from '#contract/profile.ts'
import { readWaitingWebsite } from '#contract/website.ts'
import { fact, value } from '#tests/support/brand-screen.tsx'
import { aFound } from '#tests/support/found-website.ts'
import { stored } from '#tests/support/profile-screen.tsx'
import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startingDraft } from './draft.ts'
import { WebsiteStep } from './website-step.tsx'

const fetching = vi.spyOn(globalThis, 'fetch')
afterEach(() => {
  cleanup()
  fetching.mockReset()
})

const analysis = {
  companyBackground: 'Mill Lane Pottery is a small workshop in Bewdley.',
  uniqueDifferentiators: 'It fires with wood.',
  valuesAndEthos: 'It believes that a bowl should outlive its owner.',
  toneOfVoice: 'The writing is plain.',
  summary: 'There is enough to explain bowls.',
}
const bowls = fact('Bowls from £18.', { type: 'offer', value: value('offer', 'Bowls', '£18') })

function open(change: Partial<Profile>) {
  const asked: string[] = []
  fetching.mockImplementation(async (input, init) => {
    const path = input instanceof Request ? input.url : input.toString()
    asked.push(`${init?.method} ${path}`)
    if (path !== '/api/brand') return Response.json([])
    return Response.json({ facts: [bowls], trade: null, secondTrade: null, trades: [], usual: [] })
  })
  const { client, notices, wrapper } = appProviders()
  const profile = { ...stored, ...change }
  client.setQueryData(keyOf(readProfile), profile)
  client.setQueryData(keyOf(readWaitingWebsite), { found: aFound() })
  const draft = startingDraft(undefined, aUser({ onboardingCompleted: false }), profile)
  render(<WebsiteStep draft={draft} keep={() => {}} onNext={() => {}} profile={profile} open />, { wrapper })
  return { asked, notices }
}

test('the results of the second step are shown at once, and the website is not read again', async () => {
  const { asked } = open({
    companyWebsite: 'https://mill.test',
    websiteAnalysisUrl: 'https://mill.test',
    websiteAnalysis: analysis,
    websiteAnalysisLastUpdated: '2026-11-20T12:00:00Z',
  })
  expect(await screen.findByRole('button', { name: 'Confirm: Bowls' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Hide: Bowls' })).toBeTruthy()
  expect(screen.getByLabelText('Something else you offer')).toBeTruthy()
  expect(screen.getByText(analysis.valuesAndEthos).tagName).toBe('P')
  expect(screen.getByText(/Read 3 pages in 7 seconds\./)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Website URL').value).toBe('https://mill.test')
  expect(screen.getByRole('button', { name: 'Re-analyse' })).toBeTruthy()
  expect(asked.filter((one) => one.startsWith('POST'))).toEqual([])
})

test('a user whose website wasn’t read yet is asked for its address', () => {
  open({ companyWebsite: 'https://mill.test' })
  expect(screen.getByText('No Website Analysis Yet')).toBeTruthy()
  expect(screen.getByText(/typically takes 30-60 seconds/)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'What we found' })).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Website URL').value).toBe('https://mill.test')
})

test('a user who goes on without an address sees the specified message', () => {
  const { notices } = open({ companyWebsite: null })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(notices.current()).toMatchObject({
    title: 'URL Required',
    text: 'Please enter a website URL to analyse.',
  })
})
