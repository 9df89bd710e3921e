// How a field of trade is written down: terms apart by commas, in any of their forms, a hyphen being a space.

export interface Field {
  id: string
  /** What people who are of it call it; in a story each is a word that may be meant. */
  called: string
  /** Words and phrases of its press that mean it wherever they stand. */
  sure: string
  /** What its press uses and others too: two of them mean it. */
  likely: string
}
