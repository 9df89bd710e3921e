import { eq, sql } from 'drizzle-orm'
import type { UsageStore } from '#domain/ideas/stores.ts'
import type { Database } from './database.ts'
import { users } from './tables.ts'

export function usageStore({ q }: Database): UsageStore {
  /** What the row says of this day: a count of another day is none of it. */
  const usedOn = (day: string) =>
    sql<number>`case when ${users.lastUsageReset} = ${day}::date then ${users.dailyUsage} else 0 end`
  return {
    async used(userId, day) {
      const [row] = await q()
        .select({ used: usedOn(day) })
        .from(users)
        .where(eq(users.id, userId))
      return row?.used ?? 0
    },
    async reserve(userId, wanted, limit, day) {
      // One statement reads the row locked and writes it, so that two requests can't both take the last idea.
      const { rows } = await q().execute<{ granted: number }>(sql`
        with before as (
          select id, ${usedOn(day)} as used from users where id = ${userId} for update
        )
        update users set
          daily_usage = before.used + greatest(0, least(${wanted}::int, ${limit}::int - before.used)),
          last_usage_reset = ${day}::date
        from before where users.id = before.id
        returning greatest(0, least(${wanted}::int, ${limit}::int - before.used)) as granted`)
      return rows[0]?.granted ?? 0
    },
    async giveBack(userId, count, day) {
      await q()
        .update(users)
        .set({ dailyUsage: sql`greatest(0, ${users.dailyUsage} - ${count}::int)` })
        .where(sql`${users.id} = ${userId} and ${users.lastUsageReset} = ${day}::date`)
    },
  }
}
