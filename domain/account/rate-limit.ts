// Attempts are counted in the database, so that a limit applies to all processes together.
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'

/** Counts an attempt. @throws Problem `too-fast` after more than `most` attempts within the window */
export async function enforceRateLimit(
  world: World,
  key: string,
  most: number,
  windowSeconds: number,
  message = 'Too many attempts. Please wait a moment and try again.',
): Promise<void> {
  const now = world.now()
  const { tries, endsAt } = await world.rates.count(key, windowSeconds, now)
  if (tries <= most) return
  const retryAfter = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000))
  throw new Problem('too-fast', message, { retryAfter })
}
