// The parsed page. The slim build of cheerio is used because it only parses text and can't fetch anything.
import { load, type CheerioAPI } from 'cheerio/slim'
import { limitMarkup } from './limit-markup.ts'

export type Query = CheerioAPI
type Root = NonNullable<ReturnType<CheerioAPI['root']>[0]>
export type DomNode = Root['children'][number]
export type DomElement = Extract<DomNode, { attribs: object }>

/** Parses any markup in time proportional to its length. */
// Everything is put inside one element: with many elements at the top level, each query would compare all of
// them with each other.
export const parsePage = (html: string): Query => load(`<page>${limitMarkup(html)}`)

export const isElement = (node: DomNode): node is DomElement => 'attribs' in node

/** Class, id and role as one lower-case text, to guess what an element is for. */
export const nameHintsOf = ({ attribs }: DomElement): string =>
  `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['role'] ?? ''}`.toLowerCase()

/**
 * All nodes below an element in document order, without recursion: a hostile page can be nested deeper than
 * the call stack.
 */
export function* below(element: DomElement): Generator<DomNode> {
  const waiting: DomNode[] = [...element.children].toReversed()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    if (isElement(node))
      for (let at = node.children.length - 1; at >= 0; at--) waiting.push(node.children[at] ?? node)
  }
}

/** The text below an element with single spaces, cut soon after `most` characters. */
export function wordsBelow(element: DomElement, most = 2000): string {
  let words = ''
  for (const node of below(element)) {
    if (node.nodeType === 3) words += ` ${node.data}`
    if (words.length > most) break
  }
  return tidy(words)
}

/**
 * Text with single spaces, without invisible and control characters and without the dots between a dish and
 * its price.
 */
export const tidy = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\s*\.{4,}\s*|\s+/g, ' ')
    .trim()
