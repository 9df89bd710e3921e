// Decides who may make a call: the user must be signed in, then have the user type, then the plan.
import type { Call } from '#contract/call.ts'
import type { Account } from '#domain/account/account.ts'
import { requireFeature } from '#domain/account/plan-gate.ts'
import { Problem } from '#domain/problem.ts'

/** Returns the account if it may make this call; throws a Problem if not. */
export function authorise({ who, needs }: Call, account: Account | null): Account {
  if (!account) throw new Problem('not-signed-in', 'Please log in.')
  if (who === 'internal' && account.userType !== 'internal')
    throw new Problem('forbidden', 'This call is for our own team.')
  if (who === 'agency' && account.userType !== 'agency')
    throw new Problem('forbidden', 'This call is for agency accounts.')
  if (needs) requireFeature(account, needs)
  return account
}
