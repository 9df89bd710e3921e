import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type ContentData, DeliveryType } from '#contract/delivery.ts'
import { MailState, SlotState } from '#contract/operations.ts'
import { users } from './accounts.ts'
import { profiles } from './brands.ts'
import { id, moment, createdAt, count, oneOf } from './columns.ts'
import { searchTerms } from './search-terms.ts'

const readers = ['owner', 'team', 'client', 'agency'] as const

/** A time at which a profile's delivery or digest is due. There is at most one row for each time. */
export const scheduledDeliveries = pgTable(
  'scheduled_deliveries',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['scheduled', 'digest'] })
      .notNull()
      .default('scheduled'),
    deliveryDate: moment('delivery_date').notNull(),
    state: text().$type<SlotState>().notNull().default('planned'),
    /** Why the delivery was skipped or failed. */
    reason: text(),
    attempts: count('attempts'),
    deliveryId: uuid('delivery_id').references((): AnyPgColumn => deliveries.id, { onDelete: 'set null' }),
    pdfUrl: text('pdf_url'),
    emailSent: boolean('email_sent').notNull().default(false),
    createdAt: createdAt(),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    uniqueIndex('scheduled_deliveries_slot').on(t.profileId, t.kind, t.deliveryDate),
    index('scheduled_deliveries_state').on(t.state, t.createdAt),
    index('scheduled_deliveries_delivery').on(t.deliveryId),
    oneOf('scheduled_deliveries_kind', t.kind, ['scheduled', 'digest']),
    oneOf('scheduled_deliveries_state', t.state, SlotState.options),
  ],
)

/** One email to one person. Its recipient and content are fixed when its delivery is made. */
export const deliveryMails = pgTable(
  'delivery_mails',
  {
    id: id(),
    slotId: uuid('slot_id')
      .notNull()
      .references(() => scheduledDeliveries.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    firstName: text('first_name').notNull().default(''),
    reader: text({ enum: readers }).notNull(),
    state: text().$type<MailState>().notNull().default('waiting'),
    /** The fence: a number that grows with each try. A worker with an older number may no longer write. */
    fence: integer().notNull().default(0),
    /**
     * Set just before the last line of the email is sent: if it is null, the mail server can't have accepted
     * the email.
     */
    dotAt: moment('dot_at'),
    sentAt: moment('sent_at'),
    /** The mail server's last answer. */
    said: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('delivery_mails_reader').on(t.slotId, sql`lower(${t.address})`),
    index('delivery_mails_profile').on(t.profileId),
    index('delivery_mails_state').on(t.state, t.createdAt),
    index('delivery_mails_sent').on(t.sentAt),
    oneOf('delivery_mails_state', t.state, MailState.options),
    oneOf('delivery_mails_reader', t.reader, readers),
  ],
)

/** The choices of a brand's recipients and the refusals of their mail servers, by address. */
export const recipients = pgTable(
  'recipients',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The recipient's address in lower case. */
    address: text().notNull(),
    /**
     * The token in the unsubscribe link of each email. It is stored in plain text, since every email shows it
     * again.
     */
    token: text().notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** The number of permanent refusals in a row; an accepted email resets it. */
    refusals: count('refusals'),
    said: text(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.address] }),
    uniqueIndex('recipients_token').on(t.token),
    index('recipients_words').using('gin', searchTerms(t.address)),
    check('recipients_token_length', sql`length(${t.token}) >= 22`),
  ],
)

export const deliveries = pgTable(
  'deliveries',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    agencyId: uuid('agency_id').references(() => users.id, { onDelete: 'cascade' }),
    deliveryType: text('delivery_type').$type<DeliveryType>().notNull(),
    contentData: jsonb('content_data').$type<ContentData>().notNull(),
    accessToken: text('access_token').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    viewCount: count('view_count'),
    lastViewed: moment('last_viewed'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deliveries_token').on(t.accessToken),
    uniqueIndex('deliveries_first')
      .on(t.profileId)
      .where(sql`delivery_type = 'first'`),
    index('deliveries_profile').on(t.profileId, t.createdAt.desc()),
    index('deliveries_agency').on(t.agencyId),
    oneOf('deliveries_type', t.deliveryType, DeliveryType.options),
    check('deliveries_token_length', sql`length(${t.accessToken}) >= 22`),
  ],
)
