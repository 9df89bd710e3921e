import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Account, AccountStore } from '#domain/account/account.ts'
import { plans } from '#contract/plans.ts'
import type { Database } from '../embedded/database.ts'
import * as tables from '../tables.ts'
import { users } from '../tables.ts'

/** The columns of an account; its secrets are not among them. */
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
    // The token stays, so that a link which a mail scanner opened first still works for its reader.
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
            // Who opens the mail's link owns the address.
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
    everythingOf: (id) => everythingOf(q, id),
  }
}

const sameEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`

/** The account's rows, table by table. What would let somebody sign in or pay in its name is left out. */
async function everythingOf(q: Database['q'], id: string): Promise<Record<string, unknown>> {
  const [account] = await q().select().from(users).where(eq(users.id, id))
  if (!account) return {}
  const { passwordHash: _1, verificationToken: _2, passwordResetToken: _3, ...own } = account
  const waiting = tables.waitingWebsites
  const mine = sql`profile_id in (select id from profiles where user_id = ${id})`
  return {
    account: own,
    profiles: await q().select().from(tables.profiles).where(eq(tables.profiles.userId, id)),
    documents: await q().select().from(tables.documents).where(mine),
    brandFacts: await q().select().from(tables.brandFacts).where(mine),
    events: await q().select().from(tables.events).where(mine),
    hiddenDays: await q().select().from(tables.hiddenDays).where(mine),
    contentIdeas: await q().select().from(tables.contentIdeas).where(mine),
    deliveries: await q().select().from(tables.deliveries).where(mine),
    industryUpdates: await q().select().from(tables.industryUpdates).where(mine),
    waitingWebsites: await q()
      .select({ url: waiting.url, found: waiting.found, readAt: waiting.readAt })
      .from(waiting)
      .where(eq(waiting.userId, id)),
  }
}
