// What a failed call tells a screen. Screens decide by `status` and `kind`, never by the text.
import { Failure } from '#contract/call.ts'
import * as z from 'zod/mini'

export interface FieldError {
  path: string
  message: string
}

export class HttpError extends Error {
  /** 0 where no answer came at all. */
  readonly status: number
  readonly kind: string
  readonly errors: readonly FieldError[]
  /** Seconds to wait before another try, where the server names them. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    message: string,
    more: { kind?: string; errors?: readonly FieldError[]; retryAfter?: number | undefined } = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.kind = more.kind ?? ''
    this.errors = more.errors ?? []
    this.retryAfter = more.retryAfter
  }
}

const UNREACHABLE = 'unreachable'
/** What a proxy answers in the place of a server that it can't reach. */
const BY_A_PROXY: readonly number[] = [502, 503, 504]

const Told = z.partial(Failure)

/** The error of an answer: its message is the JSON message, else the body's text, else the status text. */
export async function failureOf(response: Response): Promise<HttpError> {
  const text = await response.text().catch(() => '')
  const told = Told.safeParse(parsed(text)).data ?? {}
  const message = told.message ?? (text || response.statusText)
  const isProxys = told.message === undefined && BY_A_PROXY.includes(response.status)
  const kind = isProxys ? UNREACHABLE : told.kind
  return new HttpError(response.status, message, {
    ...(kind !== undefined && { kind }),
    ...(told.errors !== undefined && { errors: told.errors }),
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  })
}

/** The error of a request that got no answer. */
export const unreachable = () =>
  new HttpError(0, 'We couldn’t reach the server. Check your connection and try again.', {
    kind: UNREACHABLE,
  })

/** Whether no answer of the product came: nothing at all, or a proxy's page. The banner tells of it; no screen does. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof HttpError && error.kind === UNREACHABLE

/** The error of an answer that is not what the call promises, as when a page is older than its server. */
export const notUnderstood = (status: number) =>
  new HttpError(status, 'This page is out of date. Reload it and try again.', { kind: 'not-understood' })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
