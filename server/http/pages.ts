// Which page answers which address, and to whom.
import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { calls } from '#contract/calls.ts'
import type { ContentData } from '#contract/delivery.ts'
import type { Account } from '#domain/account/account.ts'
import { userOf } from '#domain/account/account.ts'
import { verifyAddress } from '#domain/account/verify.ts'
import { profileFor } from '#domain/brand/save-profile.ts'
import { readDelivery } from '#domain/delivery/read-delivery.ts'
import { usageOf } from '#domain/ideas/generate-ideas.ts'
import { Problem } from '#domain/problem.ts'
import { library } from '#domain/library/library.ts'
import type { World } from '#domain/world.ts'
import type { Config } from '#server/config.ts'
import { readMail, readOutbox } from '#server/outside/mail/outbox.ts'
import type { Assets, EntryAssets } from './assets.ts'
import { isLocal } from './loopback.ts'
import { openApi } from './openapi.ts'
import { answerProblem } from './problems.ts'
import { cookieOf, type Sessions } from './sessions.ts'
import type { Pages, PageSetting, Views } from './views.ts'

export interface PageSurroundings {
  world: World
  config: Config
  version: string
  sessions: Sessions
  assets: Assets
  views: Views
  /** Where mails are written without a mail server; absent with one. */
  outbox: string | undefined
  development?: boolean | undefined
}

const signedInPaths = ['/profile', '/instant-generator', '/settings']
const visitorPaths = ['/login', '/register', '/forgot-password']
const everyonesApp = ['/reset-password', '/auth-debug', '/mobile-test', '/verified']

export function servePages(app: FastifyInstance, around: PageSurroundings) {
  const { world, sessions, views } = around
  if (around.development)
    app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))

  /** A page that everyone gets alike. */
  const still = (path: string, which: (pages: Pages) => (page: PageSetting) => string) =>
    app.get(path, async (request, reply) => {
      const account = await sessions.accountOf(request)
      return html(reply, which(await views.pages())(setting(around, request, account)))
    })
  const shell = async (request: FastifyRequest, reply: FastifyReply, account: Account | null) =>
    html(reply, await appShell(around, request, account))
  const visitorOr = (
    path: string,
    visitor: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.get(path, async (request, reply) => {
      const account = await sessions.accountOf(request)
      return account ? await shell(request, reply, account) : await visitor(request, reply)
    })

  visitorOr('/', async (request, reply) =>
    html(reply, (await views.pages()).landing(setting(around, request, null))),
  )
  visitorOr('/pricing', async (request, reply) =>
    html(reply, (await views.pages()).pricing(setting(around, request, null))),
  )
  for (const path of ['/subscribe', ...signedInPaths]) visitorOr(path, toLogin)
  still('/privacy', (pages) => pages.privacy)
  still('/terms', (pages) => pages.terms)
  for (const path of everyonesApp) {
    app.get(path, async (request, reply) => shell(request, reply, await sessions.accountOf(request)))
  }
  for (const path of visitorPaths) {
    app.get(path, async (request, reply) =>
      (await sessions.accountOf(request)) ? reply.redirect('/') : shell(request, reply, null),
    )
  }
  app.get('/social-debug', async (request, reply) =>
    (await sessions.accountOf(request))
      ? reply.redirect('/')
      : html(reply, (await views.pages()).socialDebug(setting(around, request, null))),
  )
  app.get<{ Querystring: { token?: string } }>('/api/auth/verify', async (request, reply) => {
    const known = await verifyAddress(world, request.query.token ?? '')
    return reply.redirect(known ? '/verified' : '/login?error=invalid_verification')
  })
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    if (request.url.startsWith('/api/') || error instanceof Problem)
      return answerProblem(error, request, reply)
    request.log.error({ err: error, route: request.routeOptions.url }, 'a page failed')
    void reply.code(500)
    return html(reply, (await views.pages()).serverFault(setting(around, request, null)), 'no-store')
  })
  servePicture(app, around)
  serveReport(app, around)
  serveOutbox(app, around)
  serveDocs(app, around)
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) {
      return reply.code(404).send({ message: 'There is no such call.', kind: 'not-found' })
    }
    const account = await sessions.accountOf(request)
    // Until onboarding is done every path shows it.
    if (account && !account.onboardingCompleted) return await shell(request, reply, account)
    void reply.code(404)
    return html(reply, (await views.pages()).notFound(setting(around, request, account)))
  })
}

const toLogin = async (request: FastifyRequest, reply: FastifyReply) =>
  reply.redirect(`/login?redirect=${encodeURIComponent(request.url)}`)

/** The picture beside a shared link to the product itself; drawn once. */
function servePicture(app: FastifyInstance, around: PageSurroundings) {
  let picture: Buffer | undefined
  app.get('/picture.png', async (_request, reply) => {
    const { productPicture } = await import('#server/outside/pictures/social-picture.ts')
    picture ??= Buffer.from(productPicture(around.config.productName))
    void reply.headers({ 'cache-control': 'public, max-age=86400' })
    return reply.type('image/png').send(picture)
  })
}

