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
import { internal } from '#server/http/serve.ts'

export const operationRoutes = [
  internal(readOperations, ({ world }) => reading.readOperations(world)),
  internal(readFailures, ({ world }) => reading.readFailures(world)),
  internal(retryFailure, ({ world, params }) => retry(world, params.id)),
  internal(searchAccounts, ({ world, query }) => search(world, query.search)),
  internal(forceDelivery, ({ world, member }) => force(world, member)),
]
