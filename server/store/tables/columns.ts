// Defines columns that many tables have.
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const id = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`)
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () => moment('updated_at').notNull().defaultNow()
export const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`)
export const count = (name: string) => integer(name).notNull().default(0)
export const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)
