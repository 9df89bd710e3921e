// Every table: the specification's section 3, and what the product needs beside it. Migrations are made from this page.
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  bytea,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import type { Insights } from '#contract/documents.ts'
import type { Place, Slots, SourceWords } from '#contract/facts.ts'
import type { WebsiteAnalysis, WebsiteFound } from '#contract/website.ts'
import { ContentType } from '#contract/values/content.ts'
import { type ContentData, DeliveryType } from '#contract/delivery.ts'
import type { BrandUpdates } from '#contract/news.ts'
import { MailState, SlotState } from '#contract/operations.ts'
import type {
  Dismissal,
  EditablePart,
  Evidence,
  Explanation,
  FormatFields,
  HouseQuestion,
  IdeaOccasion,
} from '#contract/ideas.ts'
import type { IdeaKey, WovenParts } from '#domain/ideas/engine.ts'
import type { NewsItem } from '#domain/news/stories/item.ts'
import type { ToldStory } from '#domain/news/stores.ts'

const id = () =>
  uuid()
    .primaryKey()
    .default(sql`gen_random_uuid()`)
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const createdAt = () => moment('created_at').notNull().defaultNow()
const updatedAt = () => moment('updated_at').notNull().defaultNow()
const texts = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'::text[]`)
const count = (name: string) => integer(name).notNull().default(0)
const oneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

const planNames = ['free', 'trial', 'basic', 'plus', 'agency'] as const
const readers = ['owner', 'team', 'client', 'agency'] as const
const metrics = ['views', 'clicks', 'shares', 'likes', 'comments', 'conversions'] as const

