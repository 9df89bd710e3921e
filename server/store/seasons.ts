import { and, asc, eq, sql } from 'drizzle-orm'
import type { OwnEvent } from '#contract/seasons.ts'
import type { CalendarStore, EventStore } from '#domain/seasons/stores.ts'
import type { Database } from './embedded/database.ts'
import { isId } from './ids.ts'
import { calendarFeeds, events, hiddenDays, profiles } from './tables.ts'

export function calendarStore({ q, prepared }: Database): CalendarStore {
  const wishesOf = prepared('calendar_wishes', (q) =>
    q
      .select({
        wantsFaith: profiles.wantsFaithDays,
        hidden: sql<
          string[]
        >`array(select ${hiddenDays.occasionId} from ${hiddenDays} where ${hiddenDays.profileId} = ${profiles.id})`,
      })
      .from(profiles)
      .where(eq(profiles.id, sql.placeholder('profileId'))),
  )
  return {
    async settingsOf(profileId) {
      const [wishes] = await wishesOf({ profileId })
      return { wantsFaith: wishes?.wantsFaith ?? false, hidden: new Set(wishes?.hidden) }
    },
    async hide(profileId, occasionId, isHidden) {
      const day = { profileId, occasionId }
      if (isHidden) await q().insert(hiddenDays).values(day).onConflictDoNothing()
      else
        await q()
          .delete(hiddenDays)
          .where(and(eq(hiddenDays.profileId, profileId), eq(hiddenDays.occasionId, occasionId)))
    },
    async setWantsFaith(profileId, wantsFaithDays) {
      await q().update(profiles).set({ wantsFaithDays }).where(eq(profiles.id, profileId))
    },
    async feedTokenOf(profileId) {
      const [feed] = await q()
        .select({ token: calendarFeeds.token })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.profileId, profileId))
      return feed?.token ?? null
    },
    async keepFeed(profileId, token, createdAt) {
      await q()
        .insert(calendarFeeds)
        .values({ profileId, token, createdAt })
        .onConflictDoUpdate({ target: calendarFeeds.profileId, set: { token, createdAt } })
    },
    async endFeed(profileId) {
      await q().delete(calendarFeeds).where(eq(calendarFeeds.profileId, profileId))
    },
    async profileOfFeed(token) {
      if (!/^[\w-]+$/.test(token)) return null
      const [feed] = await q()
        .select({ profileId: calendarFeeds.profileId })
        .from(calendarFeeds)
        .where(eq(calendarFeeds.token, token))
      return feed?.profileId ?? null
    },
  }
}

export function eventStore({ q, prepared }: Database): EventStore {
  const eventsOf = prepared('events_of_profile', (q) =>
    q
      .select()
      .from(events)
      .where(eq(events.profileId, sql.placeholder('profileId')))
      .orderBy(asc(events.eventDate), asc(events.createdAt), asc(events.id)),
  )
  const one = (profileId: string, eventId: string) =>
    and(eq(events.id, eventId), eq(events.profileId, profileId))
  return {
    of: async (profileId) => (await eventsOf({ profileId })).map(eventOf),
    async add(profileId, event, createdAt) {
      const [row] = await q()
        .insert(events)
        .values({ ...event, profileId, createdAt })
        .returning()
      if (!row) throw new Error('The event was not kept')
      return eventOf(row)
    },
    async change(profileId, eventId, event) {
      if (!isId(eventId)) return null
      const [row] = await q().update(events).set(event).where(one(profileId, eventId)).returning()
      return row ? eventOf(row) : null
    },
    async remove(profileId, eventId) {
      if (!isId(eventId)) return false
      const gone = await q().delete(events).where(one(profileId, eventId)).returning({ id: events.id })
      return gone.length > 0
    },
  }
}

const eventOf = (row: typeof events.$inferSelect): OwnEvent => ({
  id: row.id,
  eventName: row.eventName,
  eventDate: row.eventDate,
  eventType: row.eventType,
  contentPlanningStartDate: row.contentPlanningStartDate,
  notes: row.notes,
})
