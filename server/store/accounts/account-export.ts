import { eq, sql } from 'drizzle-orm'
import type { Database } from '../embedded/database.ts'
import * as tables from '../tables.ts'

/**
 * The account's rows from all tables, without anything that would let someone sign in, pay or decide in
 * another person's name.
 */
export async function accountExport(q: Database['q'], id: string): Promise<Record<string, unknown>> {
  const [account] = await q().select().from(tables.users).where(eq(tables.users.id, id))
  if (!account) return {}
  const { passwordHash: _1, verificationToken: _2, passwordResetToken: _3, ...own } = account
  const { waitingWebsites: waiting, recipients, deliveryMails: mails } = tables
  const mine = sql`profile_id in (select id from profiles where user_id = ${id})`
  return {
    account: own,
    profiles: await q().select().from(tables.profiles).where(eq(tables.profiles.userId, id)),
    documents: await q().select().from(tables.documents).where(mine),
    brandFacts: await q().select().from(tables.brandFacts).where(mine),
    houseAnswers: await q().select().from(tables.houseAnswers).where(mine),
    events: await q().select().from(tables.events).where(mine),
    hiddenDays: await q().select().from(tables.hiddenDays).where(mine),
    contentIdeas: await q().select().from(tables.contentIdeas).where(mine),
    deliveries: await q().select().from(tables.deliveries).where(mine),
    scheduledDeliveries: await q().select().from(tables.scheduledDeliveries).where(mine),
    deliveryMails: await q()
      .select({
        slotId: mails.slotId,
        address: mails.address,
        firstName: mails.firstName,
        reader: mails.reader,
        state: mails.state,
        sentAt: mails.sentAt,
        said: mails.said,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .where(mine),
    // The recipient's token is left out, since it lets anyone unsubscribe them.
    recipients: await q()
      .select({
        profileId: recipients.profileId,
        address: recipients.address,
        unsubscribedAt: recipients.unsubscribedAt,
        refusals: recipients.refusals,
        said: recipients.said,
      })
      .from(recipients)
      .where(mine),
    newsFeeds: await q().select().from(tables.newsFeeds).where(mine),
    industryUpdates: await q().select().from(tables.industryUpdates).where(mine),
    waitingWebsites: await q()
      .select({ url: waiting.url, found: waiting.found, readAt: waiting.readAt })
      .from(waiting)
      .where(eq(waiting.userId, id)),
  }
}
