// Sends every request from the browser to the server: it takes a call of the contract and returns the typed
// answer.
import type { AnswerOf, BodyIn, Call, ParamNames, Params, QueryIn } from '#contract/call.ts'
import * as z from 'zod/mini'
import { failureOf, notUnderstood, unreachable } from './http-error.ts'

type Needed<C extends Call> = ([ParamNames<C['path']>] extends [never] ? unknown : { params: Params<C> }) &
  (C['body'] extends undefined ? unknown : { body: BodyIn<C> })
type Given<C extends Call> = C['query'] extends undefined ? unknown : { query?: QueryIn<C> }

/** The parameters and body that a call needs; nothing for one without either. */
export type Args<C extends Call> = Needed<C> & Given<C> & { form?: FormData; signal?: AbortSignal }
export type Optional<C extends Call> = Partial<Args<C>> extends Args<C> ? [args?: Args<C>] : [args: Args<C>]

export interface AnyArgs {
  params?: Record<string, string>
  query?: object
  body?: unknown
  form?: FormData
  signal?: AbortSignal
}

/** Sends a call and returns its answer. Throws HttpError. */
export async function send<C extends Call>(call: C, ...[args]: Optional<C>): Promise<AnswerOf<C>> {
  return (await ask(call, args)).answer
}

/** The path of a call with its parameters and query filled in. */
export function addressOf(call: Call, { params = {}, query = {} }: AnyArgs): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  return search.size ? `${path}?${search}` : path
}

/**
 * The limit in characters. A body up to this size is sent with `keepalive`, so that it arrives even if the
 * page is left at once. Browsers allow 64 KiB of such requests at a time.
 */
const SMALL = 8_000

/** Like `send`, but loosely typed, and with the cursor of the next page if the answer is a page of a list. */
export async function ask<C extends Call>(
  call: C,
  args: AnyArgs = {},
): Promise<{ answer: AnswerOf<C>; next: string | undefined }> {
  const body = args.body === undefined ? undefined : JSON.stringify(args.body)
  const response = await fetch(addressOf(call, args), {
    method: call.method,
    credentials: 'include',
    keepalive: call.method !== 'GET' && args.form === undefined && (body?.length ?? 0) < SMALL,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
    ...(args.form && { body: args.form }),
    ...(args.signal && { signal: args.signal }),
  }).catch((error: unknown) => {
    throw args.signal?.aborted ? error : unreachable()
  })
  if (!response.ok) throw await failureOf(response)
  const read = z.safeParse<C['answer']>(call.answer, await response.json().catch(() => undefined))
  if (!read.success) throw notUnderstood(response.status)
  return { answer: read.data, next: nextCursor(response.headers.get('link')) }
}

function nextCursor(link: string | null): string | undefined {
  const next = /<([^>]+)>\s*;[^,]*rel="?next"?/.exec(link ?? '')?.[1]
  return next ? (new URL(next, 'http://here').searchParams.get('cursor') ?? undefined) : undefined
}
