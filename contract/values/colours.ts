// Makes a brand's colours readable on pages, in emails and in pictures. Any hex colour gives WCAG-compliant
// contrast.

/** Red, green and blue, each from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The design's two text colours, one of which is used on a brand's fill: dark ink and light paper. */
export const INK: Rgb = [35, 26, 45]
export const PAPER: Rgb = [255, 252, 250]
const BLACK: Rgb = [0, 0, 0]
const WHITE: Rgb = [255, 255, 255]

/** Accepts only three or six hex digits: brand colours come from users and end up in stylesheets. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!digits) return null
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (at: number) => Number.parseInt(six.slice(at, at + 2), 16)
  return [channel(0), channel(2), channel(4)]
}

export const hex = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * A fill and its text colour, with a contrast of 4.5:1. A mid-tone is darkened until paper-white is readable
 * on it, since people expect white on a brand's own colour (white on the default indigo is only 4.47:1). A
 * light colour stays as it is, with ink on it.
 */
export function fillPair(colour: Rgb): readonly [fill: Rgb, onFill: Rgb] {
  if (contrast(PAPER, colour) >= 3) return [readableOn([PAPER], colour, 4.5), PAPER]
  return [colour, contrast(INK, colour) >= 4.5 ? INK : BLACK]
}

/**
 * Makes a colour readable: moves it toward black or white just far enough to reach the contrast `least` on
 * each background.
 */
export function readableOn(grounds: readonly Rgb[], colour: Rgb, least: number): Rgb {
  const reads = (candidate: Rgb) => grounds.every((ground) => contrast(candidate, ground) >= least)
  if (reads(colour)) return colour
  const end = grounds.every((ground) => contrast(BLACK, ground) >= contrast(WHITE, ground)) ? BLACK : WHITE
  let [near, far] = [0, 1]
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    if (reads(mix(colour, end, middle))) far = middle
    else near = middle
  }
  return mix(colour, end, far)
}

/** A colour between two others, with integer channels. */
export const mix = (from: Rgb, to: Rgb, share: number): Rgb => {
  const channel = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share)
  return [channel(0), channel(1), channel(2)]
}

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
