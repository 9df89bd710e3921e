import type { IndustryUpdates } from '#contract/news.ts'
import { opens } from '#contract/plans.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import { Problem } from '#domain/problem.ts'
import { localDay } from '#domain/schedule/local-day.ts'
import type { World } from '#domain/world.ts'
import { generateWeek } from './generate-updates.ts'
import type { Week } from './stores.ts'
import { clientsOf, isRecent, newestOf, brandUpdates, clientUpdates } from './week.ts'

/** How far back deliveries are searched for news. Older news can't come again. */
const LOOKED_BACK = 21 * 86_400_000

/**
 * Selects the news for a delivery: the brand's newest week of stories, or its clients' weeks for an agency's
 * own delivery. Null if the plan has no news, or if all stories are older than thirteen days or were already
 * in a delivery of this kind or in the first one. Fetches nothing.
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

/** Finds the newest week of the last thirteen days with a story that the caller wants. Fetches nothing. */
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
    return clientUpdates(clients.filter(({ clientId, week }) => week && isNews(week, clientId)))
  }
  const week = await newestOf(world, profile.id, today)
  return week && isNews(week) ? brandUpdates(week) : null
}

/**
 * Makes the news for a first delivery, unless it exists already. There is none if no feed can be reached or
 * the profile isn't complete.
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
    const { weekOf, updates } = await generateWeek(world, profile)
    return updates.updates.length > 0 ? brandUpdates({ weekOf, updates }) : null
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

/** Makes a key from story and client, because two clients may each get the same story. */
const storyOf = (sourceUrl: string, client = ''): string => `${client} ${sourceUrl}`

const storiesIn = ({ updates }: IndustryUpdates): string[] =>
  'agencyClientUpdates' in updates
    ? updates.agencyClientUpdates.flatMap(({ clientId, updates }) =>
        updates.map(({ sourceUrl }) => storyOf(sourceUrl, clientId)),
      )
    : updates.updates.map(({ sourceUrl }) => storyOf(sourceUrl))
