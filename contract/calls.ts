// Every call there is. Routes, tests and the API's document go through this list, so that none is forgotten.
import { accountCalls } from './account.ts'
import { brandCalls } from './brand.ts'
import type { Call } from './call.ts'
import { deliveryCalls } from './delivery.ts'
import { ideaCalls } from './ideas.ts'
import { workCalls } from './work.ts'

export const calls: Record<string, Call> = {
  ...accountCalls,
  ...brandCalls,
  ...ideaCalls,
  ...deliveryCalls,
  ...workCalls,
}
