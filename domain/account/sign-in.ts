import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { Account } from './account.ts'
import { limit } from './limits.ts'

const QUARTER_HOUR = 900

/**
 * Checks email and password and opens a session. A wrong address and a wrong password can't be told apart, by answer or by
 * time; that an address is not confirmed is said only to who knows the password.
 * @returns the account, and the token that its cookie is to carry
 */
export async function signIn(
  world: World,
  credentials: { email: string; password: string },
  from: string,
): Promise<{ account: Account; token: string }> {
  const here = `login:${credentials.email.toLowerCase()}:${from}`
  await limit(world, here, 10, QUARTER_HOUR)
  await limit(world, `login-from:${from}`, 100, QUARTER_HOUR)
  const account = await world.accounts.byEmail(credentials.email)
  const hash = account ? await world.accounts.passwordHashOf(account.id) : null
  const right = await world.passwords.verify(credentials.password, hash)
  if (!account || !right) throw new Problem('wrong-credentials', 'Invalid email or password')
  if (!account.emailVerified) throw new Problem('not-verified', 'Please verify your email address')
  const token = world.secrets.random()
  await world.sessions.add(world.secrets.hash(token), account.id, world.now())
  await world.rates.forget(here)
  return { account, token }
}
