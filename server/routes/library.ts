import { readLibrary, readLibraryTrade } from '#contract/library.ts'
import { showTrade, tradesShown } from '#domain/ideas/show-library.ts'
import { internal } from '#server/http/serve.ts'

export const libraryRoutes = [
  internal(readLibrary, ({ world }) => ({ trades: tradesShown(world.playbook) })),
  internal(readLibraryTrade, ({ world, member, params, query }) =>
    showTrade(world, member, params.trade, query),
  ),
]
