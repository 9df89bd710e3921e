// Distinguishes collapsible parts of a page, which are read, from hidden parts that are out of date.
import { isElement, nameHintsOf, wordsBelow, type DomElement, type Query } from './dom.ts'

/** Words in the class or id of parts that a script opens on a click. */
const collapsibleNames =
  /(?<![a-z])(accordion|accordeon|collaps\w*|toggle\w*|tabs?|tabbed|pane|panel|faqs?|answers?|folded|expand\w*|reveal\w*|read-?more|more|slides?|slider|slick|swiper|carousel|modal|lightbox|tooltip|drawer|flyout|dropdown|popover|animat\w*|wow|fade\w*|aos|scroll\w*|lazy\w*|load\w*|invisible|elementor|js|bio)(?![a-z])/

/** Words in the class or id of parts that are out of date or meant for machines. */
const outdatedNames =
  /(?<![a-z])(old|outdated|past|expired|archived?|legacy|drafts?|unused|disabled|inactive|retired|previous|last-year|sale|promos?|flash|special|seo|keywords?|bots?|crawler|ghost|decoy|honeypot|backlinks?)(?![a-z])/

/** Whether an element's names say that its content is out of date or meant for machines. */
export const looksOutdated = (element: DomElement): boolean =>
  outdatedNames.test(nameHintsOf(element)) && !collapsibleNames.test(nameHintsOf(element))

/**
 * Whether visitors can open the element: its name suggests it, a control refers to it, or a control comes
 * right before it.
 */
export function isCollapsible($: Query, element: DomElement): boolean {
  let around: DomElement | null = element
  for (let steps = 0; around && steps < 3; steps++) {
    if (collapsibleNames.test(nameHintsOf(around)) || 'aria-labelledby' in around.attribs) return true
    around = around.parent && isElement(around.parent) ? around.parent : null
  }
  return isNamedByControl($, element) || isBehindControl(element)
}

function isNamedByControl($: Query, { attribs }: DomElement): boolean {
  const id = attribs['id']
  return (
    id !== undefined &&
    $('[aria-controls], [data-target], [data-bs-target], [data-toggle], a[href^="#"], label[for], button')
      .toArray()
      .some(
        (control) =>
          isElement(control) &&
          Object.entries(control.attribs).some(
            ([name, value]) =>
              name !== 'id' && (value === id || value === `#${id}` || value.includes(`'${id}'`)),
          ),
      )
  )
}

/**
 * Whether a button, a question or something clickable comes right before the element, or "Read more" right
 * after it.
 */
function isBehindControl(element: DomElement): boolean {
  const before = neighbourOf(element, 'prev')
  const after = neighbourOf(element, 'next')
  return (
    (before !== null && (isControl(before) || wordsBelow(before, 300).endsWith('?'))) ||
    (after !== null && /^(read|show|see|view|load)? ?(more|less|all)\b/i.test(wordsBelow(after, 60)))
  )
}

const isControl = ({ name, attribs }: DomElement) =>
  /^(button|summary|dt|label)$/.test(name) ||
  attribs['role'] === 'button' ||
  ['onclick', 'aria-expanded', 'aria-controls', 'data-toggle', 'tabindex'].some((sign) => sign in attribs)

function neighbourOf(element: DomElement, side: 'prev' | 'next'): DomElement | null {
  let next = element[side]
  while (next && !isElement(next)) next = next[side]
  return next
}
