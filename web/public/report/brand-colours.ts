// A delivery's three colours made readable. Whatever hex a brand gives, the pairs below keep WCAG's contrast: text 4.5:1,
// lines and fills 3:1 against what they stand on.
import { DEFAULT_COLOURS } from '#contract/delivery.ts'

/** Red, green, blue: 0 to 255. */
export type Rgb = readonly [number, number, number]

type Mode = 'light' | 'dark'

export interface Tone {
  /** For large areas; `onFill` is the text on it. */
  fill: Rgb
  onFill: Rgb
  /** For text on the sheet and on `tint`. */
  text: Rgb
  /** For lines and small shapes on the sheet. */
  edge: Rgb
  /** A breath of the colour, as a ground for the page's own ink. */
  tint: Rgb
}

const INK: Rgb = [35, 26, 45]
const PAPER: Rgb = [255, 252, 250]
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** `--sheet` and `--ink-2` of tokens.css, and how much colour a tint takes. */
const surfaces: Record<Mode, { sheet: Rgb; tint: number }> = {
  light: { sheet: PAPER, tint: 0.07 },
  dark: { sheet: [33, 26, 41], tint: 0.16 },
}

/** The tones of one colour in one mode. */
export function toneOf(colour: Rgb, mode: Mode): Tone {
  const { sheet, tint: share } = surfaces[mode]
  const tint = rounded(mix(sheet, colour, share))
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

/** Only three or six hex digits are a colour; a delivery's colours come from outside and end in a stylesheet. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!digits) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(six.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

export const hex = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** WCAG 2 contrast, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * A fill and the text on it. A mid-tone is darkened until paper-white reads on it, for white on a brand's own colour is what
 * people expect (white on the default indigo is only 4.47:1); a light one keeps its colour and takes ink.
 */
export function fillPair(colour: Rgb): readonly [fill: Rgb, onFill: Rgb] {
  if (contrast(PAPER, colour) >= 3) return [readableOn([PAPER], colour, 4.5), PAPER]
  return [colour, contrast(INK, colour) >= 4.5 ? INK : BLACK]
}

/** The colour itself, or moved toward black or white only as far as `least` on every ground needs. */
function readableOn(grounds: readonly Rgb[], colour: Rgb, least: number): Rgb {
  const reads = (candidate: Rgb) => grounds.every((ground) => contrast(candidate, ground) >= least)
  if (reads(colour)) return colour
  const end = grounds.every((ground) => contrast(BLACK, ground) >= contrast(WHITE, ground)) ? BLACK : WHITE
  let [near, far] = [0, 1]
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (reads(rounded(mix(colour, end, middle)))) far = middle
    else near = middle
  }
  return rounded(mix(colour, end, far))
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = [linear(colour[0]), linear(colour[1]), linear(colour[2])]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]
const rounded = (colour: Rgb): Rgb => [Math.round(colour[0]), Math.round(colour[1]), Math.round(colour[2])]
