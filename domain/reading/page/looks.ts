// Calculates the colour and size of text as far as the page sets them, to find text that nobody can read.
import { isElement, nameHintsOf, wordsBelow, type DomElement } from './dom.ts'
import type { Declarations } from './hiding.ts'
import { opacityOf, solidHex } from './css-colours.ts'

/** Styles that text inherits. Colours are "#rrggbb"; null if unknown. */
export interface Look {
  color: string | null
  background: string | null
  isTiny: boolean
  isClear: boolean
  /** Whether the background only shows through the letters (background-clip: text). */
  isCutOut: boolean
}

export const initialLook = (isWhite: boolean): Look => ({
  color: null,
  background: isWhite ? '#ffffff' : null,
  isTiny: false,
  isClear: false,
  isCutOut: false,
})

/** Whether text can't be read: too small, transparent, or almost the colour of its background. */
export const isUnreadable = (look: Look): boolean =>
  look.isTiny ||
  (look.isClear && !look.isCutOut) ||
  (look.color !== null && look.background !== null && isAlmost(look.color, look.background))

/** The colours and size after applying the declarations of one rule or attribute. */
export function withDeclarations(look: Look, style: Declarations): Look {
  const background = backgroundIn(style)
  const color = style.get('-webkit-text-fill-color') ?? style.get('color')
  const size = style.get('font-size')
  // Gradient text clips the background to the letters and makes the letters transparent, so it is readable.
  const clip = style.get('background-clip') ?? style.get('-webkit-background-clip')
  return {
    color: color === undefined ? look.color : solidHex(color),
    // An image or gradient can have any colour, so the background is unknown.
    background: background === undefined ? look.background : solidHex(background),
    isTiny: size === undefined ? look.isTiny : isTiny(size),
    isClear: color === undefined ? look.isClear : opacityOf(color) < 0.1,
    isCutOut: clip === undefined ? look.isCutOut : clip.includes('text'),
  }
}

/** The background that the declarations set; undefined if they let the parent's background show. */
function backgroundIn(style: Declarations): string | undefined {
  const picture = style.get('background-image')
  if (picture !== undefined && picture !== 'none') return picture
  const said = style.get('background-color') ?? style.get('background')
  return said !== undefined && /^(transparent|none|inherit|initial|unset)$/.test(said) ? undefined : said
}

/** Class names of boxes that often have an image or another background behind their text. */
const backdrop =
  /(?<![a-z])(hero|banner|cover|overlay|backdrop|jumbotron|parallax|slide|slider|carousel|masthead|dark|inverse|splash|video|image|gallery|background|bg)(?![a-z])/

/** Whether the element may have another background than the page, so that contrast can't be judged. */
export const isBackdrop = (element: DomElement): boolean =>
  backdrop.test(nameHintsOf(element)) ||
  (element.children.some(
    (child) => isElement(child) && /^(img|picture|video|svg|canvas)$/.test(child.name),
  ) &&
    wordsBelow(element, 400).length < 400)

/** The colour attributes of old HTML as declarations. */
export function attributeDeclarations({ name, attribs }: DomElement): Declarations {
  const said = new Map<string, string>()
  if (attribs['bgcolor']) said.set('background-color', attribs['bgcolor'].toLowerCase())
  if (name === 'font' && attribs['color']) said.set('color', attribs['color'].toLowerCase())
  return said
}

function isTiny(size: string): boolean {
  const [, number = '', unit = ''] = /^([\d.]+)(px|pt|em|rem|%|vw)?/.exec(size) ?? []
  if (number === '') return false
  return (
    Number(number) < (unit === 'em' || unit === 'rem' ? 0.2 : unit === '%' ? 15 : unit === 'vw' ? 0.2 : 3)
  )
}

/** Whether two colours are too similar for text to be readable. */
const isAlmost = (one: string, other: string): boolean =>
  [1, 3, 5].every(
    (at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= 10,
  )
