// A signed-in member, for screens.
import type { User } from '#contract/account.ts'

export const aUser = (change: Partial<User> = {}): User => ({
  id: 'u1',
  email: 'ruth@bakery.example',
  firstName: 'Ruth',
  lastName: 'Hale',
  profileImageUrl: null,
  userType: 'solo',
  plan: 'trial',
  trialEndDate: null,
  onboardingCompleted: true,
  referralCode: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  deletionDate: null,
  ...change,
})
