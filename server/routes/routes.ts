// Lists all routes of the API. `tests/contract.test.ts` compares them with the contract's calls.
import type { Route } from '#server/http/serve.ts'
import { accountRoutes } from './account/account.ts'
import { brandRoutes } from './brand.ts'
import { deliveryRoutes } from './deliveries/delivery.ts'
import { ideaRoutes } from './ideas.ts'
import { libraryRoutes } from './library.ts'
import { newsRoutes } from './news/news.ts'
import { operationRoutes } from './operations/operations.ts'
import { questionRoutes } from './questions.ts'
import { recipientRoutes } from './deliveries/recipients.ts'
import { seasonRoutes } from './seasons.ts'
import { workRoutes } from './work.ts'

export const routes: Route[] = [
  ...accountRoutes,
  ...brandRoutes,
  ...questionRoutes,
  ...ideaRoutes,
  ...deliveryRoutes,
  ...newsRoutes,
  ...recipientRoutes,
  ...seasonRoutes,
  ...operationRoutes,
  ...libraryRoutes,
  ...workRoutes,
]
