import { pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Key-value pairs for the whole product, such as the version of the time zone rules that deliveries were
 * planned with.
 */
export const remembered = pgTable('remembered', {
  name: text().primaryKey(),
  value: text().notNull(),
})
