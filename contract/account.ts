// Calls and data for accounts: registration, login, recovery, and the current user.
import * as z from 'zod/mini'
import { call, Message } from './call.ts'
import { Plan } from './plans.ts'
import { emailAddress } from './values/email-address.ts'
import { line } from './values/texts.ts'

export const UserType = z.enum(['solo', 'agency', 'internal'])
export type UserType = z.output<typeof UserType>

/** What the browser knows about the signed-in user. It contains no password hash and no token. */
export const User = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  userType: UserType,
  plan: Plan,
  /** When the trial ends or ended; null if there was none. */
  trialEndDate: z.nullable(z.iso.datetime()),
  onboardingCompleted: z.boolean(),
  referralCode: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  /** Set while the account is closed but its data not yet deleted. */
  deletionDate: z.nullable(z.iso.datetime()),
})
export type User = z.output<typeof User>

const Email = emailAddress('Invalid email address')
const NewPassword = z.string('Password must be at least 8 characters').check(
  z.minLength(8, 'Password must be at least 8 characters'),
  z.maxLength(200, 'Password must be at most 200 characters'),
  z.refine((password) => password.trim() !== '', 'Password must not be blank'),
)
export const FirstName = line(80, {
  missing: 'First name is required',
  tooLong: 'First name is too long',
})
export const LastName = line(80, { missing: 'Last name is required', tooLong: 'Last name is too long' })

export const Credentials = z.object({
  email: Email,
  password: z
    .string('Password must be at least 6 characters')
    .check(
      z.minLength(6, 'Password must be at least 6 characters'),
      z.maxLength(200, 'Password must be at most 200 characters'),
    ),
})

export const ChosenPlan = z.enum(['basic', 'plus', 'agency'])

export const Registration = z.object({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  password: NewPassword,
  /** The plan that the visitor chose. It is stored, but never decides which plan the account is on. */
  plan: z.optional(ChosenPlan),
  ref: z.optional(z.string().check(z.maxLength(50))),
  discount: z.optional(z.string().check(z.maxLength(50))),
})
export type Registration = z.output<typeof Registration>

/** The registration form: the request body plus the repeated password. */
export const RegistrationForm = z.object({ ...Registration.shape, confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  }),
)

export const EmailOnly = z.object({ email: Email })

export const PasswordReset = z.object({
  token: z.string('Invalid reset token').check(z.minLength(1, 'Invalid reset token')),
  password: NewPassword,
})
export const PasswordResetForm = z.object({ password: NewPassword, confirmPassword: z.string() }).check(
  z.refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  }),
)

export const PasswordChange = z.object({
  currentPassword: z
    .string('Enter your current password')
    .check(
      z.minLength(1, 'Enter your current password'),
      z.maxLength(200, 'Password must be at most 200 characters'),
    ),
  newPassword: NewPassword,
})

export const PasswordChangeForm = z.object({ ...PasswordChange.shape, confirmPassword: z.string() }).check(
  z.refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  }),
)

export const Names = z.object({ firstName: FirstName, lastName: LastName })

export const currentUser = call({
  method: 'GET',
  path: '/api/auth/user',
  who: 'member',
  does: 'The logged-in user',
  answer: User,
})
export const updateAccount = call({
  method: 'PUT',
  path: '/api/auth/user',
  who: 'member',
  does: 'Changes the name of the account',
  body: Names,
  answer: User,
})
export const changePassword = call({
  method: 'POST',
  path: '/api/auth/change-password',
  who: 'member',
  does: 'Changes the password and ends every other session of the account',
  body: PasswordChange,
  answer: Message,
})
export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  who: 'anyone',
  does: 'Logs in with email and password',
  body: Credentials,
  answer: User,
})
export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  who: 'anyone',
  does: 'Ends the session',
  answer: Message,
})
export const register = call({
  method: 'POST',
  path: '/api/auth/register',
  who: 'anyone',
  does: 'Creates an account; the answer is the same if the address already has one',
  body: Registration,
  answer: z.object({ message: z.string(), checkoutUrl: z.optional(z.string()) }),
  status: 201,
})
export const resendVerification = call({
  method: 'POST',
  path: '/api/auth/resend-verification',
  who: 'anyone',
  does: 'Emails a new verification link',
  body: EmailOnly,
  answer: Message,
})
export const forgotPassword = call({
  method: 'POST',
  path: '/api/auth/forgot-password',
  who: 'anyone',
  does: 'Emails a link to choose a new password',
  body: EmailOnly,
  answer: Message,
})
export const resetPassword = call({
  method: 'POST',
  path: '/api/auth/reset-password',
  who: 'anyone',
  does: 'Sets a new password with the token of a reset link',
  body: PasswordReset,
  answer: Message,
})
export const exportAccount = call({
  method: 'GET',
  path: '/api/account/export',
  who: 'member',
  does: 'Everything saved for the account, as one document',
  answer: z.record(z.string(), z.unknown()),
})
export const closeAccount = call({
  method: 'POST',
  path: '/api/account/close',
  who: 'member',
  does: 'Closes the account; its data is deleted 30 days later',
  answer: User,
})
export const reopenAccount = call({
  method: 'POST',
  path: '/api/account/reopen',
  who: 'member',
  does: 'Reopens a closed account',
  answer: User,
})

export const accountCalls = {
  currentUser,
  updateAccount,
  changePassword,
  login,
  logout,
  register,
  resendVerification,
  forgotPassword,
  resetPassword,
  exportAccount,
  closeAccount,
  reopenAccount,
}
