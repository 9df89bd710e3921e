// Finds accounts by the beginnings of words.
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { type SlotKind, slotKinds } from '#domain/brand/plan-store.ts'
import type { OperationsStore } from '#domain/operations/stores.ts'
import type { Database } from '../embedded/database.ts'
import {
  deliveryMails as mails,
  profiles,
  recipients,
  scheduledDeliveries as slots,
  users,
} from '../tables.ts'
import { searchableList, searchTerms } from '../tables/search-terms.ts'

/** A word that everyone has, such as the end of an address, is only followed for this many rows. */
const MOST_MATCHES = 1_000

export function searchStore({ q }: Pick<Database, 'q'>): Pick<OperationsStore, 'search'> {
  /** The latest slots of each account's profiles, with one index range per kind. */
  const latestOf = (accounts: string[], kind: SlotKind, most: number) => {
    const latest = q()
      .select({ id: slots.id, dueAt: slots.deliveryDate, state: slots.state, reason: slots.reason })
      .from(slots)
      .where(and(eq(slots.profileId, profiles.id), eq(slots.kind, kind)))
      .orderBy(desc(slots.deliveryDate))
      .limit(most)
      .as('latest')
    return q()
      .select({
        account: profiles.userId,
        id: latest.id,
        dueAt: latest.dueAt,
        state: latest.state,
        reason: latest.reason,
      })
      .from(profiles)
      .innerJoinLateral(latest, sql`true`)
      .where(inArray(profiles.userId, accounts))
  }
  const mailsOf = async (slotIds: string[]) =>
    slotIds.length === 0
      ? []
      : await q()
          .select({
            slotId: mails.slotId,
            address: mails.address,
            state: mails.state,
            sentAt: mails.sentAt,
            said: mails.said,
          })
          .from(mails)
          .where(inArray(mails.slotId, slotIds))
          .orderBy(mails.address)

  return {
    async search(words, most, shown) {
      const wanted = words.map((word) => `'${word.toLowerCase()}':*`).join(' & ')
      const named = q()
        .select({ id: users.id })
        .from(users)
        .where(sql`${searchTerms(users.email, users.firstName, users.lastName)} @@ ${wanted}::tsquery`)
        .limit(MOST_MATCHES)
      const ofCompany = q()
        .select({ id: profiles.userId })
        .from(profiles)
        .where(sql`${searchTerms(profiles.companyName)} @@ ${wanted}::tsquery`)
        .limit(MOST_MATCHES)
      const ofTeam = q()
        .select({ id: profiles.userId })
        .from(profiles)
        .where(sql`${searchTerms(searchableList(profiles.teamMemberEmails))} @@ ${wanted}::tsquery`)
        .limit(MOST_MATCHES)
      const mailed = q()
        .select({ id: profiles.userId })
        .from(recipients)
        .innerJoin(profiles, eq(profiles.id, recipients.profileId))
        .where(sql`${searchTerms(recipients.address)} @@ ${wanted}::tsquery`)
        .limit(MOST_MATCHES)
      const accounts = await q()
        .select({
          id: users.id,
          email: users.email,
          firstName: users.firstName,
          lastName: users.lastName,
          plan: users.plan,
          userType: users.userType,
        })
        .from(users)
        .where(inArray(users.id, union(named, ofCompany, ofTeam, mailed)))
        .orderBy(desc(users.createdAt), users.id)
        .limit(most)
      if (accounts.length === 0) return []
      const ids = accounts.map(({ id }) => id)
      const brands = await q()
        .select({
          account: profiles.userId,
          isClient: profiles.isClient,
          companyName: profiles.companyName,
          next: profiles.nextRunAt,
          last: profiles.lastScheduledDelivery,
        })
        .from(profiles)
        .where(inArray(profiles.userId, ids))
      const latest = (await Promise.all(slotKinds.map((kind) => latestOf(ids, kind, shown)))).flat()
      const deliveries = ids.map((id) =>
        latest
          .filter(({ account }) => account === id)
          .toSorted((one, other) => other.dueAt.getTime() - one.dueAt.getTime())
          .slice(0, shown),
      )
      const sent = await mailsOf(deliveries.flat().map(({ id }) => id))
      return accounts.map(({ firstName, lastName, ...account }, at) => {
        const own = brands.filter((brand) => brand.account === account.id)
        return {
          ...account,
          name: [firstName, lastName].filter(Boolean).join(' '),
          companyName: own.find(({ isClient }) => !isClient)?.companyName ?? null,
          nextDelivery: momentOf(own.map(({ next }) => next).toSorted(inOrder)[0]),
          lastScheduledDelivery: momentOf(
            own
              .map(({ last }) => last)
              .toSorted(inOrder)
              .findLast(Boolean),
          ),
          deliveries: (deliveries[at] ?? []).map((delivery) => ({
            ...delivery,
            mails: sent.filter(({ slotId }) => slotId === delivery.id),
          })),
        }
      })
    },
  }
}

/** Sorts missing values to the end. */
const inOrder = (one: Date | null, other: Date | null): number =>
  (one?.getTime() ?? Number.MAX_SAFE_INTEGER) - (other?.getTime() ?? Number.MAX_SAFE_INTEGER)

const momentOf = (moment: Date | null | undefined): Date | null => moment ?? null
