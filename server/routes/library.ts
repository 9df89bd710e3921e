import { checkLibraryTrade, readLibrary, readLibraryTrade } from '#contract/library.ts'
import { faultsOf, showTrade, tradesShown } from '#domain/ideas/show-library.ts'
import { member } from '#server/http/serve.ts'

export const libraryRoutes = [
  member(readLibrary, ({ world }) => ({ trades: tradesShown(world.playbook) })),
  member(readLibraryTrade, ({ world, member, params, query }) =>
    showTrade(world, member, params.trade, query),
  ),
  member(checkLibraryTrade, ({ world, params }) => faultsOf(world.playbook, params.trade)),
]
