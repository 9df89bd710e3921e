// Hashes passwords with argon2id and OWASP's recommended parameters (19 MiB, two passes, one lane), in the
// usual PHC format.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '#domain/world.ts'

const derive = promisify(argon2)
const MEMORY = 19_456
const PASSES = 2
/**
 * How many passwords are hashed at once. Each takes 19 MiB and most of a core for a moment, so a burst of
 * logins has to queue.
 */
const AT_ONCE = 4

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w-]+)\$([\w-]+)$/

export function passwords(): Passwords {
  const limited = limitConcurrency(AT_ONCE)
  const hashed = (password: string, nonce: Buffer, memory: number, passes: number) =>
    limited(() =>
      derive('argon2id', {
        message: password.normalize('NFC'),
        nonce,
        memory,
        passes,
        parallelism: 1,
        tagLength: 32,
      }),
    )
  return {
    async hash(password) {
      const nonce = randomBytes(16)
      const tag = await hashed(password, nonce, MEMORY, PASSES)
      return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=1$${nonce.toString('base64url')}$${tag.toString('base64url')}`
    },
    async verify(password, hash) {
      const [, memory, passes, nonce, tag] = form.exec(hash ?? '') ?? []
      if (!memory || !passes || !nonce || !tag) {
        await hashed(password, randomBytes(16), MEMORY, PASSES)
        return false
      }
      const found = await hashed(password, Buffer.from(nonce, 'base64url'), Number(memory), Number(passes))
      return timingSafeEqual(found, Buffer.from(tag, 'base64url'))
    },
  }
}

/** Runs at most `most` tasks at once; the others wait their turn. */
function limitConcurrency(most: number) {
  let free = most
  const waiting: (() => void)[] = []
  return async <T>(act: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((turn) => waiting.push(turn))
    try {
      return await act()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
