import {
  forceDelivery,
  readFailures,
  readOperations,
  retryFailure,
  searchAccounts,
} from '#contract/operations.ts'
import { forceDelivery as force } from '#domain/operations/force-delivery.ts'
import * as reading from '#domain/operations/read-operations.ts'
import { retryFailure as retry } from '#domain/operations/retry-failure.ts'
import { searchAccounts as search } from '#domain/operations/search-accounts.ts'
import { member } from '#server/http/serve.ts'

export const operationRoutes = [
  member(readOperations, ({ world }) => reading.readOperations(world)),
  member(readFailures, ({ world }) => reading.readFailures(world)),
  member(retryFailure, ({ world, params }) => retry(world, params.id)),
  member(searchAccounts, ({ world, query }) => search(world, query.search)),
  member(forceDelivery, ({ world, member }) => force(world, member)),
]
