// Answers requests that never reach our routes: addresses that can't be decoded, and bytes that Node can't
// parse as HTTP. The answers have the same headers as all others and repeat nothing of the request.
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from '#contract/call.ts'
import { apiPolicy, headersFor } from '../guards.ts'

/**
 * The longest address that Node accepts. With this limit the router never refuses an address for its length.
 */
export const LONGEST_ADDRESS = 16_384

/**
 * The address of a request; one that can't be decoded is replaced by an address that doesn't exist, since the
 * router would send its own answer.
 */
export function readableAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  try {
    decodeURI(url.replace(/[?#].*$/s, ''))
    return url
  } catch {
    return url.startsWith('/api/') ? '/api/-' : '/-'
  }
}

const refusals: Record<string, [status: number, Failure]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    { message: 'The request took too long to arrive. Please try again.', kind: 'invalid' },
  ],
  HPE_HEADER_OVERFLOW: [
    431,
    {
      message: 'The headers of this request are too large. Delete this site’s cookies and try again.',
      kind: 'too-large',
    },
  ],
}
const unreadable: [number, Failure] = [400, { message: 'This request can’t be read.', kind: 'invalid' }]

/** Answers on the raw socket, for Node's `clientError` event. */
export const answerUnreadable =
  (config: { secure: boolean }) =>
  (
    error: Error & { code?: string },
    socket: Pick<Socket, 'writable' | 'destroyed' | 'write' | 'destroy'>,
  ) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return
    const [status, failure] = refusals[error.code ?? ''] ?? unreadable
    const body = JSON.stringify(failure)
    const headers = {
      ...headersFor(config),
      'content-security-policy': apiPolicy,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroy(error)
  }
