import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { UsageStore } from '#domain/ideas/stores.ts'
import type { Database } from '../embedded/database.ts'
import { contentIdeas, profiles, users } from '../tables.ts'

export function usageStore({ q }: Database): UsageStore {
  return {
    async dayOf(userId) {
      const [row] = await q()
        .select({ zone: profiles.deliveryTimezone, zoneChangedAt: profiles.timezoneChangedAt })
        .from(profiles)
        .where(and(eq(profiles.userId, userId), sql`not ${profiles.isClient}`))
      return row ?? { zone: 'UTC', zoneChangedAt: null }
    },
    async madeSince(userId, from) {
      const rows = await q()
        .select({ at: contentIdeas.generatedAt })
        .from(contentIdeas)
        .innerJoin(profiles, eq(profiles.id, contentIdeas.profileId))
        .where(and(eq(profiles.userId, userId), contentIdeas.isInstant, gte(contentIdeas.generatedAt, from)))
        .orderBy(asc(contentIdeas.generatedAt))
      return rows.map(({ at }) => at)
    },
    async lock(userId) {
      await q().select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    },
    async note(userId, used, day) {
      await q().update(users).set({ dailyUsage: used, lastUsageReset: day }).where(eq(users.id, userId))
    },
  }
}
