import { bytea, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { WebsiteFound } from '#contract/website.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/**
 * A website that was read before its account has a profile: its pages, so that they are not fetched again,
 * and the values found on them.
 */
export const waitingWebsites = pgTable(
  'waiting_websites',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The fetched pages as compressed JSON. */
    site: bytea().notNull(),
    found: jsonb().$type<WebsiteFound>().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (t) => [index('waiting_websites_read').on(t.readAt)],
)
