import { date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { profiles } from './brands.ts'
import { id, createdAt, oneOf } from './columns.ts'

export const events = pgTable(
  'events',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    eventName: text('event_name').notNull(),
    eventDate: date('event_date').notNull(),
    eventType: text('event_type', { enum: ['event', 'campaign', 'holiday'] }).notNull(),
    contentPlanningStartDate: date('content_planning_start_date'),
    notes: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('events_profile').on(t.profileId, t.eventDate),
    oneOf('events_type', t.eventType, ['event', 'campaign', 'holiday']),
  ],
)

/** The dates that a brand has hidden, by their permanent ids in the catalogue. */
export const hiddenDays = pgTable(
  'hidden_days',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    occasionId: text('occasion_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.occasionId] })],
)

/**
 * The secret addresses of calendars. They are stored in plain text, like those of reports, because the owner
 * can view them again.
 */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    profileId: uuid('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    token: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.token)],
)
