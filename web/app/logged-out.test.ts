import { expect, test, vi } from 'vitest'
import { leaveForLogin } from './logged-out.ts'
import { makeNotices } from '#web/components/notices.ts'

test('a user whose session has ended sees a notice, and half a second later the login page, which leads back', () => {
  vi.useFakeTimers()
  const notices = makeNotices()
  const place = { pathname: '/profile', search: '?tab=website', hash: '#facts', assign: vi.fn() }
  leaveForLogin(notices, place)
  expect(notices.current()?.title).toBe('You are logged out. Logging in again...')
  vi.advanceTimersByTime(499)
  expect(place.assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(place.assign).toHaveBeenCalledExactlyOnceWith(
    '/login?redirect=%2Fprofile%3Ftab%3Dwebsite%23facts&error=session_ended',
  )
  vi.useRealTimers()
})
