/// <reference types="./css-tree.d.ts" />
// Parses as much of a stylesheet as reading a brand needs: flat rules with their declarations. Rules in media
// queries are kept apart, because most visitors may not see what they change; print rules are left out.
import type * as Tree from 'css-tree'
import parse from 'css-tree/parser'
import * as Token from 'css-tree/tokenizer'
import { requirementsOf, type Requirements } from './selectors.ts'

export interface Rule extends Requirements {
  selector: string
  declarations: Map<string, string>
  /** Whether any declaration is marked !important. */
  hasImportant: boolean
}

const MOST_LETTERS = 1_000_000
const MOST_RULES = 6000
/** A parse error is slow, so a text with more of them than this is not treated as a stylesheet. */
const MOST_FAULTS = 2000

/** The rules outside media queries. A rule for a list of selectors is split into one rule for each. */
export const rulesOf = (css: string): Rule[] => sheetOf(css).rules

/** A stylesheet's rules outside media queries, and those inside them. */
export function sheetOf(css: string): { rules: Rule[]; inMediaQueries: Rule[] } {
  const text = css.slice(0, MOST_LETTERS)
  const nodes = parsed(text)
  const read = (rules: IteratorObject<Tree.Rule>) =>
    rules
      .flatMap((rule) => rulesFrom(rule, text))
      .take(MOST_RULES)
      .toArray()
  return { rules: read(rulesAmong(nodes)), inMediaQueries: read(rulesOfSomeScreens(nodes)) }
}

function parsed(css: string): Iterable<Tree.CssNode> {
  let faults = 0
  const onParseError = () => {
    if (++faults > MOST_FAULTS) throw new Error('This is not a stylesheet')
  }
  try {
    const tree = parse(css, { ...asText, onParseError })
    return 'children' in tree ? (tree.children ?? []) : []
  } catch {
    return []
  }
}

const asText = { positions: true, parseAtrulePrelude: false, parseValue: false } as const

function* rulesAmong(nodes: Iterable<Tree.CssNode>): Generator<Tree.Rule> {
  for (const node of nodes) {
    if (node.type === 'Rule') yield node
    if (node.type === 'Atrule' && /^(layer|supports)$/i.test(node.name))
      yield* rulesAmong(node.block?.children ?? [])
  }
}

function* rulesOfSomeScreens(nodes: Iterable<Tree.CssNode>): Generator<Tree.Rule> {
  for (const node of nodes) {
    if (node.type !== 'Atrule' || !node.block) continue
    if (node.name.toLowerCase() === 'media') {
      if (node.prelude?.type === 'Raw' && /\bprint\b/.test(node.prelude.value)) continue
      yield* rulesAmong(node.block.children)
    }
    yield* rulesOfSomeScreens(node.block.children)
  }
}

function rulesFrom({ prelude, block }: Tree.Rule, css: string): Rule[] {
  if (prelude.type !== 'SelectorList') return []
  const declarations = declarationsAmong(block.children)
  const hasImportant = block.children.some(isImportant)
  return prelude.children
    .toArray()
    .filter((selector) => selector.type === 'Selector')
    .map((selector) => ({
      selector: withoutComments(css.slice(selector.loc?.start.offset, selector.loc?.end.offset)).trim(),
      declarations,
      hasImportant,
      ...requirementsOf(selector),
    }))
}

const isImportant = (node: Tree.CssNode): boolean =>
  node.type === 'Declaration' && /^(true|important)$/i.test(String(node.important))

function declarationsAmong(nodes: Iterable<Tree.CssNode>): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const node of nodes)
    if (node.type === 'Declaration' && node.value.type === 'Raw')
      declarations.set(node.property.toLowerCase(), plainValue(node.value.value))
  return declarations
}

/**
 * The declarations of a style attribute, with names in lower case. They are split by the tokenizer, because
 * the parser reserves as much memory for each text as for the largest one before it: too much for every
 * element of a page.
 */
export function declarationsOf(body: string): Map<string, string> {
  const declarations = new Map<string, string>()
  let [start, colon, depth] = [0, -1, 0]
  const end = (at: number) => {
    if (colon > start)
      declarations.set(
        withoutComments(body.slice(start, colon)).trim().toLowerCase(),
        plainValue(body.slice(colon + 1, at).replace(/!\s*important\s*$/i, '')),
      )
    start = at + 1
    colon = -1
  }
  Token.tokenize(body, (kind, at) => {
    if (opening.has(kind)) depth++
    else if (closing.has(kind)) depth = Math.max(0, depth - 1)
    else if (depth === 0 && kind === Token.Semicolon) end(at)
    else if (kind === Token.Colon && colon < 0) colon = at
  })
  end(body.length)
  return declarations
}

const opening = new Set([
  Token.Function,
  Token.LeftParenthesis,
  Token.LeftSquareBracket,
  Token.LeftCurlyBracket,
])
const closing = new Set([Token.RightParenthesis, Token.RightSquareBracket, Token.RightCurlyBracket])

function plainValue(written: string): string {
  const value = withoutComments(written).trim()
  return value.startsWith('--') ? value : value.toLowerCase()
}

const withoutComments = (css: string) =>
  css.includes('/*') ? css.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ') : css
