import { checkLibraryTrade, readLibrary, readLibraryTrade } from '#contract/library.ts'
import { faultsOf, showTrade, tradesShown } from '#domain/ideas/show-library.ts'
import { internal } from '#server/http/serve.ts'

export const libraryRoutes = [
  internal(readLibrary, ({ world }) => ({ trades: tradesShown(world.playbook) })),
  internal(readLibraryTrade, ({ world, member, params, query }) =>
    showTrade(world, member, params.trade, query),
  ),
  internal(checkLibraryTrade, ({ world, params }) => faultsOf(world.playbook, params.trade)),
]
