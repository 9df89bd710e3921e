// The data of an account and its sessions, and the stores that save them.
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
  /**
   * The subscription's id at the payment provider. If there is one, the provider decides what happens after
   * the trial.
   */
  stripeSubscriptionId: string | null
  onboardingCompleted: boolean
  emailVerified: boolean
  referralCode: string | null
  createdAt: Date
  /** The date on which a closed account's data is deleted; null while the account is open. */
  deletionDate: Date | null
}

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  plan: Plan
  trialEndDate: Date | null
  /** The plan and the referral or discount code that came with the sign-up. Only billing uses them. */
  wanted: { plan?: string | undefined; ref?: string | undefined; discount?: string | undefined }
}

/** A token as it is stored: only its hash and its expiry date. */
export interface StoredToken {
  hash: string
  expires: Date
}

export interface AccountStore {
  byId(id: string): Promise<Account | null>
  /** Finds an account by its email address, ignoring upper and lower case. */
  byEmail(email: string): Promise<Account | null>
  passwordHashOf(id: string): Promise<string | null>
  /** Creates an account; null if the email address is taken. */
  add(account: NewAccount): Promise<Account | null>
  setNames(id: string, names: { firstName: string; lastName: string }): Promise<Account>
  keepVerification(id: string, token: StoredToken): Promise<void>
  /**
   * Confirms the email address that the token was sent to. Using the token again also succeeds. Null if the
   * token is unknown or expired.
   */
  verifyBy(tokenHash: string, now: Date): Promise<Account | null>
  markVerified(id: string): Promise<void>
  keepReset(id: string, token: StoredToken): Promise<void>
  /**
   * Sets the new password and uses up the token in one write, so that of two simultaneous calls only one gets
   * an account back.
   */
  resetPasswordBy(tokenHash: string, passwordHash: string, now: Date): Promise<Account | null>
  /**
   * Sets the new password and cancels any open reset link. False if the stored hash is no longer
   * `presentHash`.
   */
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
  /** Returns those of these ids that belong to no account. */
  missingIds(ids: readonly string[]): Promise<string[]>
  /** Collects everything that is saved about the account, by table and without secrets, for the export. */
  allRowsOf(id: string): Promise<Record<string, unknown>>
}

export interface SessionStore {
  /** Stores a session under the hash of its token, never the token itself. */
  add(tokenHash: string, userId: string, now: Date): Promise<void>
  /**
   * The account that this session belongs to; null if the session is unknown or expired. Each use extends the
   * session.
   */
  accountOf(tokenHash: string, now: Date): Promise<Account | null>
  end(tokenHash: string): Promise<void>
  endAllOf(userId: string): Promise<void>
  prune(now: Date): Promise<void>
}

/** The parts of an account that its owner's browser may see. */
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
