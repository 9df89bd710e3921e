import { appProviders } from '#tests/support/app-providers.tsx'
import { aUser } from '#tests/support/user.ts'
import { RecordScreenContext } from '#web/components/frames/focus-heading.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
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
