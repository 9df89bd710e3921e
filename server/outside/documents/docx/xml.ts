// Reads XML as a sequence of tags and texts. Nothing is expanded or fetched: a document with a DOCTYPE, which
// could define entities, is refused.
import { SaxesParser } from 'saxes'
import { Refused } from '../refused.ts'

export interface XmlHandler {
  /** An opening tag; `name` has no namespace prefix. */
  open(name: string, attributes: Attributes): void
  text(text: string): void
  close(name: string): void
}

export type Attributes = Readonly<Record<string, string>>

const DEEPEST = 1_000
/** Thrown to stop reading early. */
const ENOUGH = Symbol('enough')

/** Reads a document in order, to the end or until the handler stops. */
export function walkXml(bytes: Buffer, handler: XmlHandler, isEnough = () => false): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.ENTITIES = asWritten
  let depth = 0
  const text = (said: string) => {
    if (depth > 0) handler.text(said)
  }
  parser.on('doctype', () => {
    throw new Refused('unsafe', 'xml: document type')
  })
  parser.on('error', ({ message }) => {
    throw new Refused('corrupt', `xml: ${message}`)
  })
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('opentag', ({ name, attributes }) => {
    if (isEnough()) throw ENOUGH
    if (++depth > DEEPEST) throw new Refused('unsafe', 'xml: too deep')
    handler.open(localName(name), unprefixed(attributes))
  })
  parser.on('closetag', ({ name }) => {
    if (isEnough()) throw ENOUGH
    depth--
    handler.close(localName(name))
  })
  try {
    parser.write(decoded(bytes)).close()
  } catch (error) {
    if (error !== ENOUGH) throw error
  }
}

function unprefixed(attributes: Record<string, string>): Attributes {
  const plain: Record<string, string> = Object.create(null)
  for (const name in attributes) plain[localName(name)] = attributes[name]!
  return plain
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Decodes XML's five predefined entities; any other stays as it is. */
const asWritten = new Proxy<Record<string, string>>(
  { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" },
  { get: (named, name) => (Object.hasOwn(named, name) ? named[String(name)] : `&${String(name)};`) },
)

function decoded(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
