import { currentUser } from '#contract/account.ts'
import { readOnboarding, readProfile } from '#contract/profile.ts'
import { readUsage } from '#contract/ideas.ts'
import { keyOf } from '#web/api/use-read.ts'
import type { Boot } from '#web/components/boot.ts'
import type { QueryClient } from '@tanstack/react-query'

/** Writes the answers delivered with the page into the query cache. */
export function prefillFrom(boot: Boot, client: QueryClient): void {
  for (const call of [currentUser, readOnboarding, readProfile, readUsage]) {
    const answer = boot[call.path]
    if (answer !== undefined) client.setQueryData(keyOf(call), answer)
  }
}
