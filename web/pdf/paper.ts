// The look of a PDF report: sizes, type, and the brand's three colours made readable on white.
import { StyleSheet } from '@react-pdf/renderer'
import { hex, INK, parseHex } from '#contract/values/colours.ts'
import { type ContentData, DEFAULT_COLOURS } from '#contract/delivery.ts'
import { toneOf } from '../public/report/brand-colours.ts'
import { DISPLAY, SANS } from './fonts.ts'

/** Points from the page's edge to its text: at the sides, top and bottom. */
export const PAGE_MARGIN = { side: 44, top: 36, foot: 46 }

const ink = hex(INK)
const quiet = '#62546a'
const rule = '#ddd0cb'

export const paper = StyleSheet.create({
  page: {
    paddingTop: PAGE_MARGIN.top,
    paddingBottom: PAGE_MARGIN.foot,
    paddingHorizontal: PAGE_MARGIN.side,
    fontFamily: SANS,
    fontWeight: 400,
    fontSize: 9.5,
    lineHeight: 1.36,
    color: ink,
  },
  d1: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 27, lineHeight: 1.15, letterSpacing: -0.6 },
  d2: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 13.5, lineHeight: 1.22, letterSpacing: -0.2 },
  d3: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 11, lineHeight: 1.25, letterSpacing: -0.15 },
  d4: { fontFamily: DISPLAY, fontWeight: 600, fontSize: 9.5, lineHeight: 1.3, letterSpacing: -0.1 },
  standfirst: { fontSize: 10, lineHeight: 1.36 },
  listed: { fontSize: 9, lineHeight: 1.32 },
  strong: { fontWeight: 600 },
  small: { fontSize: 8, lineHeight: 1.34 },
  quiet: { color: quiet },
  link: { color: ink, textDecoration: 'underline' },
  section: { borderTopWidth: 1.5, borderTopColor: ink, marginTop: 14, paddingTop: 7 },
  ruled: { borderTopWidth: 0.75, borderTopColor: rule },
  foot: {
    position: 'absolute',
    left: PAGE_MARGIN.side,
    right: PAGE_MARGIN.side,
    // On a page 842 points high. The library measures `bottom` from the end of the text.
    top: 808,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: quiet,
  },
})

/** A brand's colours as fills, text, borders and backgrounds. */
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
