import { pgTable, text } from 'drizzle-orm/pg-core'

/** Small things that the product as a whole remembers, such as the timezone rules it planned by. */
export const remembered = pgTable('remembered', {
  name: text().primaryKey(),
  value: text().notNull(),
})
