import { eq, sql } from 'drizzle-orm'
import type { UsageStore } from '#domain/ideas/stores.ts'
import type { Database } from '../embedded/database.ts'
import { users } from '../tables.ts'

export function usageStore({ q }: Database): UsageStore {
  /** What the row says of this day: a count of another day is none of it. */
  const usedOn = (day: string) =>
    sql<number>`case when ${users.lastUsageReset} = ${day}::date then ${users.dailyUsage} else 0 end`
  const read = (userId: string, day: string) =>
    q()
      .select({ used: usedOn(day) })
      .from(users)
      .where(eq(users.id, userId))
  return {
    async used(userId, day) {
      const [row] = await read(userId, day)
      return row?.used ?? 0
    },
    async lock(userId, day) {
      const [row] = await read(userId, day).for('update')
      return row?.used ?? 0
    },
    async add(userId, count, day) {
      await q()
        .update(users)
        .set({ dailyUsage: sql`${usedOn(day)} + ${count}::int`, lastUsageReset: day })
        .where(eq(users.id, userId))
    },
  }
}
