import type { FastifyInstance } from 'fastify'
import { readMail, readOutbox } from '#server/outside/mail/outbox.ts'
import { isLocal } from './loopback.ts'
import { pageContext, type PageDependencies } from './page-context.ts'
import { sendHtml, sendHtmlResponse, htmlResponse } from './html-response.ts'

/** Shows the emails of an installation without a mail server, only to people on this machine. */
export function serveOutbox(app: FastifyInstance, deps: PageDependencies) {
  const { outbox, views, config } = deps
  if (!outbox || !isLocal(config)) return
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocal(config, request)) return reply.callNotFound()
    const pages = await views.pages()
    return sendHtml(
      reply,
      pages.devOutbox(pageContext(deps, request, null), await readOutbox(outbox)),
      'no-store',
    )
  })
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const mail = isLocal(config, request) ? await readMail(outbox, request.params.id) : null
    if (!mail) return reply.callNotFound()
    const pages = await views.pages()
    // The email's frame is subject to the page's policy, which has to allow the inline styles that emails
    // have.
    return sendHtmlResponse(
      reply,
      htmlResponse(pages.devMail(pageContext(deps, request, null), mail), true),
      'no-store',
    )
  })
}
