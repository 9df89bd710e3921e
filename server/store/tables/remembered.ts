import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * A key-value table for values of the whole product, such as the version of the time zone rules it planned
 * with.
 */
export const remembered = pgTable('remembered', {
  name: text().primaryKey(),
  value: text().notNull(),
})
