import { and, between, eq, gt, gte, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type { Slot, SlotStore } from '#domain/delivery/slots.ts'
import type { Database } from '../embedded/database.ts'
import { isId } from '../ids.ts'
import { profiles, scheduledDeliveries as slots } from '../tables.ts'
import { mailStore } from './mails.ts'

const HALF_A_DAY = 12 * 3_600_000

const columns = {
  id: slots.id,
  profileId: slots.profileId,
  kind: slots.kind,
  dueAt: slots.deliveryDate,
  state: slots.state,
  attempts: slots.attempts,
}

export function slotStore(database: Database): SlotStore {
  const { q, prepared } = database
  const byId = prepared('slot_by_id', (q) =>
    q
      .select(columns)
      .from(slots)
      .where(eq(slots.id, sql.placeholder('id'))),
  )
  const laterThan = prepared('later_slot', (q) =>
    q
      .select({ id: slots.id })
      .from(slots)
      .where(
        and(
          eq(slots.profileId, sql.placeholder('profileId')),
          eq(slots.kind, sql.placeholder('kind')),
          gt(slots.deliveryDate, sql.placeholder('dueAt')),
          lte(slots.deliveryDate, sql.placeholder('now')),
        ),
      )
      .limit(1),
  )
  const first = async (rows: Promise<Slot[]>) => (await rows)[0] ?? null
  /** Ends a slot, as skipped or failed, if its delivery isn't made yet. */
  const end = (id: string, values: Partial<typeof slots.$inferInsert>) =>
    q()
      .update(slots)
      .set(values)
      .where(and(eq(slots.id, id), eq(slots.state, 'planned')))
  return {
    ...mailStore(database),
    async add(wanted, now) {
      if (wanted.length === 0) return []
      return await q()
        .insert(slots)
        .values(
          wanted.map(({ dueAt, ...slot }) => ({
            ...slot,
            deliveryDate: dueAt,
            createdAt: now,
            finishedAt: slot.state === 'skipped' ? now : null,
          })),
        )
        .onConflictDoNothing()
        .returning(columns)
    },
    byId: (id) => first(byId({ id })),
    lock: (id) => first(q().select(columns).from(slots).where(eq(slots.id, id)).for('update')),
    async hasLater({ profileId, kind, dueAt }, now) {
      return (await laterThan({ profileId, kind, dueAt, now })).length > 0
    },
    async hasDeliveryBetween(profileId, since, until) {
      const found = await q()
        .select({ id: slots.id })
        .from(slots)
        .where(
          and(
            eq(slots.profileId, profileId),
            eq(slots.kind, 'scheduled'),
            ne(slots.state, 'skipped'),
            gte(slots.deliveryDate, since),
            lt(slots.deliveryDate, until),
          ),
        )
        .limit(1)
      return found.length > 0
    },
    async hasDeliveryNear({ profileId, dueAt }) {
      const near = await q()
        .select({ id: slots.id })
        .from(slots)
        .where(
          and(
            eq(slots.profileId, profileId),
            eq(slots.kind, 'scheduled'),
            ne(slots.state, 'skipped'),
            between(
              slots.deliveryDate,
              new Date(dueAt.getTime() - HALF_A_DAY),
              new Date(dueAt.getTime() + HALF_A_DAY),
            ),
          ),
        )
        .limit(1)
      return near.length > 0
    },
    async made(id, deliveryId, pdfUrl) {
      const [slot] = await q()
        .update(slots)
        .set({ state: 'made', deliveryId, pdfUrl, reason: null })
        .where(eq(slots.id, id))
        .returning(columns)
      if (slot?.kind !== 'scheduled') return
      await q()
        .update(profiles)
        .set({ lastScheduledDelivery: slot.dueAt })
        .where(eq(profiles.id, slot.profileId))
    },
    async skip(id, reason, now) {
      await end(id, { state: 'skipped', reason, finishedAt: now })
    },
    async markFailed(id, now) {
      await end(id, { state: 'failed', finishedAt: now })
    },
    async recordFailure(id, reason) {
      await q()
        .update(slots)
        .set({ attempts: sql`${slots.attempts} + 1`, reason })
        .where(eq(slots.id, id))
    },
    async finishCompleted(now) {
      const done = await q()
        .update(slots)
        .set({
          state: 'finished',
          finishedAt: now,
          emailSent: sql`exists (select 1 from delivery_mails m where m.slot_id = ${slots.id} and m.state = 'sent')`,
        })
        .where(
          and(
            eq(slots.state, 'made'),
            sql`not exists (select 1 from delivery_mails m where m.slot_id = ${slots.id} and m.state in ('waiting', 'sending'))`,
          ),
        )
        .returning({ id: slots.id })
      return done.length
    },
    async requeue(id) {
      if (!isId(id)) return false
      const back = await q()
        .update(slots)
        .set({ state: 'planned', reason: null, finishedAt: null })
        .where(and(eq(slots.id, id), inArray(slots.state, ['failed'])))
        .returning({ id: slots.id })
      return back.length > 0
    },
  }
}
