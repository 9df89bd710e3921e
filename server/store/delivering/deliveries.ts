import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { ContentData } from '#contract/delivery.ts'
import type { Delivery, DeliveryStore } from '#domain/delivery/deliveries.ts'
import { parseStoredContent } from '#domain/delivery/public-content.ts'
import type { Database } from '../embedded/database.ts'
import { isId } from '../ids.ts'
import { lruCache } from '../lru-cache.ts'
import { deliveries, profiles, users } from '../tables.ts'

/** The milliseconds for which views are collected before they are written together. */
const FLUSH_AFTER = 1000

export interface DeliveriesWithViews extends DeliveryStore {
  /** Writes the views that were collected so far. */
  flushViews(): Promise<void>
}

/** The number of reports whose contents are cached. */
const CACHED_CONTENTS = 200

export function deliveryStore(
  { q, prepared }: Database,
  onError: (error: Error) => void,
): DeliveriesWithViews {
  const { viewed, flushViews } = viewCounter(q, onError)
  const activeBy = prepared('active_delivery', (q) =>
    q
      .select({ id: deliveries.id, createdAt: deliveries.createdAt, ownerId: profiles.userId })
      .from(deliveries)
      .innerJoin(profiles, eq(profiles.id, deliveries.profileId))
      .innerJoin(users, eq(users.id, profiles.userId))
      .where(
        and(
          eq(deliveries.accessToken, sql.placeholder('token')),
          deliveries.isActive,
          // The reports of a closed account are not public.
          isNull(users.deletionDate),
        ),
      ),
  )
  const contents = lruCache<ContentData>(CACHED_CONTENTS)
  const contentOf = async (id: string) => {
    const [row] = await q()
      .select({ contentData: deliveries.contentData })
      .from(deliveries)
      .where(eq(deliveries.id, id))
    return row ? parseStoredContent(row.contentData) : null
  }
  const shaped = async (rows: Promise<(typeof deliveries.$inferSelect)[]>) => {
    const [row] = await rows
    return row ? deliveryOf(row) : null
  }
  return {
    async add(delivery, now) {
      const [row] = await q()
        .insert(deliveries)
        .values({ ...delivery, createdAt: now })
        .returning()
      if (!row) throw new Error('The delivery was not kept')
      return deliveryOf(row)
    },
    byId: (id) => shaped(q().select().from(deliveries).where(eq(deliveries.id, id))),
    firstOf: (profileId) =>
      shaped(
        q()
          .select()
          .from(deliveries)
          .where(and(eq(deliveries.profileId, profileId), eq(deliveries.deliveryType, 'first'))),
      ),
    async byToken(token) {
      if (!/^[\w-]+$/.test(token)) return null
      // Access is checked every time, but the content is cached, since it never changes.
      const [row] = await activeBy({ token })
      const contentData = row && (await contents(row.id, () => contentOf(row.id)))
      return row && contentData ? { ...row, contentData } : null
    },
    viewed,
    flushViews,
    async page(profileId, { limit, cursor }) {
      await flushViews()
      const rows = await q()
        .select(listed)
        .from(deliveries)
        .where(and(eq(deliveries.profileId, profileId), cursor === undefined ? undefined : isAfter(cursor)))
        .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
        .limit(limit + 1)
      const last = rows[limit - 1]
      return {
        deliveries: rows.slice(0, limit),
        next: rows.length > limit && last ? `${last.createdAt.getTime()}.${last.id}` : null,
      }
    },
    async setActive(profileId, deliveryId, isActive) {
      if (!isId(deliveryId)) return null
      const [row] = await q()
        .update(deliveries)
        .set({ isActive })
        .where(and(eq(deliveries.id, deliveryId), eq(deliveries.profileId, profileId)))
        .returning(listed)
      return row ?? null
    },
  }
}

const eventIdeas = sql<number>`coalesce(jsonb_array_length(${deliveries.contentData} -> 'eventContentIdeas'), 0)`

const listed = {
  id: deliveries.id,
  deliveryType: deliveries.deliveryType,
  accessToken: deliveries.accessToken,
  day: sql<string | null>`${deliveries.contentData} ->> 'day'`,
  ideaCount: sql<number>`jsonb_array_length(${deliveries.contentData} -> 'contentIdeas') + ${eventIdeas}`,
  eventIdeaCount: eventIdeas,
  isActive: deliveries.isActive,
  viewCount: deliveries.viewCount,
  lastViewed: deliveries.lastViewed,
  createdAt: deliveries.createdAt,
}

/** The condition for rows after a cursor in list order; an invalid cursor gives no rows. */
function isAfter(cursor: string) {
  const [time = '', id = ''] = cursor.split('.')
  if (!/^\d{1,15}$/.test(time) || !isId(id)) return sql`false`
  const moment = new Date(Number(time)).toISOString()
  return sql`(${deliveries.createdAt}, ${deliveries.id}) < (${moment}::timestamptz, ${id}::uuid)`
}

/** Counts views in memory and writes them once a second, so that reading a public page writes nothing. */
function viewCounter(q: Database['q'], onError: (error: Error) => void) {
  const waiting = new Map<string, { count: number; last: Date }>()
  let timer: NodeJS.Timeout | undefined
  const flushViews = async () => {
    clearTimeout(timer)
    timer = undefined
    const counted = [...waiting]
    waiting.clear()
    for (const [id, { count, last }] of counted) {
      await q()
        .update(deliveries)
        .set({ viewCount: sql`${deliveries.viewCount} + ${count}::int`, lastViewed: last })
        .where(eq(deliveries.id, id))
    }
  }
  const viewed = (id: string, now: Date) => {
    waiting.set(id, { count: (waiting.get(id)?.count ?? 0) + 1, last: now })
    timer ??= setTimeout(() => void flushViews().catch(onError), FLUSH_AFTER)
  }
  return { viewed, flushViews }
}

const deliveryOf = (row: typeof deliveries.$inferSelect): Delivery => ({
  id: row.id,
  profileId: row.profileId,
  deliveryType: row.deliveryType,
  // Reports saved by an older version lack newer parts of ideas, and may name documents.
  contentData: parseStoredContent(row.contentData),
  accessToken: row.accessToken,
  isActive: row.isActive,
  viewCount: row.viewCount,
  lastViewed: row.lastViewed,
  createdAt: row.createdAt,
})
