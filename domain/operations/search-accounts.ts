import type { FoundAccount } from '#contract/operations.ts'
import type { World } from '#domain/world.ts'

const MOST = 20
const DELIVERIES = 5

/**
 * Finds accounts by the start of words in the email address, the name, a company name, or an address that
 * emails go to. An account must match every search word. Words are runs of letters and digits, both in the
 * search and in the data, so that a complete email address finds its account.
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
