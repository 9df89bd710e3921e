import {
  changePassword,
  closeAccount,
  currentUser,
  exportAccount,
  forgotPassword,
  login,
  logout,
  register,
  reopenAccount,
  resendVerification,
  resetPassword,
  updateAccount,
} from '#contract/account.ts'
import { userOf } from '#domain/account/account.ts'
import * as change from '#domain/account/change-password.ts'
import * as close from '#domain/account/close.ts'
import * as recover from '#domain/account/recover.ts'
import { registerAccount } from '#domain/account/register.ts'
import { signIn } from '#domain/account/sign-in.ts'
import * as verify from '#domain/account/verify.ts'
import { anyone, member } from '#server/http/serve.ts'

export const accountRoutes = [
  member(currentUser, ({ member }) => userOf(member)),
  member(updateAccount, async ({ world, member, body }) =>
    userOf(await world.accounts.setNames(member.id, body)),
  ),
  member(changePassword, async ({ world, member, body, session }) => {
    const { token, device } = await change.changePassword(world, member, body)
    await session.start(token)
    session.keepDevice(device)
    return { message: 'Your password has been changed. You’ve been signed out on your other devices.' }
  }),
  anyone(login, async ({ world, body, from, device, session }) => {
    const signedIn = await signIn(world, body, { from, device })
    await session.start(signedIn.token)
    session.keepDevice(signedIn.device)
    return userOf(signedIn.account)
  }),
  anyone(logout, async ({ session }) => {
    await session.end()
    return { message: 'You are signed out.' }
  }),
  anyone(register, ({ world, body, from }) => registerAccount(world, body, from)),
  anyone(resendVerification, ({ world, body, from }) => verify.resendVerification(world, body.email, from)),
  anyone(forgotPassword, ({ world, body, from }) => recover.forgotPassword(world, body.email, from)),
  anyone(resetPassword, async ({ world, body, from, session }) => {
    const { device } = await recover.resetPassword(world, body, from)
    session.keepDevice(device)
    return { message: 'Your password has been reset. You can log in with it now.' }
  }),
  member(exportAccount, ({ world, member }) => world.accounts.allRowsOf(member.id)),
  member(closeAccount, async ({ world, member }) => userOf(await close.closeAccount(world, member))),
  member(reopenAccount, async ({ world, member }) => userOf(await close.reopenAccount(world, member))),
]
