// What an account is, and where accounts and their sessions are kept.
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
  /** A subscription at the payment provider; with one, the provider decides what follows the trial. */
  stripeSubscriptionId: string | null
  onboardingCompleted: boolean
  emailVerified: boolean
  referralCode: string | null
  createdAt: Date
  /** Set while the account is closed: when its data goes. */
  deletionDate: Date | null
}

export interface NewAccount {
  email: string
  firstName: string
  lastName: string
  passwordHash: string
  plan: Plan
  trialEndDate: Date | null
  /** What the visitor came for; billing looks at it, nothing else does. */
  wanted: { plan?: string | undefined; ref?: string | undefined; discount?: string | undefined }
}

/** A token as it is kept: hashed, and only until it expires. */
export interface KeptToken {
  hash: string
  expires: Date
}

export interface AccountStore {
  byId(id: string): Promise<Account | null>
  /** Addresses are compared without regard to case. */
  byEmail(email: string): Promise<Account | null>
  passwordHashOf(id: string): Promise<string | null>
  /** Adds the account, or answers null where the address is taken. */
  add(account: NewAccount): Promise<Account | null>
  setNames(id: string, names: { firstName: string; lastName: string }): Promise<Account>
  keepVerification(id: string, token: KeptToken): Promise<void>
  /** Confirms the address whose token this is; opening a link again finds it still. Null for an unknown or old token. */
  verifyBy(tokenHash: string, now: Date): Promise<Account | null>
  markVerified(id: string): Promise<void>
  keepReset(id: string, token: KeptToken): Promise<void>
  /** Uses the token up and sets the password, in one write: of two at once only one gets an account back. */
  resetPasswordBy(tokenHash: string, passwordHash: string, now: Date): Promise<Account | null>
  /** Sets the password if the present one still has this hash, and makes a reset link that is under way useless. */
  changePassword(id: string, presentHash: string, newHash: string): Promise<boolean>
  completeOnboarding(id: string): Promise<void>
  /** Sets the plan; a paying plan also gets a referral code where the account has none. */
  setPlan(id: string, plan: Plan, trialEndDate: Date | null, referralCode: string): Promise<void>
  setType(id: string, type: UserType): Promise<void>
  /** Makes accounts whose trial is over, and that have no subscription, free. Answers how many. */
  endTrials(now: Date): Promise<number>
  setDeletionDate(id: string, date: Date | null): Promise<Account>
  /** Deletes accounts whose time has come, with all they own. Answers how many. */
  deleteClosed(now: Date): Promise<number>
  /** Which of these ids belong to no account any more. */
  notThere(ids: readonly string[]): Promise<string[]>
  /** All rows that belong to the account, by table, without secrets. */
  accountExport(id: string): Promise<Record<string, unknown>>
}

export interface SessionStore {
  /** Keeps a session under the hash of its token. */
  add(tokenHash: string, userId: string, now: Date): Promise<void>
  /** The account whose session this is, if neither has run out. Prolongs the session while it is used. */
  accountOf(tokenHash: string, now: Date): Promise<Account | null>
  end(tokenHash: string): Promise<void>
  endAllOf(userId: string): Promise<void>
  prune(now: Date): Promise<void>
}

/** The account as its owner's browser sees it. */
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
