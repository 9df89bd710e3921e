// Builds the HTTP server: security checks, calls, pages, health checks.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from '#server/config.ts'
import type { Timetable } from '#server/jobs/timetable.ts'
import { routes } from '#server/routes/routes.ts'
import type { RealWorld } from '#server/world.ts'
import type { Logger } from 'pino'
import type { Assets } from './assets.ts'
import { trustOf } from './request-checks/caller.ts'
import { readJsonAsSent } from './request-checks/characters.ts'
import { answerUnreadable, LONGEST_ADDRESS, readableAddress } from './request-checks/framework-answers.ts'
import { serveCalendarFeed } from './report/calendar-feed.ts'
import { guard } from './guards.ts'
import { serveMailChoice } from './mail-choice-pages.ts'
import { serveMetrics } from './metrics.ts'
import { servePages } from './pages.ts'
import { useValidationMessages } from './validation-messages.ts'
import { sessionsOf } from './sessions.ts'
import { takeUploads } from './uploads.ts'
import type { Views } from './views.ts'

/** If a worker hasn't checked for due deliveries for this many milliseconds, it counts as stuck. */
const LATE = 60_000

interface AppParts {
  /** The worker's timetable, if this process is also a worker. */
  timetable?: Timetable | undefined
  config: Config
  version: string
  real: RealWorld
  views: Views
  outbox: string | undefined
  log: Logger
  /** Serves the pages' static files. In development Vite does this instead. */
  assets(app: FastifyInstance): Assets
  /**
   * Whether this is development, where modules are served one by one, which a strict content security policy would block.
   */
  development?: boolean
  /** Registers a handler for every request before the routes, such as Vite's in development. */
  front?: (handler: (request: IncomingMessage, response: ServerResponse) => void) => Server
}

export async function buildApp(deps: AppParts): Promise<FastifyInstance> {
  const { config, real, log } = deps
  const app = Fastify({
    loggerInstance: log,
    // The request log is written below, without the URL: a report's URL contains its token.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustOf(config.trustProxy),
    bodyLimit: 262_144,
    rewriteUrl: readableAddress,
    clientErrorHandler: answerUnreadable(config),
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    ...(deps.front && { serverFactory: deps.front }),
  }) as unknown as FastifyInstance
  useValidationMessages()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON is accepted as a body: another site's form can send plain text without a CORS preflight, but
  // not JSON.
  app.removeContentTypeParser('text/plain')
  readJsonAsSent(app)
  app.decorateRequest('account', null)
  guard(app, config)
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    )
  })
  serveMetrics(app, deps)
  await takeUploads(app)
  const sessions = sessionsOf(real.world, config.secure)
  for (const route of routes) route.serve(app, real.world, sessions)
  app.get('/healthz', () => ({ status: 'up', version: deps.version }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await real.database.pool.query('select 1')
    } catch {
      return reply.code(503).send({ status: 'not ready', message: 'The database can’t be reached.' })
    }
    if (deps.timetable && Date.now() - deps.timetable.lastCheck().getTime() > LATE) {
      return reply.code(503).send({
        status: 'not ready',
        message: 'The worker hasn’t checked for due deliveries for over a minute.',
      })
    }
    return { status: 'ready' }
  })
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain').send('User-agent: *\nDisallow: /api/\n'),
  )
  const assets = deps.assets(app)
  const { world } = real
  serveCalendarFeed(app, world)
  const surroundings = { ...deps, world, sessions, assets }
  serveMailChoice(app, surroundings)
  servePages(app, surroundings)
  return app
}
