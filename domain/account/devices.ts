// The browsers an account has signed in from. Each keeps a token that lets its owner try a password while strangers have used up
// the account's tries.
import type { World } from '#domain/world.ts'

const YEAR = 365 * 86_400_000

/** Nothing of it is kept: it is proved by writing it again. A new password makes every device unknown. */
export function deviceToken(
  world: World,
  userId: string,
  passwordHash: string,
  issuedAt = world.now(),
): string {
  const proof = world.secrets.token('device', `${userId}:${world.secrets.hash(passwordHash)}`, issuedAt)
  return `${userId}.${issuedAt.getTime()}.${proof}`
}

export function isKnownDevice(
  world: World,
  token: string | undefined,
  userId: string,
  passwordHash: string,
): boolean {
  const [, owner, moment] = /^([\da-f-]{36})\.(\d{1,15})\.[\w-]+$/.exec(token ?? '') ?? []
  if (!token || owner !== userId) return false
  const issuedAt = new Date(Number(moment))
  const age = world.now().getTime() - issuedAt.getTime()
  const written = deviceToken(world, userId, passwordHash, issuedAt)
  // Hashes are compared, so that the time it takes tells nothing of the token.
  return age >= 0 && age < YEAR && world.secrets.hash(token) === world.secrets.hash(written)
}
