// Decides which CSS declarations hide text: by not displaying it, or making it transparent, tiny or off
// screen.

export type Declarations = ReadonlyMap<string, string>

/**
 * Whether an element with these declarations is hidden. Parts that a page fades in start transparent and
 * count as shown.
 */
export const isHiding = (style: Declarations, isFadedIn: boolean): boolean =>
  isSwitchedOff(style) || (isFadedOut(style) && !isFadedIn) || isOffScreen(style)

const has = (style: Declarations, name: string, pattern: RegExp) => pattern.test(style.get(name) ?? '')

/** Whether the element is not displayed or has no size. Pages also do this to collapsible parts. */
export const isSwitchedOff = (style: Declarations): boolean =>
  has(style, 'display', /^none/) ||
  has(style, 'visibility', /^(hidden|collapse)/) ||
  has(style, 'content-visibility', /^hidden/) ||
  (has(style, 'overflow', /hidden|clip/) &&
    ['height', 'width', 'max-height', 'max-width'].some((name) => isNothing(style, name)))

/** Whether the opacity is 0, unless a transform, transition or animation shows that it will change. */
export const isFadedOut = (style: Declarations): boolean =>
  (has(style, 'opacity', /^(0?\.0\d*|0(\.0\d*)?|[0-4]?%)$/) || has(style, 'filter', /opacity\(\s*0/)) &&
  !style.has('transform') &&
  !style.has('transition') &&
  !style.has('animation')

/**
 * Whether the element is moved out of the window or clipped away, as pages do with text meant for machines
 * only.
 */
export function isOffScreen(style: Declarations): boolean {
  const sides = ['left', 'top', 'right', 'bottom']
  if (has(style, 'position', /absolute|fixed/) && sides.some((side) => isFarOut(style.get(side)))) return true
  if (['text-indent', 'margin-left', 'margin-top'].some((name) => isFarOut(style.get(name)))) return true
  if (has(style, 'clip', /rect\(\s*(0|1)(px)?[\s,]+(0|1)(px)?/)) return true
  if (has(style, 'clip-path', /inset\(\s*(50|100)%|circle\(\s*0|polygon\(\s*0 0\s*,\s*0 0/)) return true
  if (has(style, 'transform', /scale[xy]?\(\s*0(\.0\d*)?\s*[,)]|translate[xy]?\(\s*-?\d{4,}px/)) return true
  return (
    has(style, 'overflow', /hidden|clip/) &&
    has(style, 'position', /absolute|fixed/) &&
    (isNothing(style, 'height') || isNothing(style, 'width'))
  )
}

const isNothing = (style: Declarations, name: string) => has(style, name, /^[01](px|em|rem|%)?$/)

function isFarOut(value: string | undefined): boolean {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(px|em|rem|vw|vh|%)/.exec(value ?? '') ?? []
  return Number(number) <= (unit === 'px' ? -500 : unit === 'em' || unit === 'rem' ? -50 : -100)
}
