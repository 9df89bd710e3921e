// What a page holds but does not show. Text that no reader sees is where people write to machines.
import { isElement, type DomElement, type Query } from './dom.ts'
import { declarationsOf, rulesOf, type Rule } from './css.ts'

type Declarations = ReadonlyMap<string, string>

/** The colours and letter size that text inherits, as far as the page itself says. */
export interface Look {
  color: string | null
  background: string | null
  isTiny: boolean
}

export interface Visibility {
  /** The look that text has before any element changes it. */
  start: Look
  isHidden(element: DomElement): boolean
  /** The look of an element's own text, given its parent's. */
  lookOf(element: DomElement, parent: Look): Look
}

const MOST_SELECTORS = 300

/** Reads the page's own style elements once and answers for each of its elements. */
export function visibilityOf($: Query): Visibility {
  const rules = $('style')
    .toArray()
    .flatMap((style) => rulesOf($(style).text()))
  const hidden = hiddenByRules($, rules)
  const looks = looksByClass(rules)
  const declared = (element: DomElement): Declarations[] => [
    ...classesOf(element).flatMap((name) => looks.get(name) ?? []),
    declarationsOf(element.attribs['style'] ?? ''),
  ]
  return {
    start: { color: null, background: isSurelyWhite($, rules) ? 'ffffff' : null, isTiny: false },
    isHidden: (element) => hidden.has(element) || isHiddenByItself(element),
    lookOf: (element, parent) => declared(element).reduce(withDeclared, parent),
  }
}

/** A page that no stylesheet, rule or attribute colours is white. */
function isSurelyWhite($: Query, rules: readonly Rule[]): boolean {
  const isColoured = rules.some(
    ({ declarations }) => declarations.has('background') || declarations.has('background-color'),
  )
  return !isColoured && $('link[rel~=stylesheet], [bgcolor], body[background]').length === 0
}

/** Text in the colour of what stands behind it, or too small to read. */
export const isUnreadable = (look: Look): boolean =>
  look.isTiny || (look.color !== null && look.color === look.background)

