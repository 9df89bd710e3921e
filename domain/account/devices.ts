// A browser that has signed in before keeps a device token. With it, owners can still sign in after strangers
// have used up the account's sign-in attempts.
import type { World } from '#domain/world.ts'

const YEAR = 365 * 86_400_000

/**
 * Makes the device token of an account's browser. It isn't stored: it is checked by computing it again. The
 * password is part of it, so a new password invalidates all device tokens.
 */
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
  // Hashes are compared instead of tokens, so that the time this takes reveals nothing about the correct
  // token.
  return age >= 0 && age < YEAR && world.secrets.hash(token) === world.secrets.hash(written)
}
