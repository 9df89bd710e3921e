// Registers a call of the contract as a route: who may make it, what it takes and what it answers all come from the call.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { BodyOf, Call, Params, QueryOf } from '#contract/call.ts'
import type { Account } from '#domain/account/account.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import { readUpload, type Upload } from './uploads.ts'
import type { Sessions } from './sessions.ts'

interface Asked<C extends Call> {
  world: World
  body: BodyOf<C>
  query: QueryOf<C>
  params: Params<C>
  /** The address the request came from, for counting tries. */
  from: string
  /** The file of a call that takes one. */
  file(): Promise<Upload>
  /** The account that is signed in, of a call that needs none. */
  account(): Promise<Account | null>
  session: { start(token: string): Promise<void>; end(): Promise<void> }
  /** Names the next page of a list in a Link header. */
  nextPage(query: Record<string, string>): void
}

type Act<C extends Call, Extra> = (
  asked: Asked<C> & Extra,
) => Promise<z.input<C['answer']>> | z.input<C['answer']>

export interface Route {
  call: Call
  serve(app: FastifyInstance, world: World, sessions: Sessions): void
}

/** A call that needs no account. */
export const anyone = <C extends Call>(call: C, act: Act<C, object>): Route => ({
  call,
  serve: (app, world, sessions) =>
    register(app, call, async (request, reply) => act(asked(call, world, sessions, request, reply))),
})

/** A call of a signed-in account. */
export const member = <C extends Call>(call: C, act: Act<C, { member: Account }>): Route => ({
  call,
  serve: (app, world, sessions) =>
    register(app, call, async (request, reply) => {
      const member = await signedIn(sessions, request)
      return await act({ ...asked(call, world, sessions, request, reply), member })
    }),
})

/** A call of the product's own people. Everybody else who is signed in is told that there is no such call. */
export const internal = <C extends Call>(call: C, act: Act<C, { member: Account }>): Route => ({
  call,
  serve: (app, world, sessions) =>
    register(app, call, async (request, reply) => {
      const member = await signedIn(sessions, request)
      if (member.userType !== 'internal') throw new Problem('not-found', 'There is no such call.')
      return await act({ ...asked(call, world, sessions, request, reply), member })
    }),
})

async function signedIn(sessions: Sessions, request: FastifyRequest): Promise<Account> {
  const account = await sessions.accountOf(request)
  if (!account) throw new Problem('not-signed-in', 'Please sign in.')
  return account
}

function register(
  app: FastifyInstance,
  call: Call,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      ...(call.body && { body: call.body }),
      ...(call.query && { querystring: call.query }),
      response: { [call.status]: call.answer },
    },
    handler: async (request, reply) => {
      const answer = await handler(request, reply)
      return reply.code(call.status).send(answer)
    },
  })
}

function asked<C extends Call>(
  call: C,
  world: World,
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): Asked<C> {
  return {
    world,
    body: request.body as BodyOf<C>,
    query: request.query as QueryOf<C>,
    params: request.params as Params<C>,
    from: request.ip,
    file: () => readUpload(request, call.file ?? 'file'),
    account: () => sessions.accountOf(request),
    session: {
      start: (token) => sessions.start(request, reply, token),
      end: () => sessions.end(request, reply),
    },
    nextPage(query) {
      const search = new URLSearchParams(query).toString()
      void reply.header('link', `<${call.path}?${search}>; rel="next"`)
    },
  }
}
