// A delivery's three colours as CSS custom properties: text at a contrast of 4.5:1, lines and shapes at 3:1, in both modes.
import { fillPair, hex, INK, mix, PAPER, parseHex, readableOn, type Rgb } from '#contract/values/colours.ts'
import { DEFAULT_COLOURS } from '#contract/delivery.ts'

export interface Tone {
  /** For large areas; `onFill` is the text on it. */
  fill: Rgb
  onFill: Rgb
  /** For text on the page and on `tint`. */
  text: Rgb
  /** For lines and small shapes on the page. */
  edge: Rgb
  /** A pale background for normal text. */
  tint: Rgb
}

/** `--sheet` of tokens.css, and how much colour a tint has. */
const surfaces: Record<'light' | 'dark', { sheet: Rgb; share: number }> = {
  light: { sheet: PAPER, share: 0.07 },
  dark: { sheet: [33, 26, 41], share: 0.12 },
}

/** The variants of one colour in one mode. */
export function toneOf(colour: Rgb, mode: 'light' | 'dark'): Tone {
  const { sheet, share } = surfaces[mode]
  const tint = mix(sheet, colour, share)
  const [fill, onFill] = fillPair(colour)
  return {
    fill,
    onFill,
    text: readableOn([sheet, tint], colour, 4.5),
    edge: readableOn([sheet], colour, 3),
    tint,
  }
}

/** CSS for `:root`: `--b1` to `--b3` with `-on`, `-text`, `-edge` and `-tint`, each for both modes. */
export function brandStyle(colours: { primary: string; secondary: string; tertiary: string }): string {
  const declarations = (['primary', 'secondary', 'tertiary'] as const).flatMap((name, at) => {
    const colour = parseHex(colours[name]) ?? parseHex(DEFAULT_COLOURS[name]) ?? INK
    const [light, dark] = [toneOf(colour, 'light'), toneOf(colour, 'dark')]
    const declare = (suffix: string, part: keyof Tone) =>
      `--b${at + 1}${suffix}:light-dark(${hex(light[part])},${hex(dark[part])})`
    return [
      declare('', 'fill'),
      declare('-on', 'onFill'),
      declare('-text', 'text'),
      declare('-edge', 'edge'),
      declare('-tint', 'tint'),
    ]
  })
  return `:root{${declarations.join(';')}}`
}
