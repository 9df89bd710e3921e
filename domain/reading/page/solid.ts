// Colours as stylesheets write them.
import { formatHex, parse } from 'culori'

/** A colour as "#rrggbb" if it is at least so opaque; null for anything else. */
export function solidHex(written: string, leastOpacity = 1): string | null {
  const colour = parse(written)
  return colour && (colour.alpha ?? 1) >= leastOpacity ? formatHex(colour) : null
}

/** How much a colour hides what stands behind it: 0 for a clear one, 1 where the value is no colour. */
export const opacityOf = (written: string): number => parse(written)?.alpha ?? 1
