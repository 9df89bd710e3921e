import { cutTo } from '#contract/values/texts.ts'

/** The number of characters shown before "Show more". */
const EXCERPT = 100

/** The beginning of a text, cut between words, and whether anything was cut. */
export function excerptOf(text: string): { excerpt: string; cut: boolean } {
  if (text.length <= EXCERPT) return { excerpt: text, cut: false }
  const head = cutTo(text, EXCERPT)
  const space = head.lastIndexOf(' ')
  return { excerpt: `${(space > EXCERPT / 2 ? head.slice(0, space) : head).trimEnd()}…`, cut: true }
}
