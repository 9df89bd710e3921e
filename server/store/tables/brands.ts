import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  time,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Insights } from '#contract/documents.ts'
import type { WebsiteAnalysis } from '#contract/website.ts'
import { users } from './accounts.ts'
import { id, moment, createdAt, updatedAt, texts, oneOf } from './columns.ts'
import { searchableList, searchTerms } from './search-terms.ts'

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Whether the profile is of an agency's client. It belongs to the agency's account, which also has its own profile.
     */
    isClient: boolean('is_client').notNull().default(false),
    companyName: text('company_name').notNull(),
    companyWebsite: text('company_website'),
    industry: text().notNull(),
    /** The id of a second trade in the library, if the brand chose one. */
    secondTrade: text('second_trade'),
    country: text(),
    contentTypes: texts('content_types'),
    contentObjectives: texts('content_objectives'),
    companyInfo: text('company_info').notNull(),
    logoUrl: text('logo_url'),
    targetAudience: text('target_audience').notNull(),
    deliveryFrequency: text('delivery_frequency', { enum: ['daily', 'weekly', 'monthly', 'quarterly'] })
      .notNull()
      .default('monthly'),
    websiteAnalysisUrl: text('website_analysis_url'),
    websiteAnalysis: jsonb('website_analysis').$type<WebsiteAnalysis>(),
    websiteAnalysisLastUpdated: moment('website_analysis_last_updated'),
    documentInsights: jsonb('document_insights').$type<Insights>(),
    documentInsightsLastUpdated: moment('document_insights_last_updated'),
    primaryColor: text('primary_color'),
    secondaryColor: text('secondary_color'),
    tertiaryColor: text('tertiary_color'),
    teamMemberEmails: texts('team_member_emails'),
    agencyContentGuidelines: text('agency_content_guidelines'),
    agencyBrandingName: text('agency_branding_name'),
    agencyBrandingWebsite: text('agency_branding_website'),
    agencyBrandingLogo: text('agency_branding_logo'),
    agencyBrandColorPreference: text('agency_brand_color_preference').notNull().default('agency'),
    agencyClientSeats: integer('agency_client_seats').notNull().default(10),
    seasonalContentEnabled: boolean('seasonal_content_enabled').notNull().default(true),
    seasonalContentCount: integer('seasonal_content_count').notNull().default(3),
    seasonalLeadTimeMonths: integer('seasonal_lead_time_months').notNull().default(2),
    /** Whether the brand's calendar shows religious holidays that are not public holidays. */
    wantsFaithDays: boolean('wants_faith_days').notNull().default(false),
    deliveryDayOfWeek: integer('delivery_day_of_week').notNull().default(1),
    deliveryDayOfMonth: integer('delivery_day_of_month').notNull().default(1),
    deliveryHour: integer('delivery_hour').notNull().default(9),
    deliveryTime: time('delivery_time').notNull().default('09:00:00'),
    deliveryTimezone: text('delivery_timezone').notNull().default('UTC'),
    /** When the time zone was last changed; null if it never was. */
    timezoneChangedAt: moment('timezone_changed_at'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    weeklyDigest: boolean('weekly_digest').notNull().default(false),
    lastScheduledDelivery: moment('last_scheduled_delivery'),
    deliveriesPaused: boolean('deliveries_paused').notNull().default(false),
    /**
     * When the next delivery and the next digest are due. These times are calculated in `domain/schedule`,
     * never here.
     */
    nextRunAt: moment('next_run_at'),
    nextDigestAt: moment('next_digest_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // These indexes contain only planned profiles, so finding due ones costs no more than what is due.
    index('profiles_next_run')
      .on(t.nextRunAt)
      .where(sql`next_run_at is not null`),
    index('profiles_next_digest')
      .on(t.nextDigestAt)
      .where(sql`next_digest_at is not null`),
    uniqueIndex('profiles_own')
      .on(t.userId)
      .where(sql`not is_client`),
    index('profiles_user').on(t.userId),
    index('profiles_words').using('gin', searchTerms(t.companyName)),
    index('profiles_team_words').using('gin', searchTerms(searchableList(t.teamMemberEmails))),
    // News is fetched once for all brands of a trade and country, which this index finds.
    index('profiles_news').on(t.industry, t.country, t.id),
    oneOf('profiles_frequency', t.deliveryFrequency, ['daily', 'weekly', 'monthly', 'quarterly']),
    check('profiles_day_of_week', sql`${t.deliveryDayOfWeek} between 0 and 6`),
    check('profiles_day_of_month', sql`${t.deliveryDayOfMonth} between 1 and 28`),
    check('profiles_hour', sql`${t.deliveryHour} between 0 and 23`),
    check('profiles_seasonal_count', sql`${t.seasonalContentCount} between 1 and 5`),
    check('profiles_lead_time', sql`${t.seasonalLeadTimeMonths} between 1 and 4`),
    check('profiles_seats', sql`${t.agencyClientSeats} >= 0`),
  ],
)
