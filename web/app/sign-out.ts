import { logout } from '#contract/account.ts'
import { send } from '#web/api/send.ts'

/** Signs out and opens the landing page. If the server can't be reached, that is only logged. */
export function signOut(): void {
  void send(logout)
    .catch((error: unknown) => console.error('Signing out failed', error))
    .finally(() => window.location.assign('/'))
}
