import { fillPair, hex, INK, parseHex } from '#contract/values/colours.ts'
import { DEFAULT_COLOURS, type ContentData } from '#contract/delivery.ts'

type Colours = ContentData['brandColors']

/** The header's colours from the brand's: a fill, readable text on it, and a strip below. */
export function headColours(colours: Colours) {
  const [fill, onFill] = fillPair(colour(colours, 'primary'))
  return { fill: hex(fill), onFill: hex(onFill), strip: hex(colour(colours, 'secondary')) }
}

const colour = (colours: Colours, name: 'primary' | 'secondary') =>
  parseHex(colours[name]) ?? parseHex(DEFAULT_COLOURS[name]) ?? INK
