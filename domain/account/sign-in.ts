import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { Account } from './account.ts'
import { deviceToken, isKnownDevice } from './devices.ts'
import { enforceRateLimit } from './rate-limit.ts'

const QUARTER_HOUR = 900
const HOUR = 3600

interface Caller {
  /** The IP address that the request came from. */
  from: string
  /** The device token from an earlier sign-in with this browser, if there was one. */
  device: string | undefined
}

/**
 * Checks email and password and starts a session. Neither the answer nor its timing shows whether the address or the
 * password was wrong. Only someone who knows the password learns that the address isn't confirmed yet.
 * @returns the account, and the tokens for the cookies of its session and its device
 */
export async function signIn(
  world: World,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<{ account: Account; token: string; device: string }> {
  const account = await world.accounts.byEmail(credentials.email)
  const hash = account && (await world.accounts.passwordHashOf(account.id))
  const isKnown = account && hash && isKnownDevice(world, caller.device, account.id, hash)
  const counted = isKnown
    ? await countDeviceAttempt(world, caller.device ?? '')
    : await countStrangerAttempt(world, credentials.email, caller.from)
  const right = await world.passwords.verify(credentials.password, hash)
  if (!account || !hash || !right) throw new Problem('wrong-credentials', 'Invalid email or password')
  if (!account.emailVerified) throw new Problem('not-verified', 'Please verify your email address')
  const token = world.secrets.random()
  await world.sessions.add(world.secrets.hash(token), account.id, world.now())
  for (const key of counted) await world.rates.forget(key)
  return { account, token, device: deviceToken(world, account.id, hash) }
}

/**
 * Attempts from a known device are counted separately, so that strangers can't lock out the account's owner.
 */
async function countDeviceAttempt(world: World, device: string): Promise<string[]> {
  const key = `login-device:${world.secrets.hash(device)}`
  await enforceRateLimit(world, key, 10, QUARTER_HOUR)
  return [key]
}

/**
 * Attempts for unknown addresses are counted too, because reaching a limit would otherwise show that an
 * account exists.
 */
async function countStrangerAttempt(world: World, email: string, from: string): Promise<string[]> {
  const { here, account } = loginCounts(email, from)
  await enforceRateLimit(world, here, 10, QUARTER_HOUR)
  await enforceRateLimit(world, `login-from:${from}`, 100, QUARTER_HOUR)
  await enforceRateLimit(
    world,
    account,
    30,
    HOUR,
    'Too many failed attempts to log in to this account. Reset your password to log in now, or try again in an hour.',
  )
  return [here, account]
}

/**
 * The two keys that count failed logins to an account: those from one IP address, and those from everywhere.
 */
export const loginCounts = (email: string, from: string) => ({
  here: `login:${email.toLowerCase()}:${from}`,
  account: `login-account:${email.toLowerCase()}`,
})
