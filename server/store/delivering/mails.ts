// Stores the emails of deliveries: one row per recipient, written only by the worker that is sending it.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ContentData } from '#contract/delivery.ts'
import { parseStoredContent } from '#domain/delivery/public-content.ts'
import type { MailAttempt, SlotStore } from '#domain/delivery/slots.ts'
import type { Database } from '../embedded/database.ts'
import { isId } from '../ids.ts'
import { lruCache } from '../lru-cache.ts'
import {
  deliveries,
  deliveryMails as mails,
  profiles,
  recipients,
  scheduledDeliveries as slots,
  users,
} from '../tables.ts'

type MailStore = Pick<
  SlotStore,
  | 'addMails'
  | 'startMailAttempt'
  | 'claimBeforeSending'
  | 'endMail'
  | 'recordMailFailure'
  | 'markMailFailed'
  | 'lockFailedMail'
  | 'requeueMail'
  | 'dropMail'
>

/** The number of deliveries whose contents are cached. A delivery's emails are sent one after another. */
const CACHED_CONTENTS = 50

export function mailStore({ q, prepared }: Database): MailStore {
  const contents = lruCache<ContentData>(CACHED_CONTENTS)
  const contentOf = prepared('content_of_delivery', (q) =>
    q
      .select({ content: deliveries.contentData })
      .from(deliveries)
      .where(eq(deliveries.id, sql.placeholder('id'))),
  )
  const inHand = prepared('mail_in_hand', (q) =>
    q
      .select({
        id: mails.id,
        fence: mails.fence,
        address: mails.address,
        firstName: mails.firstName,
        reader: mails.reader,
        kind: slots.kind,
        dueAt: slots.deliveryDate,
        deliveryId: deliveries.id,
        profileId: profiles.id,
        accountId: profiles.userId,
        accessToken: deliveries.accessToken,
        isActive: deliveries.isActive,
        timezone: profiles.deliveryTimezone,
        frequency: profiles.deliveryFrequency,
        teamMemberEmails: profiles.teamMemberEmails,
        emailNotifications: profiles.emailNotifications,
        weeklyDigest: profiles.weeklyDigest,
        deliveriesPaused: profiles.deliveriesPaused,
        plan: users.plan,
        accountEmail: users.email,
        deletionDate: users.deletionDate,
        unsubscribeToken: recipients.token,
        unsubscribedAt: recipients.unsubscribedAt,
        refusals: recipients.refusals,
      })
      .from(mails)
      .innerJoin(slots, eq(slots.id, mails.slotId))
      .innerJoin(deliveries, eq(deliveries.id, slots.deliveryId))
      .innerJoin(profiles, eq(profiles.id, mails.profileId))
      .innerJoin(users, eq(users.id, profiles.userId))
      .innerJoin(
        recipients,
        and(eq(recipients.profileId, mails.profileId), eq(recipients.address, sql`lower(${mails.address})`)),
      )
      .where(eq(mails.id, sql.placeholder('id'))),
  )
  const read = async (id: string): Promise<MailAttempt | null> => {
    const [row] = await inHand({ id })
    if (!row) return null
    const content = await contents(row.deliveryId, async () => {
      const [found] = await contentOf({ id: row.deliveryId })
      return found ? parseStoredContent(found.content) : null
    })
    if (!content) return null
    const { deletionDate, unsubscribedAt, frequency, ...mail } = row
    return {
      ...mail,
      content,
      frequency: frequency === 'weekly' ? 'weekly' : 'monthly',
      isClosing: deletionDate !== null,
      isUnsubscribed: unsubscribedAt !== null,
    }
  }
  const givenUp = (id: string) => and(eq(mails.id, id), inArray(mails.state, ['failed', 'refused']))
  /**
   * Updates an email only if no later attempt has started, that is, if its row still has this fence number.
   */
  const write = async (id: string, fence: number, values: Partial<typeof mails.$inferInsert>) => {
    const written = await q()
      .update(mails)
      .set(values)
      .where(and(eq(mails.id, id), eq(mails.fence, fence), eq(mails.state, 'sending')))
      .returning({ id: mails.id })
    return written.length > 0
  }
  return {
    async addMails(slot, wanted, now) {
      if (wanted.length === 0) return []
      return await q()
        .insert(mails)
        .values(
          wanted.map((mail) => ({ ...mail, slotId: slot.id, profileId: slot.profileId, createdAt: now })),
        )
        .onConflictDoNothing()
        .returning({ id: mails.id })
    },
    async startMailAttempt(id) {
      const [taken] = await q()
        .update(mails)
        .set({ state: 'sending', fence: sql`${mails.fence} + 1`, dotAt: null })
        .where(and(eq(mails.id, id), inArray(mails.state, ['waiting', 'sending'])))
        .returning({ id: mails.id })
      return taken ? await read(id) : null
    },
    claimBeforeSending: (id, fence, now) => write(id, fence, { dotAt: now }),
    async endMail(id, fence, state, said, now) {
      await write(id, fence, { state, said, ...(state === 'sent' && { sentAt: now }) })
    },
    async recordMailFailure(id, fence, said) {
      await write(id, fence, { state: 'waiting', said })
    },
    async markMailFailed(id) {
      await q()
        .update(mails)
        .set({ state: 'failed' })
        .where(and(eq(mails.id, id), inArray(mails.state, ['waiting', 'sending'])))
    },
    async lockFailedMail(id) {
      if (!isId(id)) return null
      const [found] = await q().select({ id: mails.id }).from(mails).where(givenUp(id)).for('update')
      return found ? await read(id) : null
    },
    async requeueMail(id) {
      await q().update(mails).set({ state: 'waiting', said: null }).where(givenUp(id))
      // The slot is open again, because it has an email to send.
      await q()
        .update(slots)
        .set({ state: 'made', finishedAt: null })
        .where(sql`id = (select slot_id from delivery_mails where id = ${id}) and state = 'finished'`)
    },
    async dropMail(id, said) {
      await q().update(mails).set({ state: 'dropped', said }).where(givenUp(id))
    },
  }
}
