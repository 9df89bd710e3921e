// Checks and headers for every request, before its route: security headers, and protection against cross-site
// request forgery.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
/** The policy of answers that are not pages: they may load nothing. */
export const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

/** The security headers that every answer has. */
export const headersFor = ({ secure }: { secure: boolean }): Record<string, string> => ({
  ...always,
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

export function guard(app: FastifyInstance, config: { publicUrl: string; secure: boolean }) {
  const ownOrigin = new URL(config.publicUrl).origin
  const headers = headersFor(config)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headers)
    if (!request.url.startsWith('/api/')) return
    void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': apiPolicy })
    if (changes(request) && isForged(request, ownOrigin)) {
      throw new Problem('forbidden', 'This request came from another site.')
    }
  })
}

const changes = (request: FastifyRequest) => !['GET', 'HEAD', 'OPTIONS'].includes(request.method)

/**
 * Whether another site's page sent the request. Browsers name the origin in one of two headers. A request
 * with neither is not from a browser, so it can't abuse a visitor's cookie.
 */
function isForged(request: FastifyRequest, ownOrigin: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const origin = request.headers.origin
  if (origin === undefined) return false
  return origin !== ownOrigin && origin !== askedAt(request)
}

/** The origin that the request was sent to: scheme, host and port. */
const askedAt = ({ protocol, headers }: FastifyRequest): string | undefined =>
  URL.parse(`${protocol}://${headers.host}`)?.origin
