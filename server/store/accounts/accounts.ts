import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Account, AccountStore } from '#domain/account/account.ts'
import { plans } from '#contract/plans.ts'
import type { Database } from '../embedded/database.ts'
import { isId } from '../ids.ts'
import { users } from '../tables.ts'
import { accountExport } from './account-export.ts'

/** The columns of an account that may leave the store, without its secrets. */
export const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  userType: users.userType,
  plan: users.plan,
  trialEndDate: users.trialEndDate,
  stripeSubscriptionId: users.stripeSubscriptionId,
  onboardingCompleted: users.onboardingCompleted,
  emailVerified: users.emailVerified,
  referralCode: users.referralCode,
  createdAt: users.createdAt,
  deletionDate: users.deletionDate,
}

export function accountStore({ q }: Database): AccountStore {
  const first = async (rows: Promise<Account[]>) => (await rows)[0] ?? null
  const update = (id: string, values: Partial<typeof users.$inferInsert>) =>
    q()
      .update(users)
      .set({ ...values, updatedAt: sql`now()` })
      .where(eq(users.id, id))
  const updated = async (id: string, values: Partial<typeof users.$inferInsert>): Promise<Account> => {
    const [account] = await update(id, values).returning(accountColumns)
    if (!account) throw new Error(`No account ${id}`)
    return account
  }

  return {
    byId: (id) => first(q().select(accountColumns).from(users).where(eq(users.id, id))),
    byEmail: (email) => first(q().select(accountColumns).from(users).where(sameEmail(email))),
    async passwordHashOf(id) {
      const [row] = await q().select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
      return row?.hash ?? null
    },
    add: ({ wanted, ...account }) =>
      first(
        q()
          .insert(users)
          .values({ ...account, wanted: { ...wanted } as Record<string, string> })
          .onConflictDoNothing()
          .returning(accountColumns),
      ),
    setNames: (id, names) => updated(id, names),
    async keepVerification(id, token) {
      await update(id, { verificationToken: token.hash, verificationExpires: token.expires })
    },
    // The token is kept, so that the user's own click still works after an email scanner has opened the link.
    verifyBy: (hash, now) =>
      first(
        q()
          .update(users)
          .set({ emailVerified: true, updatedAt: sql`now()` })
          .where(and(eq(users.verificationToken, hash), gt(users.verificationExpires, now)))
          .returning(accountColumns),
      ),
    async markVerified(id) {
      await update(id, { emailVerified: true })
    },
    async keepReset(id, token) {
      await update(id, { passwordResetToken: token.hash, passwordResetExpires: token.expires })
    },
    resetPasswordBy: (hash, passwordHash, now) =>
      first(
        q()
          .update(users)
          .set({
            passwordHash,
            passwordResetToken: null,
            passwordResetExpires: null,
            // Opening the emailed link proves ownership of the address.
            emailVerified: true,
            updatedAt: sql`now()`,
          })
          .where(and(eq(users.passwordResetToken, hash), gt(users.passwordResetExpires, now)))
          .returning(accountColumns),
      ),
    async changePassword(id, presentHash, newHash) {
      const changed = await q()
        .update(users)
        .set({
          passwordHash: newHash,
          passwordResetToken: null,
          passwordResetExpires: null,
          updatedAt: sql`now()`,
        })
        .where(and(eq(users.id, id), eq(users.passwordHash, presentHash)))
        .returning({ id: users.id })
      return changed.length > 0
    },
    async completeOnboarding(id) {
      await update(id, { onboardingCompleted: true })
    },
    async setPlan(id, plan, trialEndDate, referralCode) {
      const pays = plans[plan].price > 0
      await update(id, {
        plan,
        trialEndDate,
        ...(pays ? { referralCode: sql`coalesce(${users.referralCode}, ${referralCode})` as never } : {}),
      })
    },
    async setType(id, userType) {
      await update(id, { userType })
    },
    async endTrials(now) {
      const ended = await q()
        .update(users)
        .set({ plan: 'free', updatedAt: sql`now()` })
        .where(and(eq(users.plan, 'trial'), lte(users.trialEndDate, now), isNull(users.stripeSubscriptionId)))
        .returning({ id: users.id })
      return ended.length
    },
    setDeletionDate: (id, deletionDate) => updated(id, { deletionDate }),
    async deleteClosed(now) {
      const gone = await q().delete(users).where(lte(users.deletionDate, now)).returning({ id: users.id })
      return gone.length
    },
    async missingIds(ids) {
      const asked = ids.filter(isId)
      const there = await q().select({ id: users.id }).from(users).where(inArray(users.id, asked))
      const known = new Set(there.map(({ id }) => id))
      return asked.filter((id) => !known.has(id))
    },
    allRowsOf: (id) => accountExport(q, id),
  }
}

const sameEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`
