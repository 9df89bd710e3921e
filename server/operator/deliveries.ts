import type { Failure } from '#contract/operations.ts'
import { readFailures } from '#domain/operations/read-operations.ts'
import { retryFailure } from '#domain/operations/retry-failure.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { usageError, type CommandGroup } from './command.ts'

/** The commands that list failed deliveries and emails, and retry them. */
export const deliveries: CommandGroup = {
  usage: ['deliveries failed', 'deliveries retry ID'],
  async run(world, [verb, id, ...more]) {
    if (verb === 'failed' && id === undefined) return listed(await readFailures(world))
    if (verb !== 'retry' || more.length > 0) throw usageError(deliveries.usage)
    if (!id) throw new Error('Give an id from “deliveries failed”.')
    return await retried(world, id)
  },
}

const listed = (failures: readonly Failure[]): string =>
  failures.length === 0 ? 'Nothing has failed.' : failures.map(inWords).join('\n')

const inWords = ({ id, what, dueAt, companyName, account, address, reason }: Failure): string =>
  [id, what, dueAt, companyName, address ?? account, reason].join('  ')

async function retried(world: World, id: string): Promise<string> {
  try {
    return (await retryFailure(world, id)).message
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    throw new Error(`No failed delivery or email has the id ${id}.`, { cause: error })
  }
}
