import type { FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'

const names = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/**
 * Whether the product serves only this machine and, if a request is given, whether it comes from this
 * machine: judged by its Host header, with no proxy in between.
 */
export function isLocal(config: Config, request?: FastifyRequest): boolean {
  if (!names.has(config.host) || !names.has(new URL(config.publicUrl).hostname)) return false
  if (!request) return true
  const forwarded = Object.keys(request.headers).some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded'),
  )
  return !forwarded && names.has(request.hostname)
}
