// Reads what a CSS selector requires of an element, and its specificity.
import type { CssNode, Selector } from 'css-tree'

export interface Requirements {
  /** The tag, classes and ids that the selector's last part requires of the element itself. */
  required: readonly string[]
  /** Whether the selector requires nothing else, so that the element's ancestors and state don't matter. */
  isPlain: boolean
  specificity: number
}

export function requirementsOf(selector: Selector): Requirements {
  const children = selector.children.toArray()
  const last = children.slice(children.findLastIndex(({ type }) => type === 'Combinator') + 1)
  return {
    required: last.map(simpleSelectorOf).filter((sign) => sign !== null),
    isPlain: children.every((part) => simpleSelectorOf(part) !== null),
    specificity: weightOf(children),
  }
}

/** A tag, class or id as `p`, `.note`, `#top`; null for any other part of a selector. */
function simpleSelectorOf(part: CssNode): string | null {
  if (part.type === 'TypeSelector') return part.name === '*' ? null : part.name.toLowerCase()
  if (part.type === 'ClassSelector') return `.${part.name}`
  return part.type === 'IdSelector' ? `#${part.name}` : null
}

/** The CSS specificity as one number: ids count most, then classes and states, then tags. */
export const specificityOf = (sign: string): number =>
  sign.startsWith('#') ? 10_000 : sign.startsWith('.') ? 100 : 1

const weightOf = (parts: readonly CssNode[]): number =>
  parts.reduce((sum, part) => sum + weightOfPart(part), 0)

function weightOfPart(part: CssNode): number {
  const sign = simpleSelectorOf(part)
  if (sign !== null) return specificityOf(sign)
  if (part.type === 'AttributeSelector') return 100
  if (part.type !== 'PseudoClassSelector') return 0
  const choices = part.children?.first
  if (part.name === 'where') return 0
  return choices?.type === 'SelectorList' ? heaviestOf(choices.children.toArray()) : 100
}

const heaviestOf = (choices: readonly CssNode[]): number =>
  choices.reduce(
    (most, one) => Math.max(most, one.type === 'Selector' ? weightOf(one.children.toArray()) : 0),
    0,
  )
