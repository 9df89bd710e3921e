// The wall between what people type and our own network. Three checks stand behind each other: the written address, every
// answer of the name server, and the address that was really connected to. All three run again at each redirect.
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
  /** The address as a URL, or a Problem that says what is wrong with it. */
  vet(address: string): URL
  /** Connects only to addresses that were vetted. */
  dispatcher: Agent
}

/** Thrown from inside a connection where an answer or a socket turned out to be inner. */
export class InnerAddress extends Error {}

export const inner = () => new Problem('invalid', 'We couldn’t open this website. Enter its public address.')
const unclear = () => new Problem('invalid', 'Enter a valid website address, such as www.yourcompany.com.')

interface Settings {
  /** Hosts, or host:port, that may be fetched although their address is private. */
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

// Space, control and invisible characters and the backslash: browsers drop or turn them, so they only ever mislead.
const misleading =
  /[\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\u3164\ufeff\uffa0\\]/

const innerSuffix =
  /(^|\.)(localhost|localhost6|localdomain|localdomain6|local|internal|intranet|lan|home|corp|private|home\.arpa|arpa|test|invalid|example|onion|svc|consul|alt)$/
// Answers to 169.254.169.254 in the open.
const innerName = /^metadata\.goog$/

function vet(address: string, isAllowed: IsAllowed): URL {
  const text = address.trim()
  if (!text || text.length > 2048 || misleading.test(text)) throw unclear()
  const url = parsed(text)
  const host = bareHost(url.hostname)
  const port = url.port || (url.protocol === 'http:' ? '80' : '443')
  if (url.username || url.password || /^https?:\/\/[^/?#]*@/i.test(text)) {
    throw new Problem('invalid', 'Enter the address without a user name or password.')
  }
  if (isAllowed(host, port)) return url
  if (port !== '80' && port !== '443') throw inner()
  if (net.isIP(host)) {
    if (!isPublicAddress(host)) throw inner()
    return url
  }
  if (innerSuffix.test(host) || innerName.test(host)) throw inner()
  if (!isFullName(host)) throw unclear()
  return url
}

function parsed(text: string): URL {
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[a-z0-9.-]+:\d{1,5}([/?#]|$)/i.test(text)
  const full = hasScheme ? text : `https://${text}`
  const url = URL.parse(full)
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw unclear()
  // "https:host" and "https:///host" reach a host in browsers too; nobody writes them in good faith.
  if (hasScheme && !/^https?:\/\/[^/]/i.test(full)) throw unclear()
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

/** Dials only what was vetted: the answers that passed are the very ones the socket gets, so a second answer can't differ. */
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
          return done(new InnerAddress(host), '', 0)
        if (options.all) done(null, answers)
        else done(null, first.address, first.family)
      }),
  })
  return (options, done) => {
    const host = bareHost(options.hostname)
    const port = options.port || (options.protocol === 'http:' ? '80' : '443')
    if (isAllowed(host, port)) return plain(options, done)
    if (net.isIP(host) && !isPublicAddress(host)) return done(new InnerAddress(host), null)
    guarded(options, (...result) => {
      const [error, socket] = result
      if (error) return done(error, null)
      if (!socket.remoteAddress || !isPublicAddress(socket.remoteAddress)) {
        socket.destroy()
        return done(new InnerAddress(host), null)
      }
      done(null, socket)
    })
  }
}
