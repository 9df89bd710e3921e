// What a member sees of the brand's facts, and decides about them.
import { isAddedByUser, MOST_ADDED_FACTS, type Fact } from '#contract/facts.ts'
import type { FactInput } from '#contract/fact-words.ts'
import type { Account } from '#domain/account/account.ts'
import { limit } from '#domain/account/limits.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { decided, told, type FactChanges } from './decide-fact.ts'
import { ownProfile } from './own-profile.ts'
import { wordsOf } from './same-fact.ts'

export async function factsOf(
  world: World,
  member: Account,
  documentId: string | undefined,
): Promise<Fact[]> {
  const profile = await ownProfile(world, member)
  const facts = await world.facts.of(profile.id)
  return documentId === undefined ? facts : facts.filter((fact) => fact.documentId === documentId)
}

/** Keeps a fact that a person tells of their brand, once. */
export async function addFact(world: World, member: Account, words: FactInput): Promise<Fact> {
  const profile = await ownProfile(world, member)
  await limit(world, `facts:${member.id}`, 300, 3600)
  const fact = told(words)
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    const known = (await world.facts.of(profile.id)).filter(isAddedByUser)
    if (known.some((one) => wordsOf(one) === wordsOf(fact))) {
      throw new Problem('conflict', 'You’ve already added this fact.')
    }
    if (known.length >= MOST_ADDED_FACTS) {
      throw new Problem(
        'invalid',
        `You’ve added ${MOST_ADDED_FACTS} facts. Delete one that you no longer need.`,
      )
    }
    return await world.facts.add(profile.id, fact)
  })
}

export async function changeFact(
  world: World,
  member: Account,
  factId: string,
  changes: FactChanges,
): Promise<Fact> {
  const profile = await ownProfile(world, member)
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    const fact = await world.facts.byId(profile.id, factId)
    const changed = fact && (await world.facts.decide(profile.id, factId, decided(fact, changes)))
    if (!changed) throw notThere()
    return changed
  })
}

/** Deletes a fact that a person added. What was read would be found again by the next reading: that is hidden instead. */
export async function deleteFact(world: World, member: Account, factId: string) {
  const profile = await ownProfile(world, member)
  const fact = await world.facts.byId(profile.id, factId)
  if (!fact) throw notThere()
  if (!isAddedByUser(fact)) {
    throw new Problem('invalid', 'Only facts that you added can be deleted. Hide this one instead.')
  }
  if (!(await world.facts.remove(profile.id, factId))) throw notThere()
  return { message: 'Fact deleted' }
}

const notThere = () => new Problem('not-found', 'We can’t find this fact. It may have been deleted.')
