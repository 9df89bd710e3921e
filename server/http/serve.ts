// Registers a call of the contract as a route. Access, input and output all come from the call.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { BodyOf, Call, Params, QueryOf } from '#contract/call.ts'
import type { Account } from '#domain/account/account.ts'
import type { World } from '#domain/world.ts'
import { callerOf } from './request-checks/caller.ts'
import { authorise } from './request-checks/authorise.ts'
import { refuseBadCharacters } from './request-checks/characters.ts'
import { readUpload, type Upload } from './uploads.ts'
import type { Sessions } from './sessions.ts'

interface HandlerInput<C extends Call> {
  world: World
  body: BodyOf<C>
  query: QueryOf<C>
  params: Params<C>
  /** The client's address, for rate limits. */
  from: string
  /** The uploaded file, for calls that take one. */
  file(): Promise<Upload>
  /** The device token that an earlier sign-in on this device left. */
  device: string | undefined
  /** The signed-in account, if any, for calls that don't need one. */
  account(): Promise<Account | null>
  session: { start(token: string): Promise<void>; end(): Promise<void>; keepDevice(token: string): void }
  /** Adds a Link header with the address of a list's next page. */
  nextPage(query: Record<string, string>): void
}

type Handler<C extends Call, Extra> = (
  handlerInput: HandlerInput<C> & Extra,
) => Promise<z.input<C['answer']>> | z.input<C['answer']>

export interface Route {
  call: Call
  serve(app: FastifyInstance, world: World, sessions: Sessions): void
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's account; null until authorised, and for calls that anyone may make. */
    account: Account | null
  }
}

/** Serves a call that anyone may make. */
export const anyone = <C extends Call>(call: C, act: Handler<C, object>): Route => ({
  call,
  serve: (app, world, sessions) =>
    register(app, call, sessions, async (request, reply) =>
      act(handlerInput(call, world, sessions, request, reply)),
    ),
})

/** Serves a call for a signed-in account; the call itself defines the user type and feature it needs. */
export const member = <C extends Call>(call: C, act: Handler<C, { member: Account }>): Route => ({
  call,
  serve: (app, world, sessions) =>
    register(app, call, sessions, async (request, reply) => {
      if (!request.account) throw new Error(`${call.path} is open to anyone, but its route needs an account`)
      return await act({ ...handlerInput(call, world, sessions, request, reply), member: request.account })
    }),
})

function register(
  app: FastifyInstance,
  call: Call,
  sessions: Sessions,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) {
  app.route({
    method: call.method,
    url: call.path,
    // Access is checked before the body is parsed, so that callers without access can't learn from its errors what the call expects.
    async onRequest(request) {
      if (call.who !== 'anyone') request.account = authorise(call, await sessions.accountOf(request))
    },
    preValidation: async (request) => refuseBadCharacters(request),
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

function handlerInput<C extends Call>(
  call: C,
  world: World,
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
): HandlerInput<C> {
  return {
    world,
    body: request.body as BodyOf<C>,
    query: request.query as QueryOf<C>,
    params: request.params as Params<C>,
    from: callerOf(request),
    device: sessions.deviceOf(request),
    file: () => readUpload(request, call.file ?? 'file'),
    account: () => sessions.accountOf(request),
    session: {
      start: (token) => sessions.start(request, reply, token),
      end: () => sessions.end(request, reply),
      keepDevice: (token) => sessions.keepDevice(reply, token),
    },
    nextPage(query) {
      const search = new URLSearchParams(query).toString()
      void reply.header('link', `<${call.path}?${search}>; rel="next"`)
    },
  }
}
