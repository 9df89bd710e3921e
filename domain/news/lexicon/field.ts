// How the words of a trade are written down: terms separated by commas. All forms of a term match, and hyphens count
// as spaces.

export interface Field {
  id: string
  /** What people in the trade call it. In a story, each of these words is a likely sign. */
  called: string
  /** Words and phrases of its press that always mean it. */
  sure: string
  /** Words that its press shares with others. Two of them mean it. */
  likely: string
}
