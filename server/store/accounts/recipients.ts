import { asLine, cutTo } from '#contract/values/texts.ts'
import { randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type RecipientStore, standing } from '#domain/delivery/recipient-store.ts'
import type { Database } from '../embedded/database.ts'
import { recipients } from '../tables.ts'

/** The maximum length of a mail server's message, which is shown on one line. */
const LONGEST_MESSAGE = 300

export function recipientStore({ q }: Database): RecipientStore {
  const one = (profileId: string, address: string) =>
    and(eq(recipients.profileId, profileId), eq(recipients.address, address.toLowerCase()))
  return {
    async tokenFor(profileId, address) {
      const [row] = await q()
        .insert(recipients)
        .values(newRecipient(profileId, address))
        // The update changes nothing, but without it `returning` would leave out rows that already exist.
        .onConflictDoUpdate({
          target: [recipients.profileId, recipients.address],
          set: { address: sql`excluded.address` },
        })
        .returning({ token: recipients.token })
      if (!row) throw new Error('The recipient was not kept')
      return row.token
    },
    async byToken(token) {
      if (!/^[\w-]{22,64}$/.test(token)) return null
      const [row] = await q().select().from(recipients).where(eq(recipients.token, token))
      return row
        ? { profileId: row.profileId, address: row.address, isSubscribed: row.unsubscribedAt === null }
        : null
    },
    async setSubscribed(token, leftAt) {
      const mine = eq(recipients.token, token)
      await q()
        .update(recipients)
        .set({ unsubscribedAt: leftAt })
        .where(leftAt ? and(mine, isNull(recipients.unsubscribedAt)) : mine)
    },
    async standingOf(profileId, addresses) {
      const asked = addresses.map((address) => address.toLowerCase())
      const rows =
        asked.length > 0
          ? await q()
              .select()
              .from(recipients)
              .where(and(eq(recipients.profileId, profileId), inArray(recipients.address, asked)))
          : []
      const known = new Map(rows.map((row) => [row.address, row]))
      return addresses.map((address) => {
        const row = known.get(address.toLowerCase())
        return {
          address,
          standing: row ? standing(row.unsubscribedAt, row.refusals) : 'receiving',
          said: row?.said ?? null,
        }
      })
    },
    async noteRefusal(profileId, address, words) {
      const said = cutTo(asLine(words), LONGEST_MESSAGE)
      await q()
        .insert(recipients)
        .values({ ...newRecipient(profileId, address), refusals: 1, said })
        .onConflictDoUpdate({
          target: [recipients.profileId, recipients.address],
          set: { refusals: sql`${recipients.refusals} + 1`, said },
        })
    },
    async noteAccepted(profileId, address) {
      await q()
        .update(recipients)
        .set({ refusals: 0, said: null })
        .where(and(one(profileId, address), gt(recipients.refusals, 0)))
    },
    async tryAgain(profileId, address) {
      const forgiven = await q()
        .update(recipients)
        .set({ refusals: 0, said: null })
        .where(and(one(profileId, address), gt(recipients.refusals, 0)))
        .returning({ address: recipients.address })
      return forgiven.length > 0
    },
  }
}

/** Builds a recipient's row with a token of 128 random bits, 22 characters in a URL. */
const newRecipient = (profileId: string, address: string) => ({
  profileId,
  address: address.toLowerCase(),
  token: randomBytes(16).toString('base64url'),
})
