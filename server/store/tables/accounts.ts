import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, createdAt, updatedAt, count, oneOf } from './columns.ts'
import { searchTerms } from './search-terms.ts'

const planNames = ['free', 'trial', 'basic', 'plus', 'agency'] as const

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
    /** The brand's local date of the last request for ideas; `dailyUsage` counts that day's ideas. */
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
    /** The plan chosen at registration, for billing. */
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
    index('users_words').using('gin', searchTerms(t.email, t.firstName, t.lastName)),
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

/** Sessions by the hash of their token: reading the table doesn't let anyone sign in. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    sess: jsonb().$type<{ userId: string; since: string }>().notNull(),
    expire: moment('expire').notNull(),
  },
  (t) => [index('sessions_expire').on(t.expire), index('sessions_user').on(sql`(${t.sess} ->> 'userId')`)],
)
