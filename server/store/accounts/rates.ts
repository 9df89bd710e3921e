import { eq, lte, sql } from 'drizzle-orm'
import type { RateStore } from '#domain/account/rates.ts'
import type { Database } from '../embedded/database.ts'
import { rateLimits } from '../tables.ts'

export function rateStore({ q }: Database): RateStore {
  return {
    async count(key, windowSeconds, now) {
      const endsAt = new Date(now.getTime() + windowSeconds * 1000)
      // If the time window is over, it starts again. This is one write, so that concurrent tries are all
      // counted.
      const over = sql`${rateLimits.endsAt} <= ${now.toISOString()}::timestamptz`
      const [row] = await q()
        .insert(rateLimits)
        .values({ key, endsAt, tries: 1 })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            tries: sql`case when ${over} then 1 else ${rateLimits.tries} + 1 end`,
            endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimits.endsAt} end`,
          },
        })
        .returning({ tries: rateLimits.tries, endsAt: rateLimits.endsAt })
      return row ?? { tries: 1, endsAt }
    },
    async forget(key) {
      await q().delete(rateLimits).where(eq(rateLimits.key, key))
    },
    async prune(now) {
      await q().delete(rateLimits).where(lte(rateLimits.endsAt, now))
    },
  }
}
