// Finds text that a page contains but doesn't show. Hidden text is often meant for machines or out of date.
import { declarationsOf } from './css.ts'
import { isElement, wordsBelow, type DomElement, type Query } from './dom.ts'
import { isCollapsible, looksOutdated } from './collapsible.ts'
import { isHiding, isOffScreen, isSwitchedOff, type Declarations } from './hiding.ts'
import { isBackdrop, attributeDeclarations, initialLook, withDeclarations, type Look } from './looks.ts'
import { noSheets, sheetsOf, type SheetRule, type Sheets } from './sheets.ts'

export interface Visibility {
  /** The colours and size of text before any element changes them. */
  start: Look
  isHidden(element: DomElement): boolean
  /** The colours and size of an element's text, given those of its parent. */
  lookOf(element: DomElement, parent: Look): Look
}

const MOST_SELECTORS = 300
const MOST_STYLES = 300

/**
 * Applies the page's own style elements after the stylesheets that it links. It is called once for all
 * elements.
 */
export function visibilityOf($: Query, linked: Sheets = noSheets): Visibility {
  const styles = $('style')
    .toArray()
    .slice(0, MOST_STYLES)
    .map((style) => ({ css: $(style).text() }))
  const sheets = sheetsOf(styles, linked)
  const hidden = hiddenBy($, sheets)
  const isWhite = !sheets.isColoured && $('link[rel~=stylesheet], [bgcolor], body[background]').length === 0
  return {
    // A page without stylesheets, style rules or colour attributes is white.
    start: initialLook(isWhite),
    isHidden: (element) => hidden.has(element) || isHiddenByItself(element),
    lookOf(element, parent) {
      const behind = isBackdrop(element) ? { ...parent, background: null } : parent
      const own = declarationsOf(element.attribs['style'] ?? '')
      return [attributeDeclarations(element), ...declaredFor(element, sheets), own].reduce(
        withDeclarations,
        behind,
      )
    },
  }
}

/** The declarations that set an element's colours and size, in cascade order. */
function declaredFor(element: DomElement, { looks }: Sheets): Declarations[] {
  const own = simpleSelectorsOf(element)
  return own
    .flatMap((sign) => looks.get(sign) ?? [])
    .filter(({ required }) => required.every((part) => own.includes(part)))
    .toSorted((one, other) => one.specificity - other.specificity || one.at - other.at)
    .map(({ declarations }) => declarations)
}

/** Class names that common frameworks use for text only for screen readers; their stylesheets may not be loaded. */
const screenReaderOnly = /(?:^|\s)(?:sr-only|visually-?hidden|screen-reader-(?:text|only)|u-hidden)(?:\s|$)/

function isHiddenByItself(element: DomElement): boolean {
  const { attribs } = element
  if ('hidden' in attribs && attribs['hidden'] !== 'until-found') return true
  if (attribs['aria-hidden'] === 'true' || screenReaderOnly.test(attribs['class'] ?? '')) return true
  return attribs['style'] !== undefined && isHiding(declarationsOf(attribs['style']), isAnimated(element))
}

const isAnimated = ({ attribs }: DomElement) =>
  Object.keys(attribs).some((name) => /^data-(w-id|aos|sal|framer|animat|scroll|motion)/.test(name))

function hiddenBy($: Query, { hiding, showing }: Sheets): ReadonlySet<DomElement> {
  const present = presentIn($)
  const mayMatch = ({ required }: SheetRule) => required.every((part) => present.has(part))
  const shows = showing.filter(mayMatch)
  const [aside, off] = [new Set<DomElement>(), new Set<DomElement>()]
  for (const rule of hiding.filter(mayMatch).slice(0, MOST_SELECTORS)) {
    const matched = matching($, rule.selector)
    for (const element of matched) {
      if (isOffScreen(rule.declarations)) aside.add(element)
      else if (isPermanentlyHidden($, element, matched, rule, shows)) off.add(element)
    }
  }
  // If a page hides more than half of its text, a script must show it to visitors, so it is read.
  const letters = lettersIn(off)
  const isShownByPrograms = letters > 200 && letters * 2 > lettersIn($('body').toArray().filter(isElement))
  return isShownByPrograms ? aside : new Set([...aside, ...off])
}

function isPermanentlyHidden(
  $: Query,
  element: DomElement,
  matched: readonly DomElement[],
  rule: SheetRule,
  showing: readonly SheetRule[],
): boolean {
  if (showing.some((other) => isShownBy($, element, rule, other))) return false
  if (looksOutdated(element)) return true
  // A rule that hides up to three parts usually hides outdated ones; a rule that hides more is for parts that
  // scripts open.
  return !isCollapsible($, element) && matched.length < (isSwitchedOff(rule.declarations) ? 4 : 2)
}

/**
 * Whether another rule shows the element after all: it wins the cascade, applies on some screens, or applies
 * once a visitor opens something.
 */
function isShownBy($: Query, element: DomElement, hiding: SheetRule, other: SheetRule): boolean {
  const own = simpleSelectorsOf(element)
  if (other.required.length === 0 || !other.required.every((part) => own.includes(part))) return false
  const isMatching = other.isPlain || matching($, other.selector).includes(element)
  if (!isMatching) return hiding.required.every((part) => other.required.includes(part))
  if (other.at === Number.POSITIVE_INFINITY) return true
  if (other.hasImportant !== hiding.hasImportant) return other.hasImportant
  return (
    other.specificity > hiding.specificity ||
    (other.specificity === hiding.specificity && other.at > hiding.at)
  )
}

const simpleSelectorsOf = ({ name, attribs }: DomElement): string[] => [
  name,
  ...(attribs['class'] ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => `.${one}`),
  ...(attribs['id'] ? [`#${attribs['id']}`] : []),
]

/** Every tag, class and id of a page, so that a framework's unused selectors are skipped. */
function presentIn($: Query): ReadonlySet<string> {
  const present = new Set<string>()
  for (const element of $('*').toArray().filter(isElement))
    for (const sign of simpleSelectorsOf(element)) present.add(sign)
  return present
}

/** The elements that match a selector; none for selectors that are invalid or that only browsers support. */
function matching($: Query, selector: string): DomElement[] {
  if (!selector || /:(?!not\(|first-child|last-child|root)|^(html|body|\*)$/.test(selector)) return []
  try {
    return $(selector).toArray().filter(isElement)
  } catch {
    return []
  }
}

const MOST_LETTERS = 50_000

const lettersIn = (elements: Iterable<DomElement>): number => {
  let letters = 0
  for (const element of elements) letters += wordsBelow(element, MOST_LETTERS).length
  return letters
}
