import { boolean, doublePrecision, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { Work } from '#contract/work.ts'
import type { WorkResult } from '#domain/work/running-work.ts'
import { users } from './accounts.ts'
import { moment } from './columns.ts'

/** Long-running work of one web process, so that others can show and join it. */
export const runningWork = pgTable(
  'running_work',
  {
    id: uuid().primaryKey(),
    owner: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<Work['kind']>().notNull(),
    /** A hash of the work's key, since a key may be as long as a brief. */
    key: text().notNull(),
    step: text().notNull(),
    share: doublePrecision().notNull(),
    startedAt: moment('started_at').notNull(),
    /** The last heartbeat of the process that does the work, by the database's clock. */
    beatAt: moment('beat_at').notNull(),
    /** Whether another process waits for the work's result. */
    isJoined: boolean('is_joined').notNull().default(false),
    /** The work's answer or problem for those who joined it; null while it runs. */
    ending: jsonb().$type<WorkResult>(),
  },
  (t) => [
    uniqueIndex('running_work_once')
      .on(t.owner, t.kind, t.key)
      .where(sql`${t.ending} is null`),
  ],
)
