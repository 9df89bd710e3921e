// The colour and size of text as far as a page itself says, to tell text that nobody can read.
import { isElement, nameHintsOf, wordsBelow, type DomElement } from './dom.ts'
import type { Declarations } from './hiding.ts'
import { opacityOf, solidHex } from './solid.ts'

/** What text inherits. Colours are written as "#rrggbb", and null where they are not known. */
export interface Look {
  color: string | null
  background: string | null
  isTiny: boolean
  isClear: boolean
  /** What stands behind shows only through its letters. */
  isCutOut: boolean
}

export const initialLook = (isWhite: boolean): Look => ({
  color: null,
  background: isWhite ? '#ffffff' : null,
  isTiny: false,
  isClear: false,
  isCutOut: false,
})

/** Text in the colour of what stands behind it, without a colour, or too small to read. */
export const isUnreadable = (look: Look): boolean =>
  look.isTiny ||
  (look.isClear && !look.isCutOut) ||
  (look.color !== null && look.background !== null && isAlmost(look.color, look.background))

/** The look after the declarations of one rule or attribute. */
export function withDeclared(look: Look, style: Declarations): Look {
  const background = backgroundIn(style)
  const color = style.get('-webkit-text-fill-color') ?? style.get('color')
  const size = style.get('font-size')
  // A gradient can be cut to the shape of its letters, which are then made clear.
  const clip = style.get('background-clip') ?? style.get('-webkit-background-clip')
  return {
    color: color === undefined ? look.color : solidHex(color),
    // A picture or a gradient behind the text can be of any colour.
    background: background === undefined ? look.background : solidHex(background),
    isTiny: size === undefined ? look.isTiny : isTiny(size),
    isClear: color === undefined ? look.isClear : opacityOf(color) < 0.1,
    isCutOut: clip === undefined ? look.isCutOut : clip.includes('text'),
  }
}

/** The background that declarations set; undefined where what stands behind shows through. */
function backgroundIn(style: Declarations): string | undefined {
  const picture = style.get('background-image')
  if (picture !== undefined && picture !== 'none') return picture
  const said = style.get('background-color') ?? style.get('background')
  return said !== undefined && /^(transparent|none|inherit|initial|unset)$/.test(said) ? undefined : said
}

/** Classes of boxes behind whose text stands a picture or a colour that is set some other way. */
const backdrop =
  /(?<![a-z])(hero|banner|cover|overlay|backdrop|jumbotron|parallax|slide|slider|carousel|masthead|dark|inverse|splash|video|image|gallery|background|bg)(?![a-z])/

/** Whether an element may well stand on something else than the page's own background. */
export const isBackdrop = (element: DomElement): boolean =>
  backdrop.test(nameHintsOf(element)) ||
  (element.children.some(
    (child) => isElement(child) && /^(img|picture|video|svg|canvas)$/.test(child.name),
  ) &&
    wordsBelow(element, 400).length < 400)

/** What old pages say in attributes, as declarations. */
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

/** So near that no eye tells them apart. */
const isAlmost = (one: string, other: string): boolean =>
  [1, 3, 5].every(
    (at) => Math.abs(parseInt(one.slice(at, at + 2), 16) - parseInt(other.slice(at, at + 2), 16)) <= 10,
  )
