// Defines every setting of the product: its name, format and default. The product doesn't start with a wrong
// setting.
import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { TrustedProxies } from './http/request-checks/caller.ts'

const text = z.string().check(z.trim(), z.minLength(1, 'is empty'))
const list = z.pipe(
  text,
  z.transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)
const address = (...protocols: string[]) =>
  text.check(
    z.refine(
      (value) => protocols.includes(URL.parse(value)?.protocol ?? ''),
      `must be an address that starts with ${protocols.map((one) => `${one}//`).join(' or ')}`,
    ),
  )
const email = z.email('must be an email address')

const Settings = z.object({
  PORT: z._default(
    z.coerce
      .number('must be a port number')
      .check(
        z.int('must be a port number'),
        z.minimum(0, 'must be a port number'),
        z.maximum(65_535, 'must be a port number'),
      ),
    3000,
  ),
  HOST: z._default(text, '127.0.0.1'),
  PUBLIC_URL: z.optional(address('http:', 'https:')),
  DATA_DIR: z._default(text, './data'),
  DATABASE_URL: z.optional(address('postgres:', 'postgresql:')),
  SESSION_SECRET: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  SMTP_URL: z.optional(address('smtp:', 'smtps:')),
  MAIL_FROM: z.optional(email),
  MAIL_RATE: z.optional(
    z.coerce
      .number('must be a number of emails a minute')
      .check(
        z.int('must be a number of emails a minute'),
        z.minimum(1, 'must be the number of emails a minute, at least 1'),
      ),
  ),
  DKIM_DOMAIN: z.optional(text),
  DKIM_SELECTOR: z.optional(text),
  DKIM_KEY_FILE: z.optional(text),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(32, 'must have at least 32 characters'))),
  NEWS_FEEDS: z.optional(list),
  FETCH_ALLOW_HOSTS: z._default(list, []),
  TRUST_PROXY: z._default(TrustedProxies, 0),
  ROLE: z._default(z.enum(['all', 'web', 'worker'], 'must be all, web or worker'), 'all'),
  PRODUCT_NAME: z._default(text, 'Inkling'),
  SUPPORT_EMAIL: z.optional(email),
  STRIPE_SECRET_KEY: z.optional(text),
  LOG_LEVEL: z._default(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
      'must be trace, debug, info, warn, error or silent',
    ),
    'info',
  ),
})

export type Config = ReturnType<typeof readConfig>

/**
 * Reads all settings from the environment variables. An empty variable counts as not set. @throws an error
 * whose message names each wrong setting and what it must be
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new Error(`A setting is wrong: ${faults.join('; ')}.`)
  }
  const settings = parsed.data
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '')
  const domain = new URL(publicUrl).hostname
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    /**
     * Whether the public address uses https. Then cookies get the Secure flag, and browsers must use only
     * https (HSTS).
     */
    secure: publicUrl.startsWith('https:'),
    dataDir: path.resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    sessionSecret: settings.SESSION_SECRET,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `ideas@${domain.includes('.') ? domain : 'inkling.localhost'}`,
    /**
     * The maximum number of emails per minute over all processes; if not set, they are sent as fast as the
     * mail server accepts them.
     */
    mailRate: settings.MAIL_RATE,
    dkim: dkimOf(settings),
    /**
     * The bearer token for `/metrics`. Without it only this machine may read them, and only if the public
     * address is local.
     */
    metricsToken: settings.METRICS_TOKEN,
    /** URL templates of news feeds, or undefined for the built-in ones. */
    newsFeeds: settings.NEWS_FEEDS,
    fetchAllowHosts: settings.FETCH_ALLOW_HOSTS,
    trustProxy: settings.TRUST_PROXY,
    role: settings.ROLE,
    productName: settings.PRODUCT_NAME,
    supportEmail: settings.SUPPORT_EMAIL ?? `support@${domain.includes('.') ? domain : 'inkling.localhost'}`,
    paymentsOn: settings.STRIPE_SECRET_KEY !== undefined,
    logLevel: settings.LOG_LEVEL,
  }
}

/** The DKIM settings: all three or none. The key is read at startup, so that a wrong path stops the start. */
function dkimOf(settings: z.output<typeof Settings>) {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file } = settings
  if (!domainName && !keySelector && !file) return undefined
  if (!domainName || !keySelector || !file) {
    throw new Error(
      'A setting is wrong: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE together or not at all.',
    )
  }
  const privateKey = readKey(file)
  return { domainName, keySelector, privateKey }
}

function readKey(file: string): string {
  try {
    const key = readFileSync(file, 'utf8')
    // With only some of the DKIM settings, emails would be sent unsigned without anybody noticing.
    if (createPrivateKey(key).asymmetricKeyType === 'rsa') return key
    throw new TypeError('not an RSA key')
  } catch {
    throw new Error(
      'A setting is wrong: DKIM_KEY_FILE must name a readable file with a private RSA key in PEM form.',
    )
  }
}

/** Reads the product's version for `/healthz` from package.json. */
export const productVersion = (root: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
    .version