/** What parts words; in the middle of words the index would hide what follows. */
const betweenWords = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~‘’“”–—…·`
/**
 * The words of texts as a search finds them by how they begin. The index and the query must say it alike, or the query reads every
 * row.
 */
export const wordsOf = (...texts: (AnyPgColumn | SQL)[]) => {
  const text = sql.join(
    texts.map((column) => sql`coalesce(${column}, '')`),
    sql.raw(` || ' ' || `),
  )
  const parted = sql`translate(lower(${text}), ${sql.raw(`'${betweenWords.replaceAll("'", "''")}'`)}, ${sql.raw(`'${' '.repeat(betweenWords.length)}'`)})`
  return sql`array_to_tsvector(array_remove(string_to_array(${parted}, ' '), ''))`
}

/** An address list as one text. An index takes none that is joined in the usual way, which hangs on settings of the session. */
export const joined = (addresses: AnyPgColumn) =>
  sql`array_to_tsvector(array_remove(array_remove(${addresses}, null), ''))::text`

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    profileImageUrl: text('profile_image_url'),
    userType: text('user_type', { enum: ['solo', 'agency', 'internal'] })
      .notNull()
      .default('solo'),
    plan: text({ enum: planNames }).notNull().default('trial'),
    stripeCustomerId: text('stripe_customer_id'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    trialEndDate: moment('trial_end_date'),
    isTestUser: boolean('is_test_user').notNull().default(false),
    onboardingCompleted: boolean('onboarding_completed').notNull().default(false),
    dailyUsage: count('daily_usage'),
    /** The brand's local day that `dailyUsage` counts. */
    lastUsageReset: date('last_usage_reset'),
    referralCode: text('referral_code'),
    referredBy: uuid('referred_by').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
    referralDiscountAmount: integer('referral_discount_amount').notNull().default(100),
    activeReferralCount: count('active_referral_count'),
    passwordHash: text('password_hash'),
    emailVerified: boolean('email_verified').notNull().default(false),
    verificationToken: text('verification_token'),
    verificationExpires: moment('verification_expires'),
    passwordResetToken: text('password_reset_token'),
    passwordResetExpires: moment('password_reset_expires'),
    authProvider: text('auth_provider').notNull().default('local'),
    /** What the visitor came for at registration: billing's to look at. */
    wanted: jsonb().$type<{ plan?: string; ref?: string; discount?: string }>(),
    deletionDate: moment('deletion_date'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    uniqueIndex('users_referral_code').on(t.referralCode),
    uniqueIndex('users_verification_token').on(t.verificationToken),
    uniqueIndex('users_password_reset_token').on(t.passwordResetToken),
    index('users_referred_by').on(t.referredBy),
    index('users_words').using('gin', wordsOf(t.email, t.firstName, t.lastName)),
    index('users_trial_end')
      .on(t.trialEndDate)
      .where(sql`plan = 'trial'`),
    index('users_deletion')
      .on(t.deletionDate)
      .where(sql`deletion_date is not null`),
    oneOf('users_user_type', t.userType, ['solo', 'agency', 'internal']),
    oneOf('users_plan', t.plan, planNames),
    check('users_daily_usage', sql`${t.dailyUsage} >= 0`),
    check('users_referral_code_length', sql`length(${t.referralCode}) = 9`),
  ],
)

export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A client's profile belongs to the agency's account beside its own. */
    isClient: boolean('is_client').notNull().default(false),
    companyName: text('company_name').notNull(),
    companyWebsite: text('company_website'),
    industry: text().notNull(),
    /** A second trade of the library, by its id, where the brand named one. */
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
    /** Whether its calendar shows days of faith that are no public holidays. */
    wantsFaithDays: boolean('wants_faith_days').notNull().default(false),
    deliveryDayOfWeek: integer('delivery_day_of_week').notNull().default(1),
    deliveryDayOfMonth: integer('delivery_day_of_month').notNull().default(1),
    deliveryHour: integer('delivery_hour').notNull().default(9),
    deliveryTime: time('delivery_time').notNull().default('09:00:00'),
    deliveryTimezone: text('delivery_timezone').notNull().default('UTC'),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    weeklyDigest: boolean('weekly_digest').notNull().default(false),
    lastScheduledDelivery: moment('last_scheduled_delivery'),
    deliveriesPaused: boolean('deliveries_paused').notNull().default(false),
    /** When its next delivery and its next digest fall due. Worked out in `domain/schedule`, never here. */
    nextRunAt: moment('next_run_at'),
    nextDigestAt: moment('next_digest_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // Only what is planned stands in these, so that looking for what is due costs what is due.
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
    index('profiles_words').using('gin', wordsOf(t.companyName)),
    index('profiles_team_words').using('gin', wordsOf(joined(t.teamMemberEmails))),
    // The news is fetched once for all brands of a trade and a country.
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

export const documents = pgTable(
  'documents',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    fileType: text('file_type', { enum: ['pdf', 'docx', 'txt'] }).notNull(),
    fileSizeBytes: integer('file_size_bytes').notNull(),
    extractedInsights: jsonb('extracted_insights').$type<Insights>().notNull().default({}),
    isProcessed: boolean('is_processed').notNull().default(false),
    notice: text(),
    uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  },
  (t) => [
    index('documents_profile').on(t.profileId),
    oneOf('documents_type', t.fileType, ['pdf', 'docx', 'txt']),
    check('documents_size', sql`${t.fileSizeBytes} between 0 and 10485760`),
  ],
)

/** What is known of a brand, each claim with its source. */
export const brandFacts = pgTable(
  'brand_facts',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['website', 'document', 'profile', 'news', 'event'] }).notNull(),
    quote: text().notNull(),
    place: jsonb().$type<Place>().notNull(),
    type: text().notNull(),
    slots: jsonb().$type<Slots>().notNull().default({}),
    heading: text().notNull().default(''),
    freshness: text({ enum: ['current', 'undated', 'dated'] }).notNull(),
    status: text({ enum: ['extracted', 'confirmed', 'edited', 'hidden'] })
      .notNull()
      .default('extracted'),
    visibility: text({ enum: ['public', 'internal'] }).notNull(),
    voice: text({ enum: ['brand', 'customer', 'third-party'] }).notNull(),
    flags: texts('flags'),
    /** What the source says, where a person edited it. */
    original: jsonb().$type<SourceWords>(),
    /** Keeps the order of the source. */
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('brand_facts_profile').on(t.profileId, t.position),
    index('brand_facts_document').on(t.documentId),
    check('brand_facts_document_kind', sql`(${t.kind} = 'document') = (${t.documentId} is not null)`),
    oneOf('brand_facts_status', t.status, ['extracted', 'confirmed', 'edited', 'hidden']),
    oneOf('brand_facts_visibility', t.visibility, ['public', 'internal']),
  ],
)

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

export const seasonalEvents = pgTable(
  'seasonal_events',
  {
    id: id(),
    name: text().notNull(),
    type: text().notNull(),
    date: date().notNull(),
    countries: texts('countries'),
    description: text(),
    industryRelevance: jsonb('industry_relevance').$type<Record<string, number>>().notNull().default({}),
    leadTimeMonths: integer('lead_time_months').notNull().default(2),
    importance: integer().notNull().default(3),
    isReligious: boolean('is_religious').notNull().default(false),
  },
  (t) => [index('seasonal_events_date').on(t.date)],
)

/** Days of the year that a brand never wants to see again, by the names the catalogue keeps for ever. */
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

/** Secret addresses of calendars. Kept as they are, like a report's: their owner is shown them again. */
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

/** What people answered to the house questions of their trade. */
export const houseAnswers = pgTable(
  'house_answers',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** The question's id in the library. */
    question: text().notNull(),
    /** Null where somebody said that it does not apply: then it is not asked again. */
    answer: text(),
    answeredAt: moment('answered_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.profileId, t.question] })],
)

export const contentIdeas = pgTable(
  'content_ideas',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    summary: text().notNull(),
    description: text().notNull(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    objective: text({ enum: ['entertain', 'inspire', 'educate', 'inform'] }).notNull(),
    status: text({ enum: ['generated', 'in_use', 'published', 'archived'] })
      .notNull()
      .default('generated'),
    isInstant: boolean('is_instant').notNull().default(false),
    /** Why it is not for the brand, where somebody said so; then its status is archived. */
    dismissal: jsonb().$type<Dismissal>(),
    documentInsights: jsonb('document_insights')
      .$type<{ fileName: string; insights: { companyInfo?: string; keyMessaging?: string } }[]>()
      .notNull()
      .default([]),
    outline: jsonb().$type<string[]>().notNull().default([]),
    draft: text().notNull().default(''),
    prepare: jsonb().$type<string[]>().notNull().default([]),
    /** What it takes for granted. */
    checks: jsonb().$type<string[]>().notNull().default([]),
    effort: text({ enum: ['quick', 'half-day', 'project'] }),
    reader: text({ enum: ['new', 'existing', 'lapsed', 'both', 'public'] }),
    occasion: jsonb().$type<IdeaOccasion>(),
    tasks: jsonb().$type<string[]>().notNull().default([]),
    /** House questions whose answers would make it better. */
    asks: jsonb().$type<HouseQuestion[]>().notNull().default([]),
    /** The parts that a person rewrote: they are never woven anew. */
    edited: jsonb().$type<EditablePart[]>().notNull().default([]),
    /** What it was before it was last woven anew, so that this can be undone. */
    previous: jsonb().$type<WovenParts>(),
    formatFields: jsonb('format_fields').$type<FormatFields>().notNull().default([]),
    evidence: jsonb().$type<Evidence[]>().notNull().default([]),
    explanation: jsonb().$type<Explanation>(),
    engine: text().notNull(),
    /** What the idea is about, by structure: the memory that keeps ideas from coming twice. */
    ideaKey: jsonb('idea_key').$type<IdeaKey>().notNull(),
    keyText: text('key_text').notNull(),
    callToAction: text('call_to_action').notNull(),
    performanceScore: doublePrecision('performance_score'),
    totalViews: count('total_views'),
    totalClicks: count('total_clicks'),
    totalShares: count('total_shares'),
    totalLikes: count('total_likes'),
    totalComments: count('total_comments'),
    totalConversions: count('total_conversions'),
    generatedAt: moment('generated_at').notNull().defaultNow(),
    publishedAt: moment('published_at'),
    lastTrackedAt: moment('last_tracked_at'),
    /** The order within one generation, where all share a moment. */
    position: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('content_ideas_key').on(t.profileId, t.keyText),
    index('content_ideas_newest').on(t.profileId, t.generatedAt.desc(), t.position, t.id),
    oneOf('content_ideas_type', t.contentType, ContentType.options),
    oneOf('content_ideas_status', t.status, ['generated', 'in_use', 'published', 'archived']),
    check('content_ideas_dismissed', sql`${t.dismissal} is null or ${t.status} = 'archived'`),
  ],
)

export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: id(),
    contentIdeaId: uuid('content_idea_id')
      .notNull()
      .references(() => contentIdeas.id, { onDelete: 'cascade' }),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    metricType: text('metric_type', { enum: metrics }).notNull(),
    value: integer().notNull().default(1),
    source: text(),
    timestamp: moment('timestamp').notNull().defaultNow(),
    metadata: jsonb().$type<Record<string, unknown>>(),
  },
  (t) => [
    index('analytics_events_idea').on(t.contentIdeaId, t.timestamp),
    index('analytics_events_profile').on(t.profileId, t.timestamp),
    oneOf('analytics_events_metric', t.metricType, metrics),
  ],
)

export const performanceSummaries = pgTable(
  'performance_summaries',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    contentIdeaId: uuid('content_idea_id').references(() => contentIdeas.id, { onDelete: 'cascade' }),
    date: date().notNull(),
    totalViews: count('total_views'),
    totalClicks: count('total_clicks'),
    totalShares: count('total_shares'),
    totalLikes: count('total_likes'),
    totalComments: count('total_comments'),
    totalConversions: count('total_conversions'),
    engagementRate: doublePrecision('engagement_rate'),
    conversionRate: doublePrecision('conversion_rate'),
  },
  (t) => [
    uniqueIndex('performance_summaries_day').on(t.profileId, t.contentIdeaId, t.date),
    index('performance_summaries_idea').on(t.contentIdeaId),
  ],
)

/** One time that a profile's delivery, or its digest, fell due: there is never a second row for the same. */
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
    /** Why it was skipped or given up. */
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

/** One mail to one person, frozen when its delivery was made. */
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
    /** Grows with each try. Who holds an older number may not write any more. */
    fence: integer().notNull().default(0),
    /** Set just before the mail's last line leaves: without it the mail server can't have accepted the mail. */
    dotAt: moment('dot_at'),
    sentAt: moment('sent_at'),
    /** What the mail server said last. */
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

/** What a brand's readers decided, and what mail servers said of them, by address. */
export const recipients = pgTable(
  'recipients',
  {
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** In lower case. */
    address: text().notNull(),
    /** Stands in each mail's address for leaving. Kept as it is: the next mail shows it again. */
    token: text().notNull(),
    unsubscribedAt: moment('unsubscribed_at'),
    /** Refusals for good, one after the other; an accepted mail sets it back. */
    refusals: count('refusals'),
    said: text(),
  },
  (t) => [
    primaryKey({ columns: [t.profileId, t.address] }),
    uniqueIndex('recipients_token').on(t.token),
    index('recipients_words').using('gin', wordsOf(t.address)),
    check('recipients_token_length', sql`length(${t.token}) >= 22`),
  ],
)

/** Small things that the product as a whole remembers, such as the timezone rules it planned by. */
export const remembered = pgTable('remembered', {
  name: text().primaryKey(),
  value: text().notNull(),
})

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

export const industryUpdates = pgTable(
  'industry_updates',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    weekOf: date('week_of').notNull(),
    updates: jsonb().$type<BrandUpdates>().notNull(),
    /** What was told in it, by structure: the memory that keeps stories and suggestions from coming twice. */
    told: jsonb().$type<ToldStory[]>().notNull().default([]),
    isProcessed: boolean('is_processed').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('industry_updates_week').on(t.profileId, t.weekOf)],
)

/** A brand's own feeds, beside those that everybody has. */
export const newsFeeds = pgTable(
  'news_feeds',
  {
    id: id(),
    profileId: uuid('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('news_feeds_address').on(t.profileId, t.address)],
)

/** What a feed's address gave last time: fetched once for all the brands that ask it. */
export const newsFetches = pgTable('news_fetches', {
  address: text().primaryKey(),
  name: text().notNull().default(''),
  fetchedAt: moment('fetched_at').notNull(),
  itemCount: integer('item_count').notNull().default(0),
  problem: text(),
  /** The items of the last three weeks, as they were read. What failed leaves the old ones standing. */
  items: jsonb().$type<NewsItem[]>().notNull().default([]),
})

export const discountCodes = pgTable(
  'discount_codes',
  {
    id: id(),
    code: text().notNull(),
    discountPercent: integer('discount_percent'),
    discountAmount: integer('discount_amount'),
    validUntil: moment('valid_until'),
    maxUses: integer('max_uses'),
    currentUses: count('current_uses'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('discount_codes_code').on(sql`lower(${t.code})`),
    check('discount_codes_length', sql`length(${t.code}) between 1 and 50`),
    check('discount_codes_uses', sql`${t.maxUses} is null or ${t.currentUses} <= ${t.maxUses}`),
    check('discount_codes_percent', sql`${t.discountPercent} between 1 and 100`),
  ],
)

export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    referredUserId: uuid('referred_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    /** Pence off the referrer's month. */
    discountAmount: integer('discount_amount').notNull().default(100),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referrals_referred').on(t.referredUserId),
    index('referrals_referrer').on(t.referrerId),
    check('referrals_not_self', sql`${t.referrerId} <> ${t.referredUserId}`),
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

/** A website that was read before its account has a profile: its pages, so that they are not fetched again, and what they offer. */
export const waitingWebsites = pgTable(
  'waiting_websites',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** The fetched site as JSON, compressed. */
    site: bytea().notNull(),
    found: jsonb().$type<WebsiteFound>().notNull(),
    readAt: moment('read_at').notNull(),
  },
  (t) => [index('waiting_websites_read').on(t.readAt)],
)

/** Sessions by the hash of their token: who reads the table can't sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().$type<{ userId: string; since: string }>().notNull(),
    expire: moment('expire').notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(sql`(${t.sess} ->> 'userId')`)],
)

/** Tries counted per key and window, so that several processes count together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    endsAt: moment('ends_at').notNull(),
    tries: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key] }), index('rate_limits_end').on(t.endsAt)],
)
