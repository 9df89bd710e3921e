import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  Dismissal,
  EditablePart,
  Evidence,
  Explanation,
  FormatFields,
  HouseQuestion,
  IdeaOccasion,
} from '#contract/ideas.ts'
import { ContentType } from '#contract/values/content.ts'
import type { IdeaKey, RenderedParts } from '#domain/ideas/engine.ts'
import { profiles } from './brands.ts'
import { id, moment, count, oneOf } from './columns.ts'

export const contentIdeas = pgTable(
  'content_ideas',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    objective: text({ enum: ['entertain', 'inspire', 'educate', 'inform'] }).notNull(),
    status: text({ enum: ['generated', 'in_use', 'published', 'archived'] })
      .notNull()
      .default('generated'),
    isInstant: boolean('is_instant').notNull().default(false),
    /** Whether an earlier idea of the profile had the same summary; decided once, so that a card never changes. */
    repeatsSummary: boolean('repeats_summary').notNull().default(false),
    /** Why the user dismissed the idea, if they did; its status is then archived. */
    dismissal: jsonb().$type<Dismissal>(),
    documentInsights: jsonb('document_insights')
      .$type<{ fileName: string; insights: { companyInfo?: string; keyMessaging?: string } }[]>()
      .notNull()
      .default([]),
    outline: jsonb().$type<string[]>().notNull().default([]),
    draft: text().notNull().default(''),
    prepare: jsonb().$type<string[]>().notNull().default([]),
    /** Assumptions that the user should check before publishing. */
    checks: jsonb().$type<string[]>().notNull().default([]),
    effort: text({ enum: ['quick', 'half-day', 'project'] }),
    reader: text({ enum: ['new', 'existing', 'lapsed', 'both', 'public'] }),
    occasion: jsonb().$type<IdeaOccasion>(),
    tasks: jsonb().$type<string[]>().notNull().default([]),
    /** House questions whose answers would improve the idea. */
    asks: jsonb().$type<HouseQuestion[]>().notNull().default([]),
    /** The parts that the user edited, which a rewrite leaves alone. */
    edited: jsonb().$type<EditablePart[]>().notNull().default([]),
    /** The idea before its last rewrite, for undo. */
    previous: jsonb().$type<RenderedParts>(),
    formatFields: jsonb('format_fields').$type<FormatFields>().notNull().default([]),
    evidence: jsonb().$type<Evidence[]>().notNull().default([]),
    explanation: jsonb().$type<Explanation>(),
    engine: text().notNull(),
    /** What the idea is about, as structured data, so that later ideas don't repeat it. */
    ideaKey: jsonb('idea_key').$type<IdeaKey>().notNull(),
    keyText: text('key_text').notNull(),
    callToAction: text('call_to_action').notNull(),
    performanceScore: doublePrecision('performance_score'),
    totalViews: count('total_views'),
    totalClicks: count('total_clicks'),
    totalShares: count('total_shares'),
    totalLikes: count('total_likes'),
    totalComments: count('total_comments'),
    totalConversions: count('total_conversions'),
    generatedAt: moment('generated_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    lastTrackedAt: moment('last_tracked_at'),
    /** The idea's position among those generated together, which all have the same time. */
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('content_ideas_key').on(t.profileId, t.keyText),
    index('content_ideas_newest').on(t.profileId, t.generatedAt.desc(), t.position, t.id),
    oneOf('content_ideas_type', t.contentType, ContentType.options),
    oneOf('content_ideas_status', t.status, ['generated', 'in_use', 'published', 'archived']),
    check('content_ideas_dismissed', sql`${t.dismissal} is null or ${t.status} = 'archived'`),
  ],
)
