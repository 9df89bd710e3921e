// The parsed page as the reader walks it. The slim parser reads text only: it can fetch nothing.
import { load, type CheerioAPI } from 'cheerio/slim'
import { limitMarkup } from './limit-markup.ts'

export type Query = CheerioAPI
type Root = NonNullable<ReturnType<CheerioAPI['root']>[0]>
export type DomNode = Root['children'][number]
export type DomElement = Extract<DomNode, { attribs: object }>

/** Parses a page, whatever its markup is like, in time that grows with its length alone. */
// One element stands around everything: with many at the top, every query would compare each of them with each other.
export const parsePage = (html: string): Query => load(`<page>${limitMarkup(html)}`)

export const isElement = (node: DomNode): node is DomElement => 'attribs' in node

/** Class, id and role in one lower-case text, for guesses at what an element is for. */
export const nameHintsOf = ({ attribs }: DomElement): string =>
  `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['role'] ?? ''}`.toLowerCase()

/** Walks below an element without recursion, since a hostile page can be deeper than the stack. */
export function* below(element: DomElement): Generator<DomNode> {
  const waiting: DomNode[] = [...element.children].toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if (isElement(node))
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at] ?? node)
  }
}

/** The words below an element, up to a length, with single spaces. */
export function wordsBelow(element: DomElement, most = 2000): string {
  let words = ''
  for (const node of below(element)) {
    if (node.nodeType === 3) words += ` ${node.data}`
    if (words.length > most) break
  }
  return tidy(words)
}

/** Single spaces, no invisible or control characters, no rows of dots between a dish and its price. */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s*\.{4,}\s*|\s+/g, ' ')
    .trim()
