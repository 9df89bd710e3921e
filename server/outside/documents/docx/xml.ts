// XML as a row of tags and texts. Nothing is ever expanded or fetched: a document that declares a type, which is how
// entities are defined, is refused.
import { Refused } from '../refused.ts'

export interface XmlHandler {
  /** A tag begins; `name` is without its namespace prefix. */
  open(name: string, attributes: Attributes): void
  text(text: string): void
  close(name: string): void
}

export type Attributes = Readonly<Record<string, string>>

const DEEPEST = 1_000

/** Walks a document in order, to its end or until there is enough of it. */
export function walkXml(bytes: Buffer, handler: XmlHandler, isEnough = () => false): void {
  const xml = decoded(bytes)
  const openTags: string[] = []
  let at = 0
  while (at < xml.length) {
    const start = xml.indexOf('<', at)
    const text = xml.slice(at, start < 0 ? xml.length : start)
    if (text !== '' && openTags.length > 0) handler.text(unescaped(text))
    if (start < 0) break
    if (isEnough()) return
    if (xml.startsWith('<!--', start)) at = after(xml, '-->', start)
    else if (xml.startsWith('<?', start)) at = after(xml, '?>', start)
    else if (xml.startsWith('<![CDATA[', start)) {
      at = after(xml, ']]>', start)
      handler.text(xml.slice(start + 9, at - 3))
    } else if (xml.startsWith('<!', start)) throw new Refused('unsafe', 'xml: document type')
    else {
      const end = endOfTag(xml, start)
      tag(xml.slice(start + 1, end), openTags, handler)
      at = end + 1
    }
  }
  if (openTags.length > 0) throw broken('ends early')
}

function tag(inside: string, openTags: string[], handler: XmlHandler): void {
  if (inside.startsWith('/')) {
    const name = localName(inside.slice(1).trim())
    if (openTags.pop() !== name) throw broken('tags do not match')
    return handler.close(name)
  }
  const closesItself = inside.endsWith('/')
  const words = /^[^\s/]+/.exec(inside)
  if (!words) throw broken('tag without a name')
  const name = localName(words[0])
  handler.open(name, attributesOf(inside.slice(words[0].length)))
  if (closesItself) return handler.close(name)
  openTags.push(name)
  if (openTags.length > DEEPEST) throw new Refused('unsafe', 'xml: too deep')
}

/** A `>` may stand inside an attribute's quotes. */
function endOfTag(xml: string, start: number): number {
  let quote = ''
  for (let at = start + 1; at < xml.length; at++) {
    const letter = xml[at]!
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
    else if (letter === '<') break
  }
  throw broken('unfinished tag')
}

function attributesOf(text: string): Attributes {
  const attributes: Record<string, string> = Object.create(null)
  for (const [, name, one, two] of text.matchAll(/([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    attributes[localName(name!)] = unescaped(one ?? two ?? '')
  }
  return attributes
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from)
  if (found < 0) throw broken(`no ${mark}`)
  return found + mark.length
}

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function unescaped(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function decoded(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

const broken = (detail: string) => new Refused('corrupt', `xml: ${detail}`)
