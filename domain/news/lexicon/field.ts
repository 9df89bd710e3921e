// How the words of a trade's news are written down: terms separated by commas. All forms of a term match, and
// a hyphen counts as a space.

export interface Field {
  id: string
  /** The names that people in the trade use for it. Each word of these is a likely sign in a story. */
  called: string
  /** Words and phrases of the trade's news that can only mean this trade. */
  sure: string
  /** Words that other trades' news has too. A story needs two of them. */
  likely: string
}