function isHiddenByItself(element: DomElement): boolean {
  const { attribs } = element
  if ('hidden' in attribs && attribs['hidden'] !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true') return true
  return attribs['style'] !== undefined && isHiding(declarationsOf(attribs['style']), isAnimated(element))
}

/** Whether these declarations keep an element from being seen. */
function isHiding(style: Declarations, isFadedIn: boolean): boolean {
  const is = (name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '')
  if (is('display', /^none/) || is('visibility', /^(hidden|collapse)/)) return true
  // Pages that fade their parts in start them at opacity 0 and say so by a transform or a transition.
  if (is('opacity', /^0(\.0*)?%?$/) && !isFadedIn && !style.has('transform') && !style.has('transition'))
    return true
  if (
    is('position', /absolute|fixed/) &&
    ['left', 'top', 'right', 'bottom'].some((side) => isFarOut(style.get(side)))
  )
    return true
  if (
    isFarOut(style.get('text-indent')) ||
    isFarOut(style.get('margin-left')) ||
    isFarOut(style.get('margin-top'))
  )
    return true
  if (
    is('clip', /rect\(\s*(0|1)(px)?[\s,]+(0|1)(px)?/) ||
    is('clip-path', /inset\(\s*(50|100)%|circle\(\s*0/)
  )
    return true
  if (is('transform', /scale[xy]?\(\s*0\s*[,)]|translate[xy]?\(\s*-?\d{4,}px/)) return true
  const isNothing = (name: string) => is(name, /^[01](px|em|rem|%)?$/)
  return (
    is('overflow', /hidden|clip/) &&
    (isNothing('height') || isNothing('width') || isNothing('max-height') || isNothing('max-width'))
  )
}

const isFarOut = (value: string | undefined) => {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|em|rem|vw|vh|%)/.exec(value ?? '') ?? []
  return Number(number) <= (unit === 'px' ? -500 : unit === 'em' || unit === 'rem' ? -50 : -100)
}

const isAnimated = ({ attribs }: DomElement) =>
  Object.keys(attribs).some((name) => /^data-(w-id|aos|sal|framer|animat|scroll|motion)/.test(name))

function hiddenByRules($: Query, rules: readonly Rule[]): ReadonlySet<DomElement> {
  const hiding = rules.filter(
    ({ selector, declarations }) => isHiding(declarations, false) && !isToggled(selector, rules),
  )
  const hidden = new Set<DomElement>()
  for (const { selector } of hiding.slice(0, MOST_SELECTORS)) {
    for (const element of matching($, selector)) hidden.add(element)
  }
  return hidden
}

/** An accordion hides its panel in one rule and shows it in another, by a state of something around it. */
function isToggled(selector: string, rules: readonly Rule[]): boolean {
  const own = lastClass(selector)
  if (!own) return false
  return rules.some(
    (other) =>
      other.selector !== selector &&
      lastClass(other.selector) === own &&
      /^(block|flex|grid|inline|table|list-item|visible|[1-9])/.test(
        other.declarations.get('display') ??
          other.declarations.get('visibility') ??
          other.declarations.get('max-height') ??
          '',
      ),
  )
}

const lastClass = (selector: string) =>
  /[.#]([\w-]+)[^\s>+~]*$/.exec(selector.replace(/\.(active|open|show|in|is-[\w-]+)\b/g, ''))?.[1]

/** Elements of a selector; one that the page's author got wrong, or that only browsers know, matches nothing. */
function matching($: Query, selector: string): DomElement[] {
  if (!selector || /:(?!not\(|first-child|last-child|root)|^(html|body|\*)$/.test(selector)) return []
  try {
    return $(selector).toArray().filter(isElement)
  } catch {
    return []
  }
}

const classesOf = (element: DomElement) => [
  element.name,
  ...(element.attribs['class'] ?? '').split(/\s+/).map((name) => `.${name}`),
  `#${element.attribs['id'] ?? ''}`,
]

/** Colours and sizes that rules give to a bare tag, class or id. */
function looksByClass(rules: readonly Rule[]): ReadonlyMap<string, Declarations[]> {
  const looks = new Map<string, Declarations[]>()
  for (const { selector, declarations } of rules) {
    if (!/^[.#]?[\w-]+$/.test(selector)) continue
    if (!['color', 'background', 'background-color', 'font-size'].some((name) => declarations.has(name)))
      continue
    looks.set(selector, [...(looks.get(selector) ?? []), declarations])
  }
  return looks
}

function withDeclared(look: Look, style: Declarations): Look {
  const background = style.get('background-color') ?? style.get('background')
  const size = style.get('font-size')
  return {
    color: style.has('color') ? plainColour(style.get('color') ?? '') : look.color,
    // A picture or a gradient behind the text can be of any colour.
    background: background === undefined ? look.background : plainColour(background),
    isTiny:
      size === undefined
        ? look.isTiny
        : /^(0?\.\d+|[01](\.\d+)?|0)(px|pt|em|rem|%)?$/.test(size) &&
          !/^(0?\.[5-9]|1)\d*(em|rem)$/.test(size),
  }
}

const names: Record<string, string> = { white: 'ffffff', black: '000000', '#fff': 'ffffff', '#000': '000000' }

/** A solid colour in one spelling, or null for anything else. */
function plainColour(value: string): string | null {
  if (names[value]) return names[value]
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value)
  if (short)
    return short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')
  const rgb = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*(?:[,/]\s*1(?:\.0)?\s*)?\)$/.exec(value)
  if (rgb)
    return rgb
      .slice(1, 4)
      .map((part) => Number(part).toString(16).padStart(2, '0'))
      .join('')
  return /^#[0-9a-f]{6}$/.test(value) ? value.slice(1) : null
}
