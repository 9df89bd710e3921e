import {
  answerOnIdea,
  countIdeas,
  editIdea,
  generateInstant,
  markIdea,
  readIdea,
  readIdeas,
  readUsage,
  undoIdea,
} from '#contract/ideas.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import * as change from '#domain/ideas/change-idea.ts'
import { generateIdeas, usageOf } from '#domain/ideas/generate-ideas.ts'
import { markIdea as markOwnIdea } from '#domain/ideas/mark-idea.ts'
import { member } from '#server/http/serve.ts'

export const ideaRoutes = [
  member(readIdeas, async ({ world, member, query, nextPage }) => {
    const profile = await ownProfile(world, member)
    const { limit, cursor, instant, status, ...filters } = query
    const page = { ...filters, limit, cursor, shelf: status, instant: instant && instant === 'true' }
    const { ideas, next } = await world.ideas.page(profile.id, page)
    const asked = { instant, status, ...filters }
    const kept = Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value] as const] : []))
    if (next) nextPage({ ...Object.fromEntries(kept), limit: String(limit), cursor: next })
    return ideas
  }),
  member(countIdeas, async ({ world, member }) => world.ideas.counts((await ownProfile(world, member)).id)),
  member(markIdea, ({ world, member, params, body }) => markOwnIdea(world, member, params.id, body)),
  member(readIdea, ({ world, member, params }) => change.readIdea(world, member, params.id)),
  member(editIdea, ({ world, member, params, body }) => change.editIdea(world, member, params.id, body)),
  member(answerOnIdea, ({ world, member, params, body }) =>
    change.answerOnIdea(world, member, params.id, body.question, body.answer),
  ),
  member(undoIdea, ({ world, member, params }) => change.undoIdea(world, member, params.id)),
  member(readUsage, ({ world, member }) => usageOf(world, member)),
  member(generateInstant, ({ world, member, body }) => generateIdeas(world, member, body)),
]
