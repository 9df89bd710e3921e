import { loginPathAfterSession } from './access.ts'
import type { Notices } from '#web/components/notices.ts'

const LEAVES_AFTER = 500

/** Says that the session has ended, and opens the login page with the way back. */
export function leaveForLogin(
  notices: Notices,
  place: Pick<Location, 'assign' | 'pathname' | 'search' | 'hash'>,
): void {
  notices.notify({ title: 'You are logged out. Logging in again...', tone: 'bad' })
  setTimeout(
    () => place.assign(loginPathAfterSession(place.pathname, place.search + place.hash)),
    LEAVES_AFTER,
  )
}
