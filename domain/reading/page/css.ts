/// <reference types="./css-tree.d.ts" />
// As much of stylesheets as reading a brand needs: flat rules with their declarations. Conditions such as print or a screen's
// width are left out, since what they change is not what most people see; what only some screens are shown stands apart.
import type * as Tree from 'css-tree'
import parse from 'css-tree/parser'
import { askedBy, type Asked } from './selectors.ts'

export interface Rule extends Asked {
  selector: string
  declarations: Map<string, string>
  /** Whether it says of anything that no other rule may overrule it. */
  isForced: boolean
}

const MOST_LETTERS = 1_000_000
const MOST_RULES = 6000
/** Each costs the parser an error, which is slow; what holds more is no stylesheet. */
const MOST_FAULTS = 2000

/** The unconditional rules of a stylesheet, one for each selector of a list. */
export const rulesOf = (css: string): Rule[] => sheetOf(css).rules

/** The unconditional rules, and those that hold on screens of some widths only. */
export function sheetOf(css: string): { rules: Rule[]; ofSomeScreens: Rule[] } {
  const text = css.slice(0, MOST_LETTERS)
  const nodes = parsed(text, 'stylesheet')
  const read = (rules: IteratorObject<Tree.Rule>) =>
    rules
      .flatMap((rule) => rulesFrom(rule, text))
      .take(MOST_RULES)
      .toArray()
  return { rules: read(rulesAmong(nodes)), ofSomeScreens: read(rulesOfSomeScreens(nodes)) }
}

/** The declarations of a style attribute, names in lower case. */
export const declarationsOf = (body: string): Map<string, string> =>
  declarationsAmong(parsed(body.slice(0, MOST_LETTERS), 'declarationList'))

function parsed(css: string, context: 'stylesheet' | 'declarationList'): Iterable<Tree.CssNode> {
  let faults = 0
  const onParseError = () => {
    if (++faults > MOST_FAULTS) throw new Error('This is no stylesheet')
  }
  try {
    const tree = parse(css, { ...asText, context, onParseError })
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
  const isForced = block.children.some(isImportant)
  return prelude.children
    .toArray()
    .filter((selector) => selector.type === 'Selector')
    .map((selector) => ({
      selector: withoutComments(css.slice(selector.loc?.start.offset, selector.loc?.end.offset)).trim(),
      declarations,
      isForced,
      ...askedBy(selector),
    }))
}

const isImportant = (node: Tree.CssNode): boolean =>
  node.type === 'Declaration' && /^(true|important)$/i.test(String(node.important))

function declarationsAmong(nodes: Iterable<Tree.CssNode>): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const node of nodes) {
    if (node.type !== 'Declaration' || node.value.type !== 'Raw') continue
    const value = withoutComments(node.value.value).trim()
    declarations.set(node.property.toLowerCase(), value.startsWith('--') ? value : value.toLowerCase())
  }
  return declarations
}

const withoutComments = (css: string) =>
  css.includes('/*') ? css.replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ') : css
