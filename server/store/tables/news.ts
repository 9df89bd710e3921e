import { boolean, date, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BrandUpdates } from '#contract/news.ts'
import type { StoryRecord } from '#domain/news/stores.ts'
import type { NewsItem } from '#domain/news/stories/item.ts'
import { profiles } from './brands.ts'
import { id, moment, createdAt } from './columns.ts'

export const industryUpdates = pgTable(
  'industry_updates',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    weekOf: date('week_of').notNull(),
    updates: jsonb().$type<BrandUpdates>().notNull(),
    /** The stories and suggestions as structured data, so that later weeks don't repeat them. */
    told: jsonb().$type<StoryRecord[]>().notNull().default([]),
    isProcessed: boolean('is_processed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('industry_updates_week').on(t.profileId, t.weekOf)],
)

/** The feeds that a brand added to the shared ones. */
export const newsFeeds = pgTable(
  'news_feeds',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('news_feeds_address').on(t.profileId, t.address)],
)

/** The last result of fetching a feed. All brands that use the feed share it. */
export const newsFetches = pgTable('news_fetches', {
  address: text().primaryKey(),
  name: text().notNull().default(''),
  fetchedAt: moment('fetched_at').notNull(),
  itemCount: integer('item_count').notNull().default(0),
  problem: text(),
  /** The items of the last three weeks, as they were read. If a fetch fails, the old ones stay. */
  items: jsonb().$type<NewsItem[]>().notNull().default([]),
})
