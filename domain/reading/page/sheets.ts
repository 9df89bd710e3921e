// Collects what a site's own stylesheets say about visibility, once for all pages.
import { sheetOf, type Rule } from './css.ts'
import { isFadedOut, isOffScreen, isSwitchedOff, type Declarations } from './hiding.ts'
import { specificityOf } from './selectors.ts'

export interface SheetRule extends Rule {
  /** The rule's position in source order; infinity for rules in media queries. */
  at: number
}

export interface Sheets {
  /** Rules that hide elements. */
  hiding: readonly SheetRule[]
  /** Rules that show elements, at least on some screens or in some state. */
  showing: readonly SheetRule[]
  /** Rules that set the colour or size of text or its background, with CSS variables replaced; by tag, class or id. */
  looks: ReadonlyMap<string, readonly SheetRule[]>
  /** Whether any rule sets a background. */
  isColoured: boolean
  variables: ReadonlyMap<string, string>
  rules: number
}

export const noSheets: Sheets = {
  hiding: [],
  showing: [],
  looks: new Map(),
  isColoured: false,
  variables: new Map(),
  rules: 0,
}

/** Reads stylesheets in the order in which a page links them, after the rules of `before`. */
export function sheetsOf(stylesheets: readonly { css: string }[], before: Sheets = noSheets): Sheets {
  if (stylesheets.length === 0) return before
  const found = stylesheets.map(({ css }) => sheetOf(css))
  const rules = found.flatMap(({ rules }) => rules).map((rule, at) => ({ ...rule, at: before.rules + at }))
  const ofSomeScreens = found
    .flatMap(({ inMediaQueries }) => inMediaQueries)
    .map((rule) => ({ ...rule, at: Number.POSITIVE_INFINITY }))
  const variables = new Map([...before.variables, ...variablesIn(rules)])
  return {
    hiding: [...before.hiding, ...rules.filter(({ declarations }) => isHidingAtAll(declarations))],
    showing: [
      ...before.showing,
      ...[...rules, ...ofSomeScreens].filter(({ declarations }) => isShowing(declarations)),
    ],
    looks: looksIn(rules, variables, before.looks),
    isColoured: before.isColoured || rules.some(({ declarations }) => hasBackground(declarations)),
    variables,
    rules: before.rules + rules.length,
  }
}

const isHidingAtAll = (style: Declarations) => isOffScreen(style) || isSwitchedOff(style) || isFadedOut(style)

/** Whether these declarations show an element that other rules may have hidden. */
const isShowing = (style: Declarations) =>
  /^(block|flex|grid|inline|table|list-item|contents|flow-root|visible|[1-9])/.test(
    ['display', 'visibility', 'max-height', 'opacity', 'height']
      .map((name) => style.get(name))
      .find(Boolean) ?? '',
  )

const hasBackground = (style: Declarations) => style.has('background') || style.has('background-color')

function variablesIn(rules: readonly Rule[]): [string, string][] {
  return rules
    .filter(({ selector }) => /^(?::root|html|body|\*)$/.test(selector))
    .flatMap(({ declarations }) => [...declarations])
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => [name, value.toLowerCase()])
}

const lookProperties =
  /^(?:-webkit-text-fill-)?color$|^background(?:-color|-image)?$|^font-size$|background-clip$/

/** Groups rules for colours and sizes by the most specific tag, class or id that they require. */
function looksIn(
  rules: readonly SheetRule[],
  variables: ReadonlyMap<string, string>,
  before: Sheets['looks'],
): Sheets['looks'] {
  const looks = new Map(before)
  for (const rule of rules) {
    const said = [...rule.declarations].filter(([name]) => lookProperties.test(name))
    const [first] = rule.required.toSorted((one, other) => specificityOf(other) - specificityOf(one))
    if (said.length === 0 || first === undefined || /::|:(?!not)/.test(rule.selector)) continue
    // A rule that requires more than the element itself only applies in some cases.
    const declarations = new Map(
      said.map(([name, value]) => [name, rule.isPlain ? filledIn(value, variables) : 'unknown']),
    )
    looks.set(first, [...(looks.get(first) ?? []), { ...rule, declarations }])
  }
  return looks
}

/** A value with CSS variables replaced, up to three levels deep. */
function filledIn(value: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  if (depth > 2 || !value.includes('var(')) return value
  const filled = value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)/g,
    (whole, name: string, other?: string) => variables.get(name) ?? other?.trim() ?? whole,
  )
  return filledIn(filled, variables, depth + 1)
}
