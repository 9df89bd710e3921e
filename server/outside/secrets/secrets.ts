import { createHash, createHmac, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Secrets } from '#domain/world.ts'

export function secretsFrom(secret: string): Secrets {
  return {
    random: () => randomBytes(32).toString('base64url'),
    token: (purpose, id, issuedAt) =>
      createHmac('sha256', secret).update(`${purpose}:${id}:${issuedAt.toISOString()}`).digest('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
  }
}

/** Reads the installation's own secret, which is created once and can only be read by its owner. */
export function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret')
  fs.mkdirSync(dataDir, { recursive: true })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return fs.readFileSync(file, 'utf8').trim()
}
