import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { SessionStore } from '#domain/account/account.ts'
import { accountColumns } from './accounts.ts'
import type { Database } from '../embedded/database.ts'
import { sessions, users } from '../tables.ts'

const DAY = 86_400_000
/** A session ends a week after its last use, and thirty days after it began. */
const IDLE = 7 * DAY
const WHOLE = 30 * DAY
/** The minimum time between two writes to the row of a session in use. */
const STEP = 3_600_000

export function sessionStore({ q, prepared }: Database): SessionStore {
  const runningBy = prepared('running_session', (q) =>
    q
      .select({
        ...accountColumns,
        since: sql<string>`${sessions.sess} ->> 'since'`,
        expire: sessions.expire,
      })
      .from(sessions)
      .innerJoin(users, sql`${users.id} = (${sessions.sess} ->> 'userId')::uuid`)
      .where(and(eq(sessions.sid, sql.placeholder('sid')), gt(sessions.expire, sql.placeholder('now')))),
  )
  return {
    async add(sid, userId, now) {
      await q()
        .insert(sessions)
        .values({
          sid,
          sess: { userId, since: now.toISOString() },
          expire: new Date(now.getTime() + IDLE),
        })
    },
    async accountOf(sid, now) {
      const [row] = await runningBy({ sid, now })
      if (!row) return null
      const { since, expire, ...account } = row
      const next = Math.min(now.getTime() + IDLE, Date.parse(since) + WHOLE)
      if (next - expire.getTime() > STEP) {
        await q()
          .update(sessions)
          .set({ expire: new Date(next) })
          .where(eq(sessions.sid, sid))
      }
      return account
    },
    async end(sid) {
      await q().delete(sessions).where(eq(sessions.sid, sid))
    },
    async endAllOf(userId) {
      await q()
        .delete(sessions)
        .where(sql`${sessions.sess} ->> 'userId' = ${userId}`)
    },
    async prune(now) {
      await q().delete(sessions).where(lte(sessions.expire, now))
    },
  }
}
