// Finds characters that the database can't store: NUL and lone surrogates. A request that has one is refused
// before the call's own rules run.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#domain/problem.ts'

const IN_BODY = 'This text contains a character that can’t be saved. Remove it and try again.'
const IN_ADDRESS =
  'The address of this request contains a character that isn’t allowed. Remove it and try again.'

/** Refuses a request that holds such a character in its path, its query or anywhere in its body. */
export function refuseBadCharacters(request: FastifyRequest): void {
  if (!decodes(request.url)) throw refusal(IN_ADDRESS, '')
  const inAddress = badTextIn({ ...asFields(request.params), ...asFields(request.query) })
  if (inAddress !== null) throw refusal(IN_ADDRESS, inAddress)
  const inBody = badTextIn(request.body)
  if (inBody !== null) throw refusal(IN_BODY, inBody)
}

/** Reads JSON bodies as the framework does, but refuses bytes that aren't UTF-8, which it would replace with U+FFFD. */
export function readJsonAsSent(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    const text = asText(body)
    if (text === null) done(refusal(IN_BODY, ''))
    else void parse(request, text, done)
  })
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function asText(bytes: Uint8Array): string | null {
  try {
    return utf8.decode(bytes)
  } catch {
    return null
  }
}

const asFields = (values: unknown) => values as Record<string, unknown>

const refusal = (message: string, path: string) =>
  new Problem('invalid', message, { errors: [{ path, message }] })

const isBad = (text: string) => text.includes('\0') || !text.isWellFormed()

/** The path of a bad text ("edit.quote"), or null if there is none. For a bad field name, the path of its object. */
function badTextIn(value: unknown): string | null {
  // This is a loop, since a hostile body can be nested deeper than recursion allows.
  const waiting: { path: string; value: unknown }[] = [{ path: '', value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next
    if (typeof value === 'string' && isBad(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, part] of Object.entries(value)) {
      if (isBad(name)) return path
      waiting.push({ path: path === '' ? name : `${path}.${name}`, value: part })
    }
  }
  return null
}

/** Refuses invalid UTF-8 in the query, which the query parser leaves percent-encoded. */
function decodes(url: string): boolean {
  try {
    decodeURIComponent(url)
    return true
  } catch {
    return false
  }
}
