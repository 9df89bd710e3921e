import type { IndustryUpdates } from '#contract/news.ts'
import { opens } from '#contract/plans.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { generateFor } from './generate-updates.ts'
import type { Week } from './stores.ts'
import { clientsOf, isRecent, newestOf, ofBrand, ofClients } from './week.ts'

/** No week is news for so long; what was carried before is not looked at. */
const LOOKED_BACK = 21 * 86_400_000

/**
 * What a delivery of this kind carries of the news: the brand's newest week, or its clients' where an agency's own delivery is meant.
 * Null where the plan has no news, and where nothing is there at that moment that is newer than thirteen days and that no delivery of
 * the kind has carried, nor the first one. Fetches nothing.
 */
export async function newsOfWeek(
  world: World,
  account: Account,
  profile: Profile,
  kind: SlotKind,
  at: Date,
): Promise<IndustryUpdates | null> {
  const before = await world.news.carried(profile.id, kind, new Date(at.getTime() - LOOKED_BACK))
  const carried = new Set(before.flatMap(storiesIn))
  return await newestNews(world, account, profile, at, (story) => !carried.has(story))
}

/** The newest week that is no older than thirteen days and of which some story is wanted. Fetches nothing. */
export async function newestNews(
  world: World,
  account: Account,
  profile: Profile,
  at: Date,
  isWanted: (story: string) => boolean = () => true,
): Promise<IndustryUpdates | null> {
  if (!opens(account.plan, 'news')) return null
  const today = localDay(world.zones, profile.deliveryTimezone, at)
  const isNews = (week: Week, client = ''): boolean =>
    isRecent(week, today) &&
    week.updates.updates.some(({ sourceUrl }) => isWanted(storyOf(sourceUrl, client)))
  const clients = await clientsOf(world, account, today)
  if (clients.length > 0 && clients.every(({ profileId }) => profileId !== profile.id)) {
    return ofClients(clients.filter(({ clientId, week }) => week && isNews(week, clientId)))
  }
  const week = await newestOf(world, profile.id, today)
  return week && isNews(week) ? ofBrand(week) : null
}

/**
 * The week's stories for a first delivery. Where there are none yet they are made now; a feed that can't be reached, or a profile
 * that doesn't say what to search for, only means that there are none.
 */
export async function firstNews(
  world: World,
  account: Account,
  profile: Profile,
): Promise<IndustryUpdates | null> {
  if (!opens(account.plan, 'news')) return null
  const kept = await newestNews(world, account, profile, world.now())
  if (kept) return kept
  try {
    const { weekOf, updates } = await generateFor(world, profile)
    return updates.updates.length > 0 ? ofBrand({ weekOf, updates }) : null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Two clients may each have something to say of one story. */
const storyOf = (sourceUrl: string, client = ''): string => `${client} ${sourceUrl}`

const storiesIn = ({ updates }: IndustryUpdates): string[] =>
  'agencyClientUpdates' in updates
    ? updates.agencyClientUpdates.flatMap(({ clientId, updates }) =>
        updates.map(({ sourceUrl }) => storyOf(sourceUrl, clientId)),
      )
    : updates.updates.map(({ sourceUrl }) => storyOf(sourceUrl))
