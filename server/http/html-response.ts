// Sends a page: its content security policy and its body, compressed with Brotli for browsers that accept it.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const compress = promisify(brotliCompress)
/**
 * The Brotli quality. It takes a few milliseconds; the highest would take a tenth of a second to save a few
 * bytes.
 */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page with a policy that allows only the page's own styles and scripts. */
export interface HtmlResponse {
  body: Buffer
  policy: string
  /** The compressed body. It is created on first use, so that a cached response is compressed only once. */
  compressed?: Promise<Buffer>
}

/** @param anyStyle allows all inline styles, for an email shown in a frame */
export function htmlResponse(page: string, anyStyle = false): HtmlResponse {
  const styles = anyStyle ? "'unsafe-inline'" : styleHashes(page)
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' ${styles}; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { body: Buffer.from(page), policy }
}

export const sendHtml = (reply: FastifyReply, page: string, cache?: string) =>
  sendHtmlResponse(reply, htmlResponse(page), cache)

export async function sendHtmlResponse(
  reply: FastifyReply,
  response: HtmlResponse,
  cache = 'private, no-cache',
) {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cache,
    vary: 'cookie, accept-encoding',
    'content-security-policy': response.policy,
  })
  const accepts = reply.request.headers['accept-encoding'] ?? ''
  if (!/\bbr\b/.test(accepts)) return reply.send(response.body)
  response.compressed ??= compress(response.body, QUALITY)
  return reply.header('content-encoding', 'br').send(await response.compressed)
}

function styleHashes(page: string): string {
  const hashes = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return hashes.join(' ')
}
