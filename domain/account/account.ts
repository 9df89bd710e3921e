// Accounts, and the stores of accounts and sessions.
import type { User, UserType } from '#contract/account.ts'
import type { Plan } from '#contract/plans.ts'

export interface Account {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
  userType: UserType
  plan: Plan
  trialEndDate: Date | null
  /** The subscription at the payment provider. With one, the provider decides what happens after the trial. */
  stripeSubscriptionId: string | null
  onboardingCompleted: boolean
  emailVerified: boolean
  referralCode: string | null
  createdAt: Date
  /** When the data of a closed account is deleted; null while the account is open. */
  deletionDate: Date | null
}

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  plan: Plan
  trialEndDate: Date | null
  /** What the visitor chose or brought along when signing up. Only billing uses it. */
  wanted: { plan?: string | undefined; ref?: string | undefined; discount?: string | undefined }
}

/** A token as stored: only its hash, with an expiry date. */
export interface StoredToken {
  hash: string
  expires: Date
}

export interface AccountStore {
  byId(id: string): Promise<Account | null>
  /** Ignores upper and lower case. */
  byEmail(email: string): Promise<Account | null>
  passwordHashOf(id: string): Promise<string | null>
  /** Null if the address is taken. */
  add(account: NewAccount): Promise<Account | null>
  setNames(id: string, names: { firstName: string; lastName: string }): Promise<Account>
  keepVerification(id: string, token: StoredToken): Promise<void>
  /**
   * Confirms the address the token belongs to. Opening the link again still works. Null if the token is unknown or
   * expired.
   */
  verifyBy(tokenHash: string, now: Date): Promise<Account | null>
  markVerified(id: string): Promise<void>
  keepReset(id: string, token: StoredToken): Promise<void>
  /**
   * Uses up the token and sets the password in one write, so of two concurrent calls only one gets an account back.
   */
  resetPasswordBy(tokenHash: string, passwordHash: string, now: Date): Promise<Account | null>
  /** Sets the password if the current one still has this hash, and invalidates any pending reset link. */
  changePassword(id: string, presentHash: string, newHash: string): Promise<boolean>
  completeOnboarding(id: string): Promise<void>
  /** Sets the plan. An account that moves to a paid plan gets a referral code if it has none. */
  setPlan(id: string, plan: Plan, trialEndDate: Date | null, referralCode: string): Promise<void>
  setType(id: string, type: UserType): Promise<void>
  /** Moves accounts whose trial is over and that have no subscription to the free plan. Returns how many. */
  endTrials(now: Date): Promise<number>
  setDeletionDate(id: string, date: Date | null): Promise<Account>
  /** Deletes accounts whose deletion date has passed, with everything they own. Returns how many. */
  deleteClosed(now: Date): Promise<number>
  /** Which of these ids don't belong to an account. */
  missingIds(ids: readonly string[]): Promise<string[]>
  /** All rows that belong to the account, by table, without secrets. */
  allRowsOf(id: string): Promise<Record<string, unknown>>
}

export interface SessionStore {
  /** Stores the session under the hash of its token. */
  add(tokenHash: string, userId: string, now: Date): Promise<void>
  /** The account of this session, if the session hasn't expired. Extends the session. */
  accountOf(tokenHash: string, now: Date): Promise<Account | null>
  end(tokenHash: string): Promise<void>
  endAllOf(userId: string): Promise<void>
  prune(now: Date): Promise<void>
}

/** The account as its owner's browser gets it. */
export const userOf = (account: Account): User => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  profileImageUrl: account.profileImageUrl,
  userType: account.userType,
  plan: account.plan,
  trialEndDate: account.trialEndDate?.toISOString() ?? null,
  onboardingCompleted: account.onboardingCompleted,
  referralCode: account.referralCode,
  createdAt: account.createdAt.toISOString(),
  deletionDate: account.deletionDate?.toISOString() ?? null,
})
