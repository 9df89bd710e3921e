// Answers to what never becomes a request of ours: addresses that can't be decoded, and bytes that Node can't read as HTTP. They
// carry the same headers as all others, and nothing of what was sent.
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from '#contract/call.ts'
import { apiPolicy, headersFor } from '../guards.ts'

/** The most that Node takes of an address, so that no router has to refuse one for its length. */
export const LONGEST_ADDRESS = 16_384

/** The address of a request, or, where it can't be decoded, one at which nothing is: the router would answer by itself. */
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

/** Answers on the bare connection, for Node's event `clientError`. */
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
