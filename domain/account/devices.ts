// Browsers that have signed in before. Each keeps a device token, so the account's owner can still sign in while
// strangers have used up the account's attempts.
import type { World } from '#domain/world.ts'

const YEAR = 365 * 86_400_000

/** The token isn't stored: it is checked by computing it again. A new password invalidates all of them. */
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
  // Comparing hashes takes the same time for any token, so timing reveals nothing about it.
  return age >= 0 && age < YEAR && world.secrets.hash(token) === world.secrets.hash(written)
}
