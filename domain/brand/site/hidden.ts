// What a page holds but does not show. Text that no reader sees is where people write to machines.
import { declarationsOf, rulesOf, type Rule } from './css.ts'
import { isElement, type DomElement, type Query } from './dom.ts'
import { isHiding, isPutAside, type Declarations } from './hiding.ts'
import { oldDeclarations, startLook, withDeclared, type Look } from './looks.ts'

export interface Visibility {
  /** The look that text has before any element changes it. */
  start: Look
  isHidden(element: DomElement): boolean
  /** The look of an element's own text, given its parent's. */
  lookOf(element: DomElement, parent: Look): Look
}

const MOST_SELECTORS = 300

/**
 * The selectors by which the site's own stylesheets put text aside. Those that merely switch it off are left out: pages
 * switch their folded parts on again by programs.
 */
export const putAsideBy = (stylesheets: readonly { css: string }[]): string[] =>
  stylesheets
    .flatMap(({ css }) => rulesOf(css))
    .filter(({ declarations }) => isPutAside(declarations))
    .map(({ selector }) => selector)
    .slice(0, MOST_SELECTORS)

/** Reads the page's own style elements once and answers for each of its elements. */
export function visibilityOf($: Query, putAside: readonly string[]): Visibility {
  const rules = $('style')
    .toArray()
    .flatMap((style) => rulesOf($(style).text()))
  const hidden = hiddenBy($, [...putAside, ...hidingSelectors(rules)])
  const looks = looksByClass(rules)
  return {
    start: startLook(isSurelyWhite($, rules)),
    isHidden: (element) => hidden.has(element) || isHiddenByItself(element),
    lookOf: (element, parent) =>
      [
        oldDeclarations(element),
        ...classesOf(element).flatMap((name) => looks.get(name) ?? []),
        declarationsOf(element.attribs['style'] ?? ''),
      ].reduce(withDeclared, parent),
  }
}

/** A page that no stylesheet, rule or attribute colours is white. */
function isSurelyWhite($: Query, rules: readonly Rule[]): boolean {
  const isColoured = rules.some(
    ({ declarations }) => declarations.has('background') || declarations.has('background-color'),
  )
  return !isColoured && $('link[rel~=stylesheet], [bgcolor], body[background]').length === 0
}

function isHiddenByItself(element: DomElement): boolean {
  const { attribs } = element
  if ('hidden' in attribs && attribs['hidden'] !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true') return true
  return attribs['style'] !== undefined && isHiding(declarationsOf(attribs['style']), isAnimated(element))
}

const isAnimated = ({ attribs }: DomElement) =>
  Object.keys(attribs).some((name) => /^data-(w-id|aos|sal|framer|animat|scroll|motion)/.test(name))

const hidingSelectors = (rules: readonly Rule[]): string[] =>
  rules
    .filter(({ selector, declarations }) => isHiding(declarations, false) && !isToggled(selector, rules))
    .map(({ selector }) => selector)

function hiddenBy($: Query, selectors: readonly string[]): ReadonlySet<DomElement> {
  const hidden = new Set<DomElement>()
  for (const selector of selectors.slice(0, MOST_SELECTORS)) {
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
      other.selector !== selector && lastClass(other.selector) === own && isShowing(other.declarations),
  )
}

const isShowing = (style: Declarations) =>
  /^(block|flex|grid|inline|table|list-item|visible|[1-9])/.test(
    style.get('display') ?? style.get('visibility') ?? style.get('max-height') ?? style.get('opacity') ?? '',
  )

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
  const telling = ['color', '-webkit-text-fill-color', 'background', 'background-color', 'font-size']
  const looks = new Map<string, Declarations[]>()
  for (const { selector, declarations } of rules) {
    if (!/^[.#]?[\w-]+$/.test(selector) || !telling.some((name) => declarations.has(name))) continue
    looks.set(selector, [...(looks.get(selector) ?? []), declarations])
  }
  return looks
}
