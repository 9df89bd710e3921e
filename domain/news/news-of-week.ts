import type { IndustryUpdates } from '#contract/news.ts'
import { opens } from '#contract/plans.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { clientsOf, isRecent, newestOf, ofBrand, ofClients } from './week.ts'

/**
 * What a delivery carries of the news: the brand's newest week, or its clients' where an agency's own delivery is meant. Null where the
 * plan has no news, and where nothing newer than thirteen days is there at that moment. Fetches nothing.
 */
export async function newsOfWeek(
  world: World,
  account: Account,
  profile: Profile,
  at: Date,
): Promise<IndustryUpdates | null> {
  if (!opens(account.plan, 'news')) return null
  const today = localDay(world.zones, profile.deliveryTimezone, at)
  const clients = await clientsOf(world, account, today)
  if (clients.length > 0 && clients.every(({ profileId }) => profileId !== profile.id)) {
    return ofClients(
      clients.filter(({ week }) => week && week.updates.updates.length > 0 && isRecent(week, today)),
    )
  }
  const week = await newestOf(world, profile.id, today)
  return week && week.updates.updates.length > 0 && isRecent(week, today) ? ofBrand(week) : null
}
