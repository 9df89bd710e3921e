// A page on its way out: its policy, its body, and the body compressed for browsers that take it so.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const compress = promisify(brotliCompress)
/** Takes a few milliseconds; the highest would take a tenth of a second for a few bytes less. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** A page with the policy that lets just its own styles and scripts run. */
export interface Sheet {
  body: Buffer
  policy: string
  /** Made when it is first asked for; a sheet that is kept is compressed once. */
  compressed?: Promise<Buffer>
}

/** @param anyStyle allows styles of every kind, for what was written elsewhere and is shown in a frame */
export function sheetOf(page: string, anyStyle = false): Sheet {
  const styles = anyStyle ? "'unsafe-inline'" : styleHashes(page)
  const policy = `default-src 'none'; script-src 'self'; style-src 'self' ${styles}; img-src 'self' data: https:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { body: Buffer.from(page), policy }
}

export const html = (reply: FastifyReply, page: string, cache?: string) =>
  sendSheet(reply, sheetOf(page), cache)

export async function sendSheet(reply: FastifyReply, sheet: Sheet, cache = 'private, no-cache') {
  void reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': cache,
    vary: 'cookie, accept-encoding',
    'content-security-policy': sheet.policy,
  })
  const accepts = reply.request.headers['accept-encoding'] ?? ''
  if (!/\bbr\b/.test(accepts)) return reply.send(sheet.body)
  sheet.compressed ??= compress(sheet.body, QUALITY)
  return reply.header('content-encoding', 'br').send(await sheet.compressed)
}

function styleHashes(page: string): string {
  const hashes = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  )
  return hashes.join(' ')
}
