import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { id, moment, createdAt, count } from './columns.ts'

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
    /** The discount on the referrer's month, in pence. */
    discountAmount: integer('discount_amount').notNull().default(100),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referrals_referred').on(t.referredUserId),
    index('referrals_referrer').on(t.referrerId),
    check('referrals_not_self', sql`${t.referrerId} <> ${t.referredUserId}`),
  ],
)
