import {
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { profiles } from './brands.ts'
import { id, moment, count, oneOf } from './columns.ts'
import { contentIdeas } from './ideas.ts'

const metrics = ['views', 'clicks', 'shares', 'likes', 'comments', 'conversions'] as const

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    contentIdeaId: uuid('content_idea_id')
      .notNull()
      .references(() => contentIdeas.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    metricType: text('metric_type', { enum: metrics }).notNull(),
    value: integer().notNull().default(1),
    source: text(),
    timestamp: moment('timestamp').notNull().defaultNow(),
    metadata: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('analytics_events_idea').on(t.contentIdeaId, t.timestamp),
    index('analytics_events_profile').on(t.profileId, t.timestamp),
    oneOf('analytics_events_metric', t.metricType, metrics),
  ],
)

export const performanceSummaries = pgTable(
  'performance_summaries',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    contentIdeaId: uuid('content_idea_id').references(() => contentIdeas.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    totalViews: count('total_views'),
    totalClicks: count('total_clicks'),
    totalShares: count('total_shares'),
    totalLikes: count('total_likes'),
    totalComments: count('total_comments'),
    totalConversions: count('total_conversions'),
    engagementRate: doublePrecision('engagement_rate'),
    conversionRate: doublePrecision('conversion_rate'),
  },
  (t) => [
    uniqueIndex('performance_summaries_day').on(t.profileId, t.contentIdeaId, t.date),
    index('performance_summaries_idea').on(t.contentIdeaId),
  ],
)
