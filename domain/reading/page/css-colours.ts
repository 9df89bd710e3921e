// Parses colours as stylesheets write them.
import { formatHex, parse } from 'culori'

/** A colour as "#rrggbb" if its opacity is at least `leastOpacity`; null for anything else. */
export function solidHex(written: string, leastOpacity = 1): string | null {
  const colour = parse(written)
  return colour && (colour.alpha ?? 1) >= leastOpacity ? formatHex(colour) : null
}

/** A colour's opacity from 0 to 1; 1 if the value is not a colour. */
export const opacityOf = (written: string): number => parse(written)?.alpha ?? 1
