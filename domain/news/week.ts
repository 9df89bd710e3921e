// Selects the week of news to show: one brand's, or those of an agency's clients together.
import type { IndustryUpdates } from '#contract/news.ts'
import type { Account } from '#domain/account/account.ts'
import type { World } from '#domain/world.ts'
import type { ClientWeek, Week } from './stores.ts'
import { daysLater, weekOf } from './week-of.ts'

/** News of a week that began more days ago than this is too old to show. */
const OLDEST = 13

/**
 * The latest week that may be shown on a day. It is next week, because Sunday comes earlier in places far
 * east of UTC. Later weeks come from a wrong clock or a test, and are shown when their time comes.
 */
const lastWeek = (day: string): string => daysLater(weekOf(day), 7)

/** Whether the week began at most thirteen days before this day. */
export const isRecent = ({ weekOf }: Week, day: string): boolean => weekOf >= daysLater(day, -OLDEST)

export const brandUpdates = ({ weekOf, updates }: Week): IndustryUpdates => ({
  weekOf,
  isAgencyFormat: false,
  updates,
})

/**
 * Collects the newest week of each client, dated with the newest Sunday of all. Clients without news, or
 * whose news is two weeks older, are left out. Null if none are left.
 */
export function clientUpdates(clients: readonly ClientWeek[]): IndustryUpdates | null {
  const had = clients.flatMap(({ week, ...client }) => (week === null ? [] : [{ ...client, week }]))
  const weekOf = had
    .map(({ week }) => week.weekOf)
    .toSorted()
    .at(-1)
  if (weekOf === undefined) return null
  const agencyClientUpdates = had
    .filter(({ week }) => isRecent(week, weekOf))
    .map(({ clientId, clientName, week }) => ({ clientId, clientName, ...week.updates }))
  return { weekOf, isAgencyFormat: true, updates: { agencyClientUpdates } }
}

/**
 * Lists an agency's active clients with their newest weeks on this day. Empty for accounts that aren't
 * agencies.
 */
export const clientsOf = async (world: World, account: Account, day = utcDay(world)): Promise<ClientWeek[]> =>
  account.userType === 'agency' ? await world.news.clientsOf(account.id, lastWeek(day)) : []

/** Finds a brand's newest week on this day. */
export const newestOf = async (world: World, profileId: string, day = utcDay(world)): Promise<Week | null> =>
  await world.news.newest(profileId, lastWeek(day))

const utcDay = (world: World): string => world.now().toISOString().slice(0, 10)
