// Fetches one page, stylesheet, text or feed from the internet, with limits on time, size and redirects.
import { errors, fetch, type Response } from 'undici'
import { withoutBadCharacters } from '#contract/values/texts.ts'
import { Problem } from '#domain/problem.ts'
import { decodeText } from './charset.ts'
import { privateAddress, PrivateAddressError, type Guard } from './guard.ts'
import { kinds, type Kind } from './kinds.ts'

export interface Fetched {
  /** The final address after all redirects. */
  url: URL
  text: string
  bytes: number
}

export interface FetchOptions {
  guard: Guard
  agentName: string
  kind: Kind
  /** Aborts the whole crawl that this request belongs to. */
  signal?: AbortSignal
  /** Is asked at every redirect; returns false for pages that robots.txt disallows. */
  mayFetch?: (url: URL) => Promise<boolean>
  /** The milliseconds allowed for the page with all its redirects. */
  timeout?: number
}

const MOST_REDIRECTS = 5
const TIMEOUT = 8_000

/** Why a page could not be fetched: `reason` is for code, the message for people. */
export class Unreachable extends Problem {
  readonly reason:
    | 'connection'
    | 'certificate'
    | 'not-found'
    | 'refused'
    | 'busy'
    | 'timeout'
    | 'robots'
    | 'other'

  constructor(reason: Unreachable['reason'], message: string) {
    super('outside', message)
    this.reason = reason
  }
}

/** Whether no connection could be made, so that another scheme is worth trying. */
export const isNoConnection = (error: unknown) =>
  error instanceof Unreachable && (error.reason === 'connection' || error.reason === 'certificate')

/** Fetches one address. @throws Problem with a message that says what to do */
export async function fetchPage(address: URL, options: FetchOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeout ?? TIMEOUT)
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout
  try {
    return await follow(address, options, signal)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw asProblem(error, address)
  }
}

async function follow(address: URL, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  let url = address
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    if (options.mayFetch && !(await options.mayFetch(url))) throw disallowedByRobots(url)
    const response = await fetch(options.guard.vet(url.href), {
      dispatcher: options.guard.dispatcher,
      redirect: 'manual',
      signal,
      headers: {
        'user-agent': options.agentName,
        accept: kinds[options.kind].accept,
        'accept-language': 'en-GB,en;q=0.8',
      },
    })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || !location)
      return await readResponse(response, url, options.kind)
    await response.body?.cancel()
    const next = URL.parse(location, url)
    if (!next) throw new Unreachable('other', `${url.host} redirects to an address that doesn't exist.`)
    url = next
  }
  throw new Unreachable(
    'other',
    `${address.host} redirects too many times. Open it in a browser and enter the address it ends at.`,
  )
}

async function readResponse(response: Response, url: URL, kind: Kind): Promise<Fetched> {
  const refusal = refusalOf(response.status, url.host, kind)
  const type = response.headers.get('content-type') ?? ''
  if (refusal || (type && !kinds[kind].types.test(type))) {
    await response.body?.cancel()
    throw refusal ?? new Unreachable('other', kinds[kind].otherType)
  }
  const bytes = await readBody(response, url, kind)
  return { url, text: withoutBadCharacters(decodeText(bytes, type)), bytes: bytes.length }
}

/** Counts bytes after decompression, so that a small compressed body can't grow without limit. */
async function readBody(response: Response, url: URL, kind: Kind): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > kinds[kind].mostBytes) throw new Unreachable('other', kinds[kind].tooLarge(url.host))
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function refusalOf(status: number, host: string, kind: Kind): Unreachable | null {
  if (status >= 200 && status <= 299) return null
  if (status === 404 || status === 410) {
    return new Unreachable('not-found', kinds[kind].missing)
  }
  if (status === 401 || status === 403 || status === 451) {
    return new Unreachable('refused', kinds[kind].refused(host))
  }
  if (status === 429 || status === 503) {
    return new Unreachable('busy', `${host} is too busy to answer. Try again in a few minutes.`)
  }
  return new Unreachable('other', `${host} answered with an error (${status}). Try again later.`)
}

function disallowedByRobots(url: URL): Unreachable {
  return new Unreachable(
    'robots',
    `${url.host} asks programs not to read this page (in robots.txt). Enter another page of the website, or upload a document that describes the company.`,
  )
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS|SSL/

function asProblem(error: unknown, { host }: URL): Problem {
  const causes = causesOf(error)
  if (causes.some((cause) => cause instanceof PrivateAddressError)) return privateAddress()
  const codes = causes.map((cause) => `${cause.name} ${'code' in cause ? String(cause.code) : ''}`).join(' ')
  if (causes.some((cause) => cause instanceof errors.ConnectTimeoutError)) {
    return new Unreachable(
      'connection',
      `${host} did not answer in time. Check the address, or try again in a few minutes.`,
    )
  }
  if (/TimeoutError|AbortError|TIMEOUT|ETIMEDOUT/.test(codes)) {
    return new Unreachable('timeout', `${host} did not answer in time. Try again in a few minutes.`)
  }
  if (/ENOTFOUND|EAI_AGAIN|ENODATA/.test(codes)) {
    return new Unreachable(
      'not-found',
      `We couldn’t find a website at ${host}. Check the spelling of the address.`,
    )
  }
  if (CERTIFICATE.test(codes)) {
    return new Unreachable(
      'certificate',
      `The security certificate of ${host} is not valid. Ask the website’s owner to renew it, then try again.`,
    )
  }
  return new Unreachable(
    'connection',
    `${host} can’t be reached. Check the address, or try again in a few minutes.`,
  )
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 10; cause = cause.cause)
    causes.push(cause)
  return causes
}
