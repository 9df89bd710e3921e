import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SaveSettings, SAVED_FOR } from './save-settings.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const still = { changed: false, pending: false, saved: false, onSave: () => {} }
const button = () => screen.getByRole<HTMLButtonElement>('button')

test('the Save button is disabled until something changes', () => {
  const { rerender } = render(<SaveSettings {...still} />)
  expect(button().disabled).toBe(true)
  rerender(<SaveSettings {...still} changed />)
  expect(button().disabled).toBe(false)
})

test('the Save button does nothing while it saves', () => {
  const onSave = vi.fn()
  render(<SaveSettings {...still} changed pending onSave={onSave} />)
  fireEvent.click(button())
  expect(onSave).not.toHaveBeenCalled()
})

test('the Save button says Saved! for three seconds', () => {
  render(<SaveSettings {...still} saved />)
  expect(button().textContent).toBe('Saved!')
  act(() => void vi.advanceTimersByTime(SAVED_FOR - 1))
  expect(button().textContent).toBe('Saved!')
  act(() => void vi.advanceTimersByTime(1))
  expect(button().textContent).toBe('Save Settings')
})

test('a user can save another change within those three seconds', () => {
  const { rerender } = render(<SaveSettings {...still} saved />)
  rerender(<SaveSettings {...still} saved changed />)
  expect(button().textContent).toBe('Save Settings')
  expect(button().disabled).toBe(false)
})

test('beside the button it says whether anything is unsaved, and in which tabs', () => {
  const { rerender } = render(<SaveSettings {...still} />)
  expect(screen.getByText('All changes saved')).toBeTruthy()
  rerender(<SaveSettings {...still} changed unsaved={['General', 'Schedule']} />)
  expect(screen.getByText('Unsaved changes in General and Schedule')).toBeTruthy()
})
