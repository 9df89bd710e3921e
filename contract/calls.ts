// Lists all calls. Routes, tests and the OpenAPI document are built from this list, so that no call is
// forgotten.
import { accountCalls } from './account.ts'
import { brandCalls } from './brand.ts'
import type { Call } from './call.ts'
import { deliveryCalls } from './delivery.ts'
import { documentCalls } from './documents.ts'
import { factCalls } from './facts.ts'
import { ideaCalls } from './ideas.ts'
import { libraryCalls } from './library.ts'
import { mailChoiceCalls } from './mail-choices.ts'
import { newsCalls } from './news.ts'
import { operationCalls } from './operations.ts'
import { profileCalls } from './profile.ts'
import { questionCalls } from './questions.ts'
import { seasonCalls } from './seasons.ts'
import { websiteCalls } from './website.ts'
import { workCalls } from './work.ts'

export const calls: Record<string, Call> = {
  ...accountCalls,
  ...profileCalls,
  ...websiteCalls,
  ...documentCalls,
  ...factCalls,
  ...brandCalls,
  ...questionCalls,
  ...ideaCalls,
  ...deliveryCalls,
  ...seasonCalls,
  ...newsCalls,
  ...mailChoiceCalls,
  ...operationCalls,
  ...libraryCalls,
  ...workCalls,
}
