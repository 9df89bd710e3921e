import type { FoundAccount } from '#contract/operations.ts'
import type { World } from '#domain/world.ts'

const MOST = 20
const DELIVERIES = 5

/**
 * Accounts of which all the words written begin a word of the address or the name, of a company, or of an address that mails go to. What is no letter and no digit
 * only parts words, in what is searched and in what is found, so that a whole address finds its account.
 */
export async function searchAccounts(world: World, search: string): Promise<FoundAccount[]> {
  const words = search.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  if (words.length === 0) return []
  const found = await world.operations.search(words, MOST, DELIVERIES)
  return found.map((account) => ({
    ...account,
    nextDelivery: account.nextDelivery?.toISOString() ?? null,
    lastScheduledDelivery: account.lastScheduledDelivery?.toISOString() ?? null,
    deliveries: account.deliveries.map((delivery) => ({
      ...delivery,
      dueAt: delivery.dueAt.toISOString(),
      mails: delivery.mails.map((mail) => ({ ...mail, sentAt: mail.sentAt?.toISOString() ?? null })),
    })),
  }))
}
