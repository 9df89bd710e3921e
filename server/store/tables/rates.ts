import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Counts tries by key and time window, for all processes together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    endsAt: moment('ends_at').notNull(),
    tries: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key] }), index('rate_limits_end').on(t.endsAt)],
)
