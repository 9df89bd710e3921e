// Weeks as they are shown: one brand's, or those of an agency's clients side by side.
import type { IndustryUpdates } from '#contract/news.ts'
import type { Account } from '#domain/account/account.ts'
import type { World } from '#domain/world.ts'
import type { ClientWeek, Week } from './stores.ts'
import { daysLater } from './week-of.ts'

/** What began longer before is no news any more. */
const OLDEST = 13

/** Whether the week began at most thirteen days before the day. */
export const isRecent = ({ weekOf }: Week, day: string): boolean => weekOf >= daysLater(day, -OLDEST)

export const ofBrand = ({ weekOf, updates }: Week): IndustryUpdates => ({
  weekOf,
  isAgencyFormat: false,
  updates,
})

/**
 * The newest week of each client under the newest Sunday of them all. A client whose own is two weeks older or more is left out, as is
 * one that has none. Null where nothing is left.
 */
export function ofClients(clients: readonly ClientWeek[]): IndustryUpdates | null {
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

/** The active clients of an agency; none for any other account. */
export const clientsOf = async (world: World, account: Account): Promise<ClientWeek[]> =>
  account.userType === 'agency' ? await world.news.clientsOf(account.id) : []
