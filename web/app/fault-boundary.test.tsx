import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FaultBoundary } from './fault-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Broken(): never {
  throw new Error('Failed to fetch dynamically imported module')
}

test('if a screen crashes, the layout around it stays and the user can reload', () => {
  // React logs every error it catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <>
      <p>Sidebar</p>
      <FaultBoundary>
        <Broken />
      </FaultBoundary>
    </>,
  )
  expect(screen.getByText('Sidebar')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t show this page')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
})
