import { and, asc, count, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { MailState, SlotState } from '#contract/operations.ts'
import type { SlotKind } from '#domain/brand/plan-store.ts'
import type { FailureRow, OperationsStore } from '#domain/operations/stores.ts'
import { searchStore } from './accounts/account-search.ts'
import type { Database } from './embedded/database.ts'
import { isId } from './ids.ts'
import {
  deliveries,
  deliveryMails as mails,
  profiles,
  scheduledDeliveries as slots,
  users,
} from './tables.ts'

const nextOf = { scheduled: profiles.nextRunAt, digest: profiles.nextDigestAt } as const

/** @param queues counts the jobs of each queue */
export function operationsStore({ q }: Database, queues: OperationsStore['queues']): OperationsStore {
  const dueOf = (kind: SlotKind, now: Date) =>
    q().select({ id: profiles.id }).from(profiles).where(lte(nextOf[kind], now))
  const nextAfter = async (kind: SlotKind, now: Date) => {
    const [row] = await q()
      .select({ at: nextOf[kind] })
      .from(profiles)
      .where(gt(nextOf[kind], now))
      .orderBy(asc(nextOf[kind]))
      .limit(1)
    return row?.at ?? null
  }
  const failedSlots = (most: number): Promise<FailureRow[]> =>
    q()
      .select({
        id: slots.id,
        what: sql<'delivery'>`'delivery'`,
        companyName: profiles.companyName,
        account: users.email,
        address: sql<null>`null`,
        dueAt: slots.deliveryDate,
        attempts: slots.attempts,
        reason: slots.reason,
        createdAt: slots.createdAt,
      })
      .from(slots)
      .innerJoin(profiles, eq(profiles.id, slots.profileId))
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(slots.state, 'failed'))
      .orderBy(desc(slots.createdAt))
      .limit(most)
  // There is one query per state, so that each reads only the end of the index.
  const failedMails = (state: 'failed' | 'refused', most: number): Promise<FailureRow[]> =>
    q()
      .select({
        id: mails.id,
        what: sql<'mail'>`'mail'`,
        companyName: profiles.companyName,
        account: users.email,
        address: mails.address,
        dueAt: slots.deliveryDate,
        attempts: mails.fence,
        reason: mails.said,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .innerJoin(slots, eq(slots.id, mails.slotId))
      .innerJoin(profiles, eq(profiles.id, mails.profileId))
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(eq(mails.state, state))
      .orderBy(desc(mails.createdAt))
      .limit(most)

  return {
    ...searchStore({ q }),
    queues,
    async due(now) {
      const waiting = union(dueOf('scheduled', now), dueOf('digest', now)).as('waiting')
      const [row] = await q().select({ due: count() }).from(waiting)
      const next = [await nextAfter('scheduled', now), await nextAfter('digest', now)]
      const [soonest] = next
        .filter((at) => at !== null)
        .toSorted((one, other) => one.getTime() - other.getTime())
      return { due: row?.due ?? 0, next: soonest ?? null }
    },
    async slotsSince(since) {
      const rows = await q()
        .select({ state: slots.state, count: count() })
        .from(slots)
        .where(and(inArray(slots.state, SlotState.options), gte(slots.createdAt, since)))
        .groupBy(slots.state)
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    async mailsSince(since) {
      const rows = await q()
        .select({ state: mails.state, count: count() })
        .from(mails)
        .where(and(inArray(mails.state, MailState.options), gte(mails.createdAt, since)))
        .groupBy(mails.state)
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    async sentByDay(since) {
      const day = sql<string>`to_char(${mails.sentAt} at time zone 'UTC', 'YYYY-MM-DD')`
      const rows = await q()
        .select({ day, sent: count() })
        .from(mails)
        .where(gte(mails.sentAt, since))
        .groupBy(day)
      return new Map(rows.map(({ day, sent }) => [day, sent]))
    },
    async failures(most) {
      const failed = [
        ...(await failedSlots(most)),
        ...(await failedMails('failed', most)),
        ...(await failedMails('refused', most)),
      ]
      return failed
        .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
        .slice(0, most)
    },
    async outcomeOf(slotId) {
      if (!isId(slotId)) return null
      const [row] = await q()
        .select({ state: slots.state, reason: slots.reason, accessToken: deliveries.accessToken })
        .from(slots)
        .leftJoin(deliveries, eq(deliveries.id, slots.deliveryId))
        .where(eq(slots.id, slotId))
      return row ?? null
    },
  }
}
