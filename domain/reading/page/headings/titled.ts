import type { Piece } from '../pieces.ts'

/** A piece of a page with the heading that it belongs to. */
export interface Titled extends Piece {
  isTitle: boolean
  /**
   * The level: 1 to 6 as tagged; 7 for a term or summary; 8 for a short line that only looks like a heading.
   */
  level: number
  heading: string
}
