// Serves a report as files: a PDF, and a calendar file of its dates. Both are at the report's secret address.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import { reportUrl } from '#domain/delivery/compose.ts'
import type { Delivery } from '#domain/delivery/deliveries.ts'
import { Problem } from '#domain/problem.ts'
import { callerOf } from '../request-checks/caller.ts'
import type { FileRoute } from '../openapi.ts'
import { pageContext, type PageDependencies } from '../page-context.ts'
import { reportDays } from './report-days.ts'
import { sendHtml } from '../html-response.ts'

type Found = Pick<Delivery, 'id' | 'contentData' | 'createdAt'>

/** The number of PDFs that one address may request in ten minutes. Cached ones don't count. */
const PRINTS = 30
const PRINTS_SECONDS = 600

/** The two addresses as the OpenAPI document describes them. */
export const reportFiles = {
  printDelivery: {
    path: '/api/delivery/:token/pdf',
    does: 'A public report as a PDF',
    type: 'application/pdf',
  },
  readDeliveryEvents: {
    path: '/api/delivery/:token/events.ics',
    does: 'The days of a public report as a calendar file; not found where it has none',
    type: 'text/calendar',
  },
} satisfies Record<string, FileRoute>

/**
 * The content security policy of a PDF. Some browsers show it as a page with an object and styles, which the
 * API's policy would leave blank.
 */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export function serveReportFiles(app: FastifyInstance, deps: PageDependencies) {
  const { world, views, config } = deps
  const kept = keptFiles()

  const file = (
    { path }: FileRoute,
    send: (found: Found, request: FastifyRequest<Asked>, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.get<Asked>(path, async (request, reply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      const found = await world.deliveries.byToken(request.params.token)
      return found ? await send(found, request, reply) : await notFound(request, reply)
    })
  const notFound = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) throw nothing()
    const pages = await views.pages()
    return sendHtml(reply.code(404), pages.contentNotFound(pageContext(deps, request, null)), 'no-store')
  }

  file(reportFiles.printDelivery, async (found, request, reply) => {
    const { contentData, createdAt } = found
    const pages = await views.pages()
    if (!kept.has(found.id))
      await enforceRateLimit(world, `print:${callerOf(request)}`, PRINTS, PRINTS_SECONDS)
    const bytes = await kept.file(found.id, () =>
      views.printReport({
        contentData,
        createdAt: createdAt.toISOString(),
        productName: config.productName,
        url: reportUrl(world, request.params.token),
      }),
    )
    const disposition = `inline; ${fileName(pages.titleOf(contentData), 'pdf')}`
    void reply.headers({ 'content-disposition': disposition, 'content-security-policy': pdfPolicy })
    return reply.type('application/pdf').send(Buffer.from(bytes))
  })
  file(reportFiles.readDeliveryEvents, async ({ contentData, createdAt }, request, reply) => {
    const days = reportDays(contentData, createdAt, world.setting)
    if (days === null) return await notFound(request, reply)
    const disposition = `attachment; ${fileName(`Events for ${contentData.companyName}`, 'ics')}`
    void reply.headers({ 'content-disposition': disposition })
    return reply.type('text/calendar; charset=utf-8').send(days)
  })
}

interface Asked {
  Params: { token: string }
}

const nothing = () => new Problem('not-found', 'The requested content delivery could not be found.')

/** The file name for the Content-Disposition header: once in ASCII, and once in UTF-8. */
function fileName(title: string, ending: string): string {
  const own = title
    .toWellFormed()
    .replaceAll(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .toWellFormed()
  const plain = own
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    // Decomposing (NFKD) turns a fullwidth quotation mark into an ASCII one.
    .replaceAll(/[^ -~]+|["\\/:*?<>|]+/g, '_')
  const coded = encodeURIComponent(own).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}.${ending}"; filename*=UTF-8''${coded}.${ending}`
}

const KEPT = 16
const KEPT_MINUTES = 10

/** Keeps files for a few minutes. A report's content never changes, so its file has to be made only once. */
function keptFiles() {
  const files = new Map<string, Promise<Uint8Array>>()
  const file = (id: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const known = files.get(id)
    if (known) return known
    const made = make()
    files.set(id, made)
    const forget = () => void (files.get(id) === made && files.delete(id))
    made.then(() => setTimeout(forget, KEPT_MINUTES * 60_000).unref(), forget)
    const [oldest] = files.keys()
    if (files.size > KEPT && oldest !== undefined) files.delete(oldest)
    return made
  }
  return { has: (id: string) => files.has(id), file }
}
