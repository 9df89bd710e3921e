import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { histogramOf } from '#server/metrics/histogram.ts'
import { processMetrics } from '#server/metrics/process.ts'
import { productMetrics } from '#server/metrics/product.ts'
import { prometheusText, TEXT_TYPE, type Family } from '#server/metrics/prometheus-text.ts'
import type { RealWorld } from '#server/world.ts'
import { isLocal } from './loopback.ts'

/**
 * The upper bounds of the buckets for a request's duration, in seconds. Long calls, such as reading a
 * website, only answer when they are done.
 */
const LIMITS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 60]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Serves the metrics for Prometheus. They contain business figures, so everyone else gets the same answer as
 * for a page that doesn't exist. Those who may read them are a request with METRICS_TOKEN; without that
 * setting, only one from this machine with no proxy in between, if the product serves only this machine. A
 * private remote address proves nothing: requests that a proxy or container gateway passes on from the
 * internet have one too (decision 018).
 */
export function serveMetrics(
  app: FastifyInstance,
  { config, real, version }: { config: Config; real: RealWorld; version: string },
) {
  const requests = histogramOf(LIMITS)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    // The route's pattern, never the address: addresses contain report tokens, and visitors could create any
    // number of labels.
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: routeOptions.url ?? 'none',
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    }
    requests.note(labels, reply.elapsedTime / 1000)
  })
  const ofProcess = processMetrics()
  app.addHook('onClose', async () => ofProcess.stop())
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(config, request)) return reply.callNotFound()
    const families: Family[] = [
      {
        name: 'inkling_build_info',
        type: 'gauge',
        help: 'The version that is running.',
        samples: [{ labels: { version, role: config.role }, value: 1 }],
      },
      ...ofProcess.families(),
      {
        name: 'inkling_http_request_duration_seconds',
        type: 'histogram',
        help: 'Requests to this process by method, route and status class.',
        samples: requests.samples(),
      },
      ...(await productMetrics(real, (error) => request.log.error({ err: error }, 'figures are missing'))),
    ]
    return await reply.headers({ 'cache-control': 'no-store' }).type(TEXT_TYPE).send(prometheusText(families))
  })
}

function mayRead(config: Config, request: FastifyRequest): boolean {
  if (config.metricsToken === undefined) return isLocal(config, request)
  return isSame(request.headers.authorization ?? '', `Bearer ${config.metricsToken}`)
}

/** Constant-time comparison. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted))
const digest = (text: string) => createHash('sha256').update(text).digest()
