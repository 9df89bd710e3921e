import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './brands.ts'
import { moment } from './columns.ts'

/** The users' answers to the house questions of their trade. */
export const houseAnswers = pgTable(
  'house_answers',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The question's id in the library. */
    question: text().notNull(),
    /** The answer; null if the user said that the question doesn't apply, so that it is not asked again. */
    answer: text(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.question] })],
)
