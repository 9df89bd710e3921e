// The error of a failed call. Screens decide by `status` and `kind`, never by the text.
import { Failure } from '#contract/call.ts'
import * as z from 'zod/mini'

export interface FieldError {
  path: string
  message: string
}

export class HttpError extends Error {
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  readonly kind: string
  readonly errors: readonly FieldError[]
  /** The seconds to wait before trying again, if the server says so. */
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
/** The statuses with which a proxy answers when it can't reach the server. */
const BY_A_PROXY: readonly number[] = [502, 503, 504]

const Told = z.partial(Failure)

/** Builds the error from an answer. Its message is the JSON message, else the body's text, else the status text. */
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

/** The error of a request without an answer. */
export const unreachable = () =>
  new HttpError(0, 'We couldn’t reach the server. Check your connection and try again.', {
    kind: UNREACHABLE,
  })

/**
 * Whether the product itself gave no answer: nothing came, or a proxy's page did. Only the banner reports
 * this, not the screens.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof HttpError && error.kind === UNREACHABLE

/** The error of an answer that doesn't match the call's schema, for example when the page is older than the server. */
export const notUnderstood = (status: number) =>
  new HttpError(status, 'This page is out of date. Reload it and try again.', { kind: 'not-understood' })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
