import { cutTo } from '#contract/values/texts.ts'

/** Characters of a text that are shown before one asks for more. */
const EXCERPT = 100

/** The beginning of a text, cut at a word; whether anything was cut. */
export function excerptOf(text: string): { excerpt: string; cut: boolean } {
  if (text.length <= EXCERPT) return { excerpt: text, cut: false }
  const head = cutTo(text, EXCERPT)
  const space = head.lastIndexOf(' ')
  return { excerpt: `${(space > EXCERPT / 2 ? head.slice(0, space) : head).trimEnd()}…`, cut: true }
}
