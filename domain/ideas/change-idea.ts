// What members can do with one idea: read it, edit it, answer a question below it, and undo that answer.
import type { Idea } from '#contract/ideas.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { brandOf } from '#domain/brand/brand-of.ts'
import { checkedAnswer } from '#domain/brand/house-answers.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import type { RenderedParts } from './engine.ts'

export async function readIdea(world: World, member: Account, id: string): Promise<Idea> {
  const profile = await ownProfile(world, member)
  return found(await world.ideas.byIds(profile.id, [id]))
}

export async function editIdea(
  world: World,
  member: Account,
  id: string,
  { title, draft }: { title?: string | undefined; draft?: string | undefined },
): Promise<Idea> {
  const profile = await ownProfile(world, member)
  const words = { ...(title === undefined ? {} : { title }), ...(draft === undefined ? {} : { draft }) }
  return found([await world.ideas.edit(profile.id, id, words)])
}

/**
 * Saves the answer and renders the idea again with it. Parts that a person edited and reports that were sent
 * don't change, and no allowance is used. The previous version is kept, so that this can be undone.
 */
export async function answerOnIdea(
  world: World,
  member: Account,
  id: string,
  question: string,
  answer: string | null,
): Promise<Idea> {
  const profile = await ownProfile(world, member)
  await enforceRateLimit(world, `answer:${member.id}`, 300, 3600)
  const kept = await world.ideas.storedIdea(profile.id, id)
  if (kept === null) throw notThere()
  const checked = checkedAnswer(world, profile, question, answer)
  return await world.atomically(async (world) => {
    await world.answers.keep(profile.id, question, checked, world.now())
    await world.ideas.dropQuestion(profile.id, question)
    const today = localDay(world.zones, profile.deliveryTimezone, world.now())
    const rendered = world.engine.rerender(await brandOf(world, profile), kept.kept, today)
    const idea =
      rendered && (await world.ideas.replaceParts(profile.id, id, withoutEdited(rendered, kept.idea)))
    return idea ?? found(await world.ideas.byIds(profile.id, [id]))
  })
}

export async function undoIdea(world: World, member: Account, id: string): Promise<Idea> {
  const profile = await ownProfile(world, member)
  const idea = await world.ideas.undo(profile.id, id)
  if (idea === null) throw new Problem('conflict', 'There’s nothing to undo for this idea.')
  return idea
}

/** Removes the parts that a person edited, because rendering must never overwrite these. */
function withoutEdited(rendered: RenderedParts, { edited }: Idea): Partial<RenderedParts> {
  const { title, draft, description, ...others } = rendered
  return {
    ...others,
    ...(edited.includes('title') ? {} : { title }),
    ...(edited.includes('draft') ? {} : { draft, description }),
  }
}

function found([idea]: readonly (Idea | null)[]): Idea {
  if (!idea) throw notThere()
  return idea
}

const notThere = () => new Problem('not-found', 'We can’t find this idea. It may have been deleted.')
