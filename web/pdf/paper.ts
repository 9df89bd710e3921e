// The look of a printed report: its measures, its type, and the brand's three colours made readable on white.
import { StyleSheet } from '@react-pdf/renderer'
import { hex, INK, parseHex } from '#contract/values/colours.ts'
import { type ContentData, DEFAULT_COLOURS } from '#contract/delivery.ts'
import { toneOf } from '../public/report/brand-colours.ts'
import { DISPLAY, SANS } from './faces.ts'

/** Points from the page's edge to its text, at the sides, above and below. */
export const EDGE = { side: 46, top: 40, foot: 50 }
/** The margin in which numbers, kinds and dates stand. */
export const MARGIN = 84

const ink = hex(INK)
const quiet = '#62546a'
const rule = '#ddd0cb'

export const paper = StyleSheet.create({
  page: {
    paddingTop: EDGE.top,
    paddingBottom: EDGE.foot,
    paddingHorizontal: EDGE.side,
    fontFamily: SANS,
    fontWeight: 400,
    fontSize: 9.2,
    lineHeight: 1.42,
    color: ink,
  },
  d1: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 30, lineHeight: 1.15, letterSpacing: -0.7 },
  lead: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 18, lineHeight: 1.2, letterSpacing: -0.35 },
  d2: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 14, lineHeight: 1.25, letterSpacing: -0.2 },
  d3: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 12, lineHeight: 1.3, letterSpacing: -0.15 },
  d4: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 10, lineHeight: 1.35, letterSpacing: -0.1 },
  standfirst: { fontSize: 10.2, lineHeight: 1.4 },
  listed: { fontSize: 8.8, lineHeight: 1.38 },
  strong: { fontWeight: 600 },
  small: { fontSize: 8, lineHeight: 1.4 },
  quiet: { color: quiet },
  link: { color: ink, textDecoration: 'underline' },
  section: { borderTopWidth: 1.5, borderTopColor: ink, marginTop: 18, paddingTop: 9 },
  ruled: { borderTopWidth: 0.75, borderTopColor: rule },
  foot: {
    position: 'absolute',
    left: EDGE.side,
    right: EDGE.side,
    // Of a page in height 842; the library counts `bottom` from the end of the text.
    top: 808,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: quiet,
  },
})

/** A brand's colours as the fills, texts, edges and grounds of a page. */
export function brandPaper({ brandColors }: ContentData) {
  const tone = (name: keyof typeof DEFAULT_COLOURS) => {
    const { fill, onFill, text, edge, tint } = toneOf(
      parseHex(brandColors[name]) ?? parseHex(DEFAULT_COLOURS[name]) ?? INK,
      'light',
    )
    return { fill: hex(fill), onFill: hex(onFill), text: hex(text), edge: hex(edge), tint: hex(tint) }
  }
  return { first: tone('primary'), second: tone('secondary'), third: tone('tertiary') }
}
export type BrandPaper = ReturnType<typeof brandPaper>
