// Finds names that a brief has without capitals but the brand's texts with them: "start from nowt" is its
// course "Start from Nowt".
import type { Card } from '#domain/playbook/card.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

const LONGEST = 5

/**
 * Finds the longest run of the brief's words that the brand uses as a name, and returns it in the brand's
 * spelling. Null if there is none.
 */
export function capitalisedNameIn(
  text: string,
  { said, questions, prices, offerings, name }: Card,
): string | null {
  const own = [
    ...offerings.map((one) => one.name),
    ...prices.map(({ label }) => label),
    ...new Set(said.flatMap(({ page }) => namesOfPage(page))),
    ...said.flatMap((one) => [one.heading, one.text]),
    ...questions.flatMap(({ ask, answer }) => [ask, answer]),
  ].join('\n')
  const words = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
  for (let length = Math.min(LONGEST, words.length); length >= 2; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length)
      if (stemsOf(run.join(' ')).length < 2) continue
      const found = spelledIn(own, run)
      if (found !== null && found.toLowerCase() !== name.toLowerCase()) return found
    }
  return null
}

/**
 * How the text spells these words where the first and the last have a capital letter; null if it never does.
 */
function spelledIn(own: string, run: readonly string[]): string | null {
  const pattern = run.map((word) => word.replace(/[’']/g, "[’']")).join(String.raw`[\s-]+`)
  const matches = own.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu'))
  for (const [found] of matches) {
    const parts = found.split(/[\s-]+/)
    const isName = [parts[0], parts.at(-1)].every((part) => /^\p{Lu}\p{Ll}/u.test(part ?? ''))
    if (isName) return found.replace(/\s+/g, ' ')
    // A heading that is all in capitals can be a name too, and is given normal capitals.
    if (/^[\p{Lu}\s’'-]{6,}$/u.test(found)) return fromCapitals(parts)
  }
  return null
}

const little = /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/

const fromCapitals = (parts: readonly string[]): string =>
  parts
    .map((part) => part.toLowerCase())
    .map((part, at) => (at > 0 && little.test(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ')

/**
 * Splits a page's title at dashes and bars, because one part usually names what the page is about: "Start
 * From Nowt - 6 week beginners course".
 */
const namesOfPage = (title: string): string[] =>
  title
    .split(/\s+[-–—|·:»]\s+|:\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= 6)
