// Protects our own network from requests to addresses that users type (SSRF). Three checks follow each other:
// the typed address, every DNS answer, and the address actually connected to. All three run again at each
// redirect.
import dns from 'node:dns'
import net from 'node:net'
import { Agent, buildConnector } from 'undici'
import { Problem } from '#domain/problem.ts'
import { isPublicAddress } from './addresses.ts'

export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, answers: dns.LookupAddress[]) => void,
) => void

export interface Guard {
  /** Returns the address as a URL. @throws Problem that says what is wrong with it */
  vet(address: string): URL
  /** Makes connections, but only to addresses that passed the checks. */
  dispatcher: Agent
}

/** The error for a DNS answer or socket whose address is private. */
export class PrivateAddressError extends Error {}

export const privateAddress = () =>
  new Problem('invalid', 'We couldn’t open this website. Enter its public address.')
const notAWebsite = () =>
  new Problem('invalid', 'Enter a valid website address, such as www.yourcompany.com.')

interface Settings {
  /** The hosts, or host:port, that may be fetched although their address is private. */
  allowHosts: readonly string[]
  resolve?: Resolve
}

export function guard({
  allowHosts,
  resolve = (host, options, done) => dns.lookup(host, options, done),
}: Settings): Guard {
  const allowed = new Set(
    allowHosts.map((host) => host.trim().toLowerCase().replace(/[[\]]/g, '')).filter(Boolean),
  )
  const isAllowed = (host: string, port: string) => allowed.has(host) || allowed.has(`${host}:${port}`)
  return {
    vet: (address) => vet(address, isAllowed),
    dispatcher: new Agent({
      allowH2: false,
      connect: vettedConnector(resolve, isAllowed),
      headersTimeout: 8_000,
      bodyTimeout: 8_000,
      keepAliveTimeout: 1_000,
      maxHeaderSize: 32_768,
    }),
  }
}

type IsAllowed = (host: string, port: string) => boolean

// Whitespace, control and invisible characters, and the backslash. Browsers drop or change them, so in an
// address they are only used to mislead.
const misleading =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\\]/

const privateSuffix =
  /(^|\.)(localhost|localhost6|localdomain|localdomain6|local|internal|intranet|lan|home|corp|private|home\.arpa|arpa|test|invalid|example|onion|svc|consul|alt)$/
// A public name for 169.254.169.254, the private address where cloud machines offer their secrets.
const privateName = /^metadata\.goog$/

function vet(address: string, isAllowed: IsAllowed): URL {
  const text = address.trim()
  if (!text || text.length > 2048 || misleading.test(text)) throw notAWebsite()
  const url = parsed(text)
  const host = bareHost(url.hostname)
  const port = url.port || (url.protocol === 'http:' ? '80' : '443')
  if (url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(text)) {
    throw new Problem('invalid', 'Enter the address without a user name or password.')
  }
  if (isAllowed(host, port)) return url
  if (port !== '80' && port !== '443') throw privateAddress()
  if (net.isIP(host)) {
    if (!isPublicAddress(host)) throw privateAddress()
    return url
  }
  if (privateSuffix.test(host) || privateName.test(host)) throw privateAddress()
  if (!isFullName(host)) throw notAWebsite()
  return url
}

function parsed(text: string): URL {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[a-z0-9.-]+:\d{1,5}([/?#]|$)/i.test(text)
  const full = hasScheme ? text : `https://${text}`
  const url = URL.parse(full)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw notAWebsite()
  // "https:host" and "https:///host" work in browsers too, but nobody types them by accident.
  if (hasScheme && !/^https?:\/\/[^/]/i.test(full)) throw notAWebsite()
  return url
}

const bareHost = (hostname: string) => hostname.replace(/\.$/, '').replace(/^\[|\]$/g, '')

function isFullName(host: string): boolean {
  const labels = host.split('.')
  return (
    host.length <= 253 &&
    labels.length > 1 &&
    labels.every((label) => label.length > 0 && label.length <= 63 && /^[a-z0-9-]+$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/**
 * Connects only to the DNS answers that were checked. A second lookup could give other answers, so there is
 * none.
 */
function vettedConnector(resolve: Resolve, isAllowed: IsAllowed): buildConnector.connector {
  const plain = buildConnector({ timeout: 5_000, allowH2: false })
  const guarded = buildConnector({
    timeout: 5_000,
    allowH2: false,
    lookup: (host, options, done) =>
      resolve(host, { all: true }, (error, answers) => {
        const first = answers?.[0]
        if (error || !first) return done(error ?? new Error(`no answer for ${host}`), '', 0)
        if (!answers.every(({ address }) => isPublicAddress(address)))
          return done(new PrivateAddressError(host), '', 0)
        if (options.all) done(null, answers)
        else done(null, first.address, first.family)
      }),
  })
  return (options, done) => {
    const host = bareHost(options.hostname)
    const port = options.port || (options.protocol === 'http:' ? '80' : '443')
    if (isAllowed(host, port)) return plain(options, done)
    if (net.isIP(host) && !isPublicAddress(host)) return done(new PrivateAddressError(host), null)
    guarded(options, (...result) => {
      const [error, socket] = result
      if (error) return done(error, null)
      if (!socket.remoteAddress || !isPublicAddress(socket.remoteAddress)) {
        socket.destroy()
        return done(new PrivateAddressError(host), null)
      }
      done(null, socket)
    })
  }
}
