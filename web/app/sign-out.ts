import { logout } from '#contract/account.ts'
import { send } from '#web/api/send.ts'

/** Signs out and opens the landing page; also when the server could not be told, which is only noted. */
export function signOut(): void {
  void send(logout)
    .catch((error: unknown) => console.error('Signing out failed', error))
    .finally(() => window.location.assign('/'))
}
