import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm'
import type { IndustryUpdates } from '#contract/news.ts'
import { Plan, opens } from '#contract/plans.ts'
import type { FeedFetch, NewsStore } from '#domain/news/stores.ts'
import type { Database } from './embedded/database.ts'
import { isId } from './ids.ts'
import {
  agencyClients,
  deliveries,
  industryUpdates,
  newsFeeds,
  newsFetches,
  profiles,
  users,
} from './tables.ts'

const plansWithNews = Plan.options.filter((plan) => opens(plan, 'news'))

export function newsStore({ q, prepared }: Database): NewsStore {
  const newestOf = prepared('newest_week', (q) =>
    q
      .select({ weekOf: industryUpdates.weekOf, updates: industryUpdates.updates })
      .from(industryUpdates)
      .where(
        and(
          eq(industryUpdates.profileId, sql.placeholder('profileId')),
          lte(industryUpdates.weekOf, sql.placeholder('last')),
        ),
      )
      .orderBy(desc(industryUpdates.weekOf))
      .limit(1),
  )
  const carriedBy = prepared('carried_news', (q) =>
    q
      .select({ news: sql<IndustryUpdates | null>`${deliveries.contentData} -> 'newsUpdatesAndTrends'` })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.profileId, sql.placeholder('profileId')),
          sql`${deliveries.deliveryType} in (${sql.placeholder('kind')}, 'first')`,
          gte(deliveries.createdAt, sql.placeholder('since')),
        ),
      ),
  )
  return {
    async newest(profileId, last) {
      const [row] = await newestOf({ profileId, last })
      return row ?? null
    },
    async keep(profileId, { weekOf, updates, records }, createdAt) {
      const values = { updates, told: records, createdAt, isProcessed: true }
      await q()
        .insert(industryUpdates)
        .values({ ...values, profileId, weekOf })
        .onConflictDoUpdate({ target: [industryUpdates.profileId, industryUpdates.weekOf], set: values })
    },
    async recordsBetween(profileId, since, before) {
      return await q()
        .select({ weekOf: industryUpdates.weekOf, records: industryUpdates.told })
        .from(industryUpdates)
        .where(
          and(
            eq(industryUpdates.profileId, profileId),
            gte(industryUpdates.weekOf, since),
            lt(industryUpdates.weekOf, before),
          ),
        )
        .orderBy(desc(industryUpdates.weekOf))
    },
    async carried(profileId, kind, since) {
      const rows = await carriedBy({ profileId, kind, since })
      return rows.flatMap(({ news }) => news ?? [])
    },

    async feedsOf(profileId) {
      return await q()
        .select({ id: newsFeeds.id, address: newsFeeds.address })
        .from(newsFeeds)
        .where(eq(newsFeeds.profileId, profileId))
        .orderBy(asc(newsFeeds.createdAt), asc(newsFeeds.id))
    },
    async addFeed(profileId, address, createdAt) {
      const [row] = await q()
        .insert(newsFeeds)
        .values({ profileId, address, createdAt })
        .onConflictDoNothing()
        .returning({ id: newsFeeds.id, address: newsFeeds.address })
      return row ?? null
    },
    async removeFeed(profileId, feedId) {
      if (!isId(feedId)) return false
      const [gone] = await q()
        .delete(newsFeeds)
        .where(and(eq(newsFeeds.id, feedId), eq(newsFeeds.profileId, profileId)))
        .returning({ address: newsFeeds.address })
      if (!gone) return false
      const others = q().select().from(newsFeeds).where(eq(newsFeeds.address, gone.address))
      await q()
        .delete(newsFetches)
        .where(and(eq(newsFetches.address, gone.address), notExists(others)))
      return true
    },

    async fetches(addresses) {
      if (addresses.length === 0) return []
      const rows = await q()
        .select()
        .from(newsFetches)
        .where(inArray(newsFetches.address, [...addresses]))
      return rows.map(({ address, name, fetchedAt, problem, items }) => ({
        address,
        name,
        fetchedAt,
        problem,
        items,
      }))
    },
    async keepFetch({ address, ...values }: FeedFetch) {
      const row = { ...values, itemCount: values.items.length }
      await q()
        .insert(newsFetches)
        .values({ address, ...row })
        .onConflictDoUpdate({ target: newsFetches.address, set: row })
    },
    async forgetFetches(before) {
      await q().delete(newsFetches).where(lt(newsFetches.fetchedAt, before))
    },

    async groupsWithoutNews(weekOf) {
      const rows = await q()
        .selectDistinct({ industry: profiles.industry, country: profiles.country })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.userId))
        .where(isDue(q, weekOf))
        .orderBy(asc(profiles.industry), asc(profiles.country))
      return rows.flatMap(({ industry, country }) => (country === null ? [] : [{ industry, country }]))
    },
    async profilesOf({ industry, country }, weekOf, after, most) {
      const rows = await q()
        .select({ id: profiles.id })
        .from(profiles)
        .innerJoin(users, eq(users.id, profiles.userId))
        .where(
          and(
            eq(profiles.industry, industry),
            eq(profiles.country, country),
            after === null ? undefined : gt(profiles.id, after),
            isDue(q, weekOf),
          ),
        )
        .orderBy(asc(profiles.id))
        .limit(most)
      return rows.map(({ id }) => id)
    },

    async clientsOf(agencyId, last) {
      const newest = await q()
        .selectDistinctOn([industryUpdates.profileId], {
          profileId: industryUpdates.profileId,
          weekOf: industryUpdates.weekOf,
          updates: industryUpdates.updates,
        })
        .from(industryUpdates)
        .innerJoin(agencyClients, eq(agencyClients.profileId, industryUpdates.profileId))
        .where(and(eq(agencyClients.agencyId, agencyId), lte(industryUpdates.weekOf, last)))
        .orderBy(industryUpdates.profileId, desc(industryUpdates.weekOf))
      const weeks = new Map(newest.map(({ profileId, ...week }) => [profileId, week]))
      const clients = await q()
        .select({
          clientId: agencyClients.id,
          clientName: profiles.companyName,
          profileId: agencyClients.profileId,
        })
        .from(agencyClients)
        .innerJoin(profiles, eq(profiles.id, agencyClients.profileId))
        .where(and(eq(agencyClients.agencyId, agencyId), agencyClients.isActive))
        .orderBy(asc(profiles.companyName), asc(agencyClients.id))
      return clients.map((client) => ({ ...client, week: weeks.get(client.profileId) ?? null }))
    },
  }
}

/** The profiles that should have this week's news and don't yet. */
const isDue = (q: Database['q'], weekOf: string) =>
  and(
    isNotNull(profiles.country),
    ne(profiles.industry, ''),
    ne(profiles.targetAudience, ''),
    inArray(users.plan, plansWithNews),
    users.onboardingCompleted,
    isNull(users.deletionDate),
    or(
      eq(profiles.isClient, false),
      exists(
        q()
          .select({ one: sql`1` })
          .from(agencyClients)
          .where(and(eq(agencyClients.profileId, profiles.id), agencyClients.isActive)),
      ),
    ),
    // There is a subquery per profile, which the index answers. A join would be planned from statistics, and
    // while a week is being made these say that nobody has it yet: tens of thousands of profiles would each
    // be compared with all that have it.
    isNull(
      q()
        .select({ one: sql`1` })
        .from(industryUpdates)
        .where(and(eq(industryUpdates.profileId, profiles.id), eq(industryUpdates.weekOf, weekOf))),
    ),
  )
