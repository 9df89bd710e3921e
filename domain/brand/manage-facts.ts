// What members can do with a brand's facts: list, add, change and delete them.
import { isAddedByUser, MOST_ADDED_FACTS, type Fact } from '#contract/facts.ts'
import type { FactInput } from '#contract/fact-words.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { withChanges, factFromPerson, type FactChanges } from './decide-fact.ts'
import { ownProfile } from './own-profile.ts'
import { factKey } from './same-fact.ts'

/** Lists the facts of the member's brand, or with `documentId` only those of that document. */
export async function factsOf(
  world: World,
  member: Account,
  documentId: string | undefined,
): Promise<Fact[]> {
  const profile = await ownProfile(world, member)
  const facts = await world.facts.of(profile.id)
  return documentId === undefined ? facts : facts.filter((fact) => fact.documentId === documentId)
}

/** Saves a fact that a person adds. @throws Problem if the brand already has it or the limit is reached */
export async function addFact(world: World, member: Account, words: FactInput): Promise<Fact> {
  const profile = await ownProfile(world, member)
  await enforceRateLimit(world, `facts:${member.id}`, 300, 3600)
  const fact = factFromPerson(words)
  return await world.atomically(async (world) => {
    await world.brands.lock(profile.id)
    const known = (await world.facts.of(profile.id)).filter(isAddedByUser)
    if (known.some((one) => factKey(one) === factKey(fact))) {
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

/**
 * Changes a fact. @throws Problem if the fact doesn't exist, or if its new text doesn't mention one of its
 * values
 */
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
    const changed = fact && (await world.facts.decide(profile.id, factId, withChanges(fact, changes)))
    if (!changed) throw notThere()
    return changed
  })
}

/**
 * Deletes a fact that a person added. Other facts can only be hidden, because the next reading would find
 * them again.
 */
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
