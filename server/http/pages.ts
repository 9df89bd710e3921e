// Decides which page is served at which address, and who may see it.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { Account } from '#domain/account/account.ts'
import { verifyAddress } from '#domain/account/verify.ts'
import { Problem } from '#domain/problem.ts'
import { appShell } from './app-shell.ts'
import { openApi } from './openapi.ts'
import { serveOutbox } from './outbox-pages.ts'
import { pageContext, themeOf, type PageDependencies } from './page-context.ts'
import { answerProblem } from './problems.ts'
import { reportFiles, serveReportFiles } from './report/report-files.ts'
import { serveReport } from './report/report-pages.ts'
import { sendHtml, sendHtmlResponse, htmlResponse, type HtmlResponse } from './html-response.ts'
import type { Pages, PageContext } from './views.ts'

const memberPaths = [
  '/subscribe',
  '/ideas',
  '/ideas/:id',
  '/calendar',
  '/brand',
  '/question/:id',
  '/profile',
  '/instant-generator',
  '/settings',
]
const internalPaths = ['/library', '/operator']
const visitorPaths = ['/login', '/register', '/forgot-password']
const publicPaths = ['/reset-password', '/auth-debug', '/mobile-test', '/verified']

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
type PickPage = (pages: Pages) => (page: PageContext) => string

export function servePages(app: FastifyInstance, deps: PageDependencies) {
  const { world, sessions, views } = deps
  if (deps.development)
    app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))

  const shell = async (request: FastifyRequest, reply: FastifyReply, account: Account | null) =>
    sendHtml(reply, await appShell(deps, request, account))
  const page = (pick: PickPage): Answer => {
    const kept = new Map<string, HtmlResponse>()
    return async (request, reply) => {
      const account = await sessions.accountOf(request)
      const name = `${themeOf(request)} ${account !== null}`
      const make = async () => htmlResponse(pick(await views.pages())(pageContext(deps, request, account)))
      const response = (deps.development ? undefined : kept.get(name)) ?? (await make())
      kept.set(name, response)
      return await sendHtmlResponse(reply, response)
    }
  }
  // A session cookie without an account belongs to a session that has ended, so the login screen says so.
  const toLogin: Answer = async (request, reply) => {
    const why = sessions.isGiven(request) ? '&error=session_ended' : ''
    return reply.redirect(`/login?redirect=${encodeURIComponent(request.url)}${why}`)
  }
  const memberOr = (path: string, visitor: Answer) =>
    app.get(path, async (request, reply) => {
      const account = await sessions.accountOf(request)
      return account ? await shell(request, reply, account) : await visitor(request, reply)
    })
  const visitorOnly = (path: string, visitor: Answer) =>
    app.get(path, async (request, reply) =>
      (await sessions.accountOf(request)) ? reply.redirect('/') : await visitor(request, reply),
    )

  memberOr(
    '/',
    page((pages) => pages.landing),
  )
  memberOr(
    '/pricing',
    page((pages) => pages.pricing),
  )
  for (const path of memberPaths) memberOr(path, toLogin)
  for (const path of internalPaths) {
    app.get(path, async (request, reply) => {
      const account = await sessions.accountOf(request)
      if (!account) return await toLogin(request, reply)
      if (account.userType !== 'internal') return reply.callNotFound()
      return await shell(request, reply, account)
    })
  }
  for (const path of visitorPaths) visitorOnly(path, async (request, reply) => shell(request, reply, null))
  visitorOnly(
    '/social-debug',
    page((pages) => pages.socialDebug),
  )
  for (const path of publicPaths)
    app.get(path, async (request, reply) => shell(request, reply, await sessions.accountOf(request)))
  app.get(
    '/privacy',
    page((pages) => pages.privacy),
  )
  app.get(
    '/terms',
    page((pages) => pages.terms),
  )
  app.get<{ Querystring: { token?: string } }>('/api/auth/verify', async (request, reply) => {
    const known = await verifyAddress(world, request.query.token ?? '')
    return reply.redirect(known ? '/verified' : '/login?error=invalid_verification')
  })
  serveProductPicture(app, deps)
  serveReport(app, deps)
  serveReportFiles(app, deps)
  serveOutbox(app, deps)
  serveDocs(app, deps)
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500
    if (request.url.startsWith('/api/') || error instanceof Problem || isTheirs)
      return answerProblem(error, request, reply)
    request.log.error({ err: error, route: request.routeOptions.url }, 'a page failed')
    void reply.code(500)
    return sendHtml(reply, (await views.pages()).serverFault(pageContext(deps, request, null)), 'no-store')
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) {
      return reply.code(404).send({
        message: 'This API address doesn’t exist. Check the path and the method.',
        kind: 'not-found',
      })
    }
    const account = await sessions.accountOf(request)
    // Until onboarding is done, every path shows the app with the wizard.
    if (account && !account.onboardingCompleted) return await shell(request, reply, account)
    void reply.code(404)
    return sendHtml(reply, (await views.pages()).notFound(pageContext(deps, request, account)))
  })
}

/** The product's own picture for social networks, drawn once. */
function serveProductPicture(app: FastifyInstance, deps: PageDependencies) {
  let picture: Buffer | undefined
  app.get('/picture.png', async (_request, reply) => {
    const { productPicture } = await import('#server/outside/pictures/social-picture.ts')
    picture ??= Buffer.from(productPicture(deps.config.productName))
    void reply.headers({ 'cache-control': 'public, max-age=86400' })
    return reply.type('image/png').send(picture)
  })
}

function serveDocs(app: FastifyInstance, deps: PageDependencies) {
  const { config } = deps
  const title = `${config.productName} API`
  const document = openApi(calls, { title, version: deps.version, url: config.publicUrl }, reportFiles)
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', async (request, reply) =>
    sendHtml(reply, (await deps.views.pages()).apiDocs(pageContext(deps, request, null), document)),
  )
}
