import type { Dismissal, Idea, IdeaStatus } from '#contract/ideas.ts'
import type { Account } from '#domain/account/account.ts'
import { ownProfile } from '#domain/brand/own-profile.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/** Sets the status of one of the member's ideas, or dismisses it with a reason. */
export async function markIdea(
  world: World,
  member: Account,
  ideaId: string,
  { status, dismissal }: { status?: IdeaStatus | undefined; dismissal?: Dismissal | undefined },
): Promise<Idea> {
  const profile = await ownProfile(world, member)
  const mark = { status: status ?? 'archived', dismissal: dismissal ?? null }
  const idea = await world.ideas.mark(profile.id, ideaId, mark, world.now())
  if (!idea) throw new Problem('not-found', 'We can’t find this idea. It may have been deleted.')
  return idea
}
