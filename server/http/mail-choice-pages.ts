// Leaving the mails of a brand by the link in each of them, with one press or by the mail program itself (RFC 8058).
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MailChoice } from '#contract/mail-choices.ts'
import { readEmailChoice, resubscribe, unsubscribe } from '#domain/delivery/unsubscribe.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { callerOf } from './caller.ts'
import { pageSetting, type PageSurroundings } from './page-setting.ts'
import { answerProblem } from './problems.ts'
import { html } from './report/sheets.ts'

type Act = (world: World, token: string, from: string) => Promise<MailChoice>
type Asked = FastifyRequest<{ Params: { token: string } }>

/** What mail programs send with their request is a line; nothing in it is needed. */
const BODY = 4096

/**
 * The only requests outside the API that change something. They carry no cookie and need none: the token says whose mails are
 * meant, so another site has nothing to forge that it could not ask for itself.
 */
export function serveMailChoice(app: FastifyInstance, around: PageSurroundings) {
  const page = (act: Act, isNew: boolean) => async (request: Asked, reply: FastifyReply) => {
    const { token } = request.params
    const pages = await around.views.pages()
    const setting = { ...pageSetting(around, request, null), url: '/u' }
    void reply.headers({ 'x-robots-tag': 'noindex, nofollow' })
    try {
      const choice = await act(around.world, token, callerOf(request))
      return await html(reply, pages.mailChoice(setting, { ...choice, token, isNew }), 'no-store')
    } catch (error) {
      if (!(error instanceof Problem && error.kind === 'not-found')) throw error
      void reply.code(404)
      return html(reply, pages.mailChoiceGone(setting), 'no-store')
    }
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY }, (_request, _body, done) =>
      done(null),
    )
    scope.setErrorHandler(async (error: FastifyError, request, reply) => {
      // A request that HTTP itself refuses is no page that failed.
      if (error.statusCode && error.statusCode < 500) return answerProblem(error, request, reply)
      throw error
    })
    for (const path of ['/u/:token', '/u/:token/again']) scope.get(path, page(readEmailChoice, false))
    scope.post('/u/:token', page(unsubscribe, true))
    scope.post('/u/:token/again', page(resubscribe, true))
  })
}
