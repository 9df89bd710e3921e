import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { profiles } from './brands.ts'
import { id, createdAt, texts, oneOf } from './columns.ts'

export const agencyClients = pgTable(
  'agency_clients',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    deliverToAgency: boolean('deliver_to_agency').notNull().default(true),
    ccAgencyOnScheduled: boolean('cc_agency_on_scheduled').notNull().default(false),
    deliveryTarget: text('delivery_target', { enum: ['client_only', 'agency_only', 'both'] })
      .notNull()
      .default('client_only'),
    clientEmails: texts('client_emails'),
    clientFirstNames: texts('client_first_names'),
    seasonalContentEnabled: boolean('seasonal_content_enabled'),
    seasonalContentCount: integer('seasonal_content_count'),
    seasonalLeadTimeMonths: integer('seasonal_lead_time_months'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('agency_clients_profile').on(t.profileId),
    index('agency_clients_agency').on(t.agencyId),
    oneOf('agency_clients_target', t.deliveryTarget, ['client_only', 'agency_only', 'both']),
    check('agency_clients_emails', sql`cardinality(${t.clientEmails}) <= 5`),
    check('agency_clients_names', sql`cardinality(${t.clientFirstNames}) <= 5`),
  ],
)

export const agencySeats = pgTable(
  'agency_seats',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seatCount: integer('seat_count').notNull(),
    stripeSubscriptionId: text('stripe_subscription_id'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('agency_seats_agency').on(t.agencyId), check('agency_seats_count', sql`${t.seatCount} >= 0`)],
)
