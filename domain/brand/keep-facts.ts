// What a member sees of the brand's facts, and decides about them.
import type { Fact } from '#contract/facts.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { ownProfile } from './own-profile.ts'

export async function factsOf(
  world: World,
  member: Account,
  documentId: string | undefined,
): Promise<Fact[]> {
  const profile = await ownProfile(world, member)
  const facts = await world.facts.of(profile.id)
  return documentId === undefined ? facts : facts.filter((fact) => fact.documentId === documentId)
}

export async function changeFact(
  world: World,
  member: Account,
  factId: string,
  changes: {
    status?: 'extracted' | 'confirmed' | 'hidden' | undefined
    visibility?: Fact['visibility'] | undefined
  },
): Promise<Fact> {
  const profile = await ownProfile(world, member)
  const fact = await world.facts.change(profile.id, factId, changes)
  if (!fact) throw new Problem('not-found', 'This fact is not there any more.')
  return fact
}