function serveReport(app: FastifyInstance, around: PageSurroundings) {
  const kept = keptSheets()
  app.get<{ Params: { token: string } }>('/delivery/:token', async (request, reply) => {
    const { token } = request.params
    const pages = await around.views.pages()
    const page = setting(around, request, null)
    void reply.headers({ 'x-robots-tag': 'noindex, nofollow' })
    try {
      const delivery = await readDelivery(around.world, token)
      const make = () =>
        sheetOf(pages.deliveryReport({ ...page, url: `/delivery/${token}` }, { ...delivery, token }))
      const sheet = around.development ? make() : kept(delivery.contentData, page.theme, make)
      return sendSheet(reply, sheet, 'no-store')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      void reply.code(404)
      return html(reply, pages.contentNotFound(page), 'no-store')
    }
  })
  app.get<{ Params: { token: string } }>('/delivery/:token/picture.png', async (request, reply) => {
    const delivery = await around.world.deliveries.byToken(request.params.token)
    if (!delivery) return reply.code(404).type('text/plain').send('Not found')
    const { brandColors, companyName } = delivery.contentData
    const { socialPicture } = await import('#server/outside/pictures/social-picture.ts')
    const subtitle = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(delivery.createdAt)
    const picture = socialPicture({
      title: `Content Ideas for ${companyName}`,
      subtitle,
      colours: brandColors,
    })
    void reply.headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
    return reply.type('image/png').send(Buffer.from(picture))
  })
}

/** What a report says never changes: its page, one for each theme, is made once for as long as its content stays in memory. */
function keptSheets() {
  const sheets = new WeakMap<ContentData, Map<string, Sheet>>()
  return (content: ContentData, theme: string, make: () => Sheet): Sheet => {
    const themes = sheets.get(content) ?? new Map<string, Sheet>()
    const sheet = themes.get(theme) ?? make()
    sheets.set(content, themes.set(theme, sheet))
    return sheet
  }
}

/** Shows the mails of an installation without a mail server, to people at this very machine only. */
function serveOutbox(app: FastifyInstance, around: PageSurroundings) {
  const { outbox, views, config } = around
  if (!outbox || !isLocal(config)) return
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocal(config, request)) return reply.callNotFound()
    const pages = await views.pages()
    return html(reply, pages.devOutbox(setting(around, request, null), await readOutbox(outbox)), 'no-store')
  })
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = isLocal(config, request) ? await readMail(outbox, request.params.id) : null
    if (!mail) return reply.callNotFound()
    const pages = await views.pages()
    // The mail in its frame is under the policy of the page, and mails are styled inline.
    return sendSheet(reply, sheetOf(pages.devMail(setting(around, request, null), mail), true), 'no-store')
  })
}

function serveDocs(app: FastifyInstance, around: PageSurroundings) {
  const { config } = around
  const title = `${config.productName} API`
  const document = openApi(calls, { title, version: around.version, url: config.publicUrl })
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', async (request, reply) =>
    html(reply, (await around.views.pages()).apiDocs(setting(around, request, null), document)),
  )
}

/** The app's page with what it asks for first already in it, so that nothing is asked twice and nothing flickers. */
async function appShell(around: PageSurroundings, request: FastifyRequest, account: Account | null) {
  const { world, config, views } = around
  const profile = account && (await world.brands.profileOf(account.id))
  const boot: Record<string, unknown> = {
    '/api/auth/user': account && userOf(account),
    ...(account && profile && { '/api/profile': profileFor(account, profile) }),
    ...(account && { '/api/usage': await usageOf(world, account) }),
    sidebar: cookieOf(request, 'sidebar_state') ?? 'true',
    theme: themeOf(request),
    productName: config.productName,
    supportEmail: config.supportEmail,
    outbox: around.outbox !== undefined && isLocal(config, request),
    paymentsOn: config.paymentsOn,
    industries: library.archetypes.flatMap((archetype) => archetype.industries),
  }
  const page = { ...setting(around, request, account), assets: around.assets.app }
  return (await views.pages()).appShell(page, { boot })
}

function setting(around: PageSurroundings, request: FastifyRequest, account: Account | null): PageSetting {
  const { config, assets } = around
  return {
    productName: config.productName,
    origin: config.publicUrl,
    url: request.url,
    theme: themeOf(request),
    assets: assets.publicPage satisfies EntryAssets,
    supportEmail: config.supportEmail,
    signedIn: account !== null,
  }
}

function themeOf(request: FastifyRequest): PageSetting['theme'] {
  const theme = cookieOf(request, 'theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** A page with the policy that lets just its own styles and scripts run. */
interface Sheet {
  body: Buffer
  policy: string
}

function sheetOf(page: string, anyStyle = false): Sheet {
  const isApp = page.includes('id="boot"')
  // The app's dialogs set styles while they are open; every other page's styles are known by their hash.
  const styles = isApp || anyStyle ? "'unsafe-inline'" : styleHashes(page)
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' ${styles}; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { body: Buffer.from(page), policy }
}

const html = (reply: FastifyReply, page: string, cache = 'private, no-cache') =>
  sendSheet(reply, sheetOf(page), cache)

function sendSheet(reply: FastifyReply, { body, policy }: Sheet, cache: string) {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cache,
    vary: 'cookie',
    'content-security-policy': policy,
  })
  return reply.send(body)
}

function styleHashes(page: string): string {
  const hashes = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return hashes.join(' ')
}
