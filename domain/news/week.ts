// Weeks as they are shown: one brand's, or those of an agency's clients side by side.
import type { IndustryUpdates } from '#contract/news.ts'
import type { Account } from '#domain/account/account.ts'
import type { World } from '#domain/world.ts'
import type { ClientWeek, Week } from './stores.ts'
import { daysLater, weekOf } from './week-of.ts'

/** A week that began more days ago is no longer news. */
const OLDEST = 13

/**
 * The latest week that may be shown on the day: next week's, because in places far east of UTC Sunday comes early. A
 * later week was made by a fast clock or in a test, and is shown when its time comes.
 */
const lastWeek = (day: string): string => daysLater(weekOf(day), 7)

/** Whether the week began at most thirteen days before the day. */
export const isRecent = ({ weekOf }: Week, day: string): boolean => weekOf >= daysLater(day, -OLDEST)

export const brandUpdates = ({ weekOf, updates }: Week): IndustryUpdates => ({
  weekOf,
  isAgencyFormat: false,
  updates,
})

/**
 * The newest week of each client, dated with the newest Sunday of all. Clients without a week, or with one that is
 * two weeks older, are left out. Null if none is left.
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

/** The active clients of an agency with their newest weeks on the day; empty for other accounts. */
export const clientsOf = async (world: World, account: Account, day = utcDay(world)): Promise<ClientWeek[]> =>
  account.userType === 'agency' ? await world.news.clientsOf(account.id, lastWeek(day)) : []

/** The newest week of a brand on the day. */
export const newestOf = async (world: World, profileId: string, day = utcDay(world)): Promise<Week | null> =>
  await world.news.newest(profileId, lastWeek(day))

const utcDay = (world: World): string => world.now().toISOString().slice(0, 10)
