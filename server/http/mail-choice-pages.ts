// Unsubscribing from a brand's emails by the link in each email: one click on the page, or directly by the
// email app (RFC 8058).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MailChoice } from '#contract/mail-choices.ts'
import { readEmailChoice, resubscribe, unsubscribe } from '#domain/delivery/unsubscribe.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { callerOf } from './request-checks/caller.ts'
import { pageContext, type PageDependencies } from './page-context.ts'
import { answerProblem } from './problems.ts'
import { sendHtml } from './html-response.ts'

type Act = (world: World, token: string, from: string) => Promise<MailChoice>
type Asked = FastifyRequest<{ Params: { token: string } }>

/** The maximum size of a form in bytes. Email apps send one line, which we don't need. */
const BODY = 4096

/**
 * Registers the only requests outside the API that change something. They need no cookie: the token
 * identifies the recipient, so another site can't forge anything that it couldn't send itself.
 */
export function serveMailChoice(app: FastifyInstance, deps: PageDependencies) {
  const page = (act: Act, isNew: boolean) => async (request: Asked, reply: FastifyReply) => {
    const { token } = request.params
    const pages = await deps.views.pages()
    const setting = { ...pageContext(deps, request, null), url: '/u' }
    void reply.headers({ 'x-robots-tag': 'noindex, nofollow' })
    try {
      const choice = await act(deps.world, token, callerOf(request))
      return await sendHtml(reply, pages.mailChoice(setting, { ...choice, token, isNew }), 'no-store')
    } catch (error) {
      if (!(error instanceof Problem && error.kind === 'not-found')) throw error
      void reply.code(404)
      return sendHtml(reply, pages.mailChoiceGone(setting), 'no-store')
    }
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY }, (_request, _body, done) =>
      done(null),
    )
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      // A request that fails because of the client is not reported as a failed page.
      if (error.statusCode && error.statusCode < 500) return answerProblem(error, request, reply)
      throw error
    })
    for (const path of ['/u/:token', '/u/:token/again']) scope.get(path, page(readEmailChoice, false))
    scope.post('/u/:token', page(unsubscribe, true))
    scope.post('/u/:token/again', page(resubscribe, true))
  })
}
