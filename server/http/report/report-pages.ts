import type { FastifyInstance } from 'fastify'
import type { ContentData } from '#contract/delivery.ts'
import { reportDate } from '#contract/values/dates.ts'
import { readDelivery } from '#domain/delivery/read-delivery.ts'
import { Problem } from '#domain/problem.ts'
import { pageContext, type PageDependencies } from '../page-context.ts'
import { sendHtml, sendHtmlResponse, htmlResponse, type HtmlResponse } from '../html-response.ts'

/** Serves the public report at a delivery's link, and its picture for social networks. */
export function serveReport(app: FastifyInstance, deps: PageDependencies) {
  const kept = keptResponses()
  app.get<{ Params: { token: string } }>('/delivery/:token', async (request, reply) => {
    const { token } = request.params
    const pages = await deps.views.pages()
    const page = pageContext(deps, request, null)
    void reply.headers({ 'x-robots-tag': 'noindex, nofollow' })
    try {
      const reader = await deps.sessions.accountOf(request)
      const delivery = await readDelivery(deps.world, token, reader)
      const make = () =>
        htmlResponse(pages.deliveryReport({ ...page, url: `/delivery/${token}` }, { ...delivery, token }))
      const response = deps.development ? make() : kept(delivery.contentData, page.theme, make)
      return sendHtmlResponse(reply, response, 'no-store')
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      void reply.code(404)
      return sendHtml(reply, pages.contentNotFound(page), 'no-store')
    }
  })
  app.get<{ Params: { token: string } }>('/delivery/:token/picture.png', async (request, reply) => {
    const delivery = await deps.world.deliveries.byToken(request.params.token)
    if (!delivery) return reply.code(404).type('text/plain').send('Not found')
    const { brandColors, companyName } = delivery.contentData
    const { socialPicture } = await import('#server/outside/pictures/social-picture.ts')
    const subtitle = reportDate(delivery.contentData, delivery.createdAt.toISOString())
    const picture = socialPicture({
      title: `Content Ideas for ${companyName}`,
      subtitle,
      colours: brandColors,
    })
    void reply.headers({ 'cache-control': 'private, max-age=3600', 'x-robots-tag': 'noindex' })
    return reply.type('image/png').send(Buffer.from(picture))
  })
}

/**
 * Keeps the rendered page for each theme as long as the report's content is in memory, since neither changes.
 */
function keptResponses() {
  const cache = new WeakMap<ContentData, Map<string, HtmlResponse>>()
  return (content: ContentData, theme: string, make: () => HtmlResponse): HtmlResponse => {
    const themes = cache.get(content) ?? new Map<string, HtmlResponse>()
    const response = themes.get(theme) ?? make()
    cache.set(content, themes.set(theme, response))
    return response
  }
}
