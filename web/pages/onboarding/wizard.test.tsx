import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { RecordScreenContext } from '#web/components/frames/focus-heading.ts'
import { readDocuments } from '#contract/documents.ts'
import { stored } from '#tests/support/profile-screen.tsx'
import { keyOf } from '#web/api/use-read.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startingDraft } from './draft.ts'
import { Wizard } from './wizard.tsx'

function open(afterAnotherScreen: boolean) {
  const { wrapper } = appProviders()
  render(
    <RecordScreenContext value={() => afterAnotherScreen}>
      <Wizard user={aUser({ onboardingCompleted: false })} profile={null} />
    </RecordScreenContext>,
    { wrapper },
  )
  return screen.getByRole('heading', { level: 1 })
}

beforeEach(() => {
  window.scrollTo = () => {}
})
afterEach(cleanup)

test('the focus moves to the first step’s heading after the login screen', () => {
  const heading = open(true)
  expect(document.activeElement).toBe(heading)
})

test('the focus stays at the start of the page if the wizard is the first screen', () => {
  const heading = open(false)
  expect(document.activeElement).not.toBe(heading)
})

test('during onboarding dates are written as in the brand’s country', () => {
  const user = aUser({ onboardingCompleted: false })
  const profile = { ...stored, country: 'US' }
  localStorage.setItem(
    `onboarding-${user.id}`,
    JSON.stringify({ ...startingDraft(null, user, profile), step: 5 }),
  )
  const { client, wrapper } = appProviders()
  client.setQueryData(keyOf(readDocuments), {
    documents: [
      {
        id: 'd1',
        fileName: 'prices.txt',
        fileType: 'txt',
        fileSizeBytes: 24,
        extractedInsights: {},
        isProcessed: true,
        notice: null,
        uploadedAt: '2026-11-20T12:00:00.000Z',
        factsDecided: true,
      },
    ],
    stats: { count: 1, totalSizeBytes: 24 },
  })
  render(<Wizard user={user} profile={profile} />, { wrapper })
  expect(screen.getByText('Uploaded Nov 20, 2026')).toBeTruthy()
  localStorage.clear()
})
