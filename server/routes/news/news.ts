import {
  addNewsSource,
  generateIndustryUpdates,
  readIndustryUpdates,
  readNewsSources,
  removeNewsSource,
} from '#contract/news.ts'
import * as making from '#domain/news/generate-updates.ts'
import * as reading from '#domain/news/read-updates.ts'
import * as sources from '#domain/news/sources.ts'
import { member } from '#server/http/serve.ts'

export const newsRoutes = [
  member(readIndustryUpdates, ({ world, member, query }) =>
    reading.readIndustryUpdates(world, member, query.orNull !== undefined),
  ),
  member(generateIndustryUpdates, ({ world, member }) => making.generateIndustryUpdates(world, member)),
  member(readNewsSources, ({ world, member }) => sources.readNewsSources(world, member)),
  member(addNewsSource, ({ world, member, body }) => sources.addNewsSource(world, member, body.address)),
  member(removeNewsSource, ({ world, member, params }) => sources.removeNewsSource(world, member, params.id)),
]
