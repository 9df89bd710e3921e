import { generateInstant, readIdeas, readUsage } from '#contract/ideas.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { generateIdeas, usageOf } from '#domain/ideas/generate-ideas.ts'
import { member } from '#server/http/serve.ts'

export const ideaRoutes = [
  member(readIdeas, async ({ world, member, query, nextPage }) => {
    const profile = await ownProfile(world, member)
    const { limit, cursor, instant } = query
    const page = { limit, cursor, instant: instant && instant === 'true' }
    const { ideas, next } = await world.ideas.page(profile.id, page)
    if (next) nextPage({ limit: String(limit), cursor: next, ...(instant && { instant }) })
    return ideas
  }),
  member(readUsage, ({ world, member }) => usageOf(world, member)),
  member(generateInstant, ({ world, member, body }) => generateIdeas(world, member, body)),
]
