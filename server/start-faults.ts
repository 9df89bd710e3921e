// Turns errors that prevent the start into sentences that name the setting to change. They never contain a
// password.
import type { Config } from './config.ts'

/** Error codes for a connection that failed, or for a Postgres server that is starting or stopping. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03',
])
/** Postgres error codes for a wrong password, and for a user who may not connect. */
const refused = new Set(['28P01', '28000'])
const MISSING_DATABASE = '3D000'

/** The codes of an error and its causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const behind = error instanceof AggregateError ? error.errors : [error.cause]
  return [...own, ...behind.flatMap(codesOf)]
}

const saying = (message: string | undefined, cause: unknown): unknown =>
  message === undefined ? cause : new Error(message, { cause })

/** Says why the data folder can't be created. Other errors are returned unchanged. */
export const dataFolderFault = (error: unknown, { dataDir }: Config): unknown =>
  saying(
    codesOf(error).length > 0
      ? `The folder ${dataDir} can't be made or written to. Give the product the right to, or set DATA_DIR to another folder.`
      : undefined,
    error,
  )

/** Says why the database can't be opened. */
export function databaseFault(error: unknown, url: string | undefined): unknown {
  if (url === undefined) return error
  const { host, pathname } = new URL(url)
  const at = host || 'localhost'
  const codes = codesOf(error)
  if (codes.some((code) => refused.has(code))) {
    return saying(
      `The database at ${at} refuses the user name or password in DATABASE_URL. Correct it.`,
      error,
    )
  }
  if (codes.includes(MISSING_DATABASE)) {
    const name = decodeURIComponent(pathname.slice(1))
    return saying(`There is no database "${name}" at ${at}. Create it, or correct DATABASE_URL.`, error)
  }
  if (!codes.some((code) => unreachable.has(code))) return error
  return saying(`No database is running at ${at}. Start it, or correct DATABASE_URL.`, error)
}

/** Says why the HTTP server can't listen. */
export function listenFault(error: unknown, { port, host }: Config): unknown {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program, or set PORT to another number.`,
    EACCES: `The product may not use port ${port}. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Correct HOST.`,
    ENOTFOUND: `${host} is not an address of this machine. Correct HOST.`,
  }
  const [sentence] = codesOf(error).flatMap((code) => sentences[code] ?? [])
  return saying(sentence, error)
}
