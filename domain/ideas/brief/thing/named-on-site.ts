// Finds a proper name of the brand in a brief typed without capitals: "start from nowt" is its course "Start from
// Nowt".
import type { Card } from '#domain/playbook/card.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'

const LONGEST = 5

/**
 * The longest run of the brief's words that the brand uses as a name, in the brand's spelling; null if there is none.
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

/** How the text spells these words where the first and last have capitals; null if it never does. */
function spelledIn(own: string, run: readonly string[]): string | null {
  const pattern = run.map((word) => word.replace(/[’']/g, "[’']")).join(String.raw`[\s-]+`)
  const matches = own.matchAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'giu'))
  for (const [found] of matches) {
    const parts = found.split(/[\s-]+/)
    const isName = [parts[0], parts.at(-1)].every((part) => /^\p{Lu}\p{Ll}/u.test(part ?? ''))
    if (isName) return found.replace(/\s+/g, ' ')
    // A heading all in capitals is a name too, and gets normal capitals.
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

/** The short parts of a page's title, which say what it is about: "Start From Nowt - 6 week beginners course". */
const namesOfPage = (title: string): string[] =>
  title
    .split(/\s+[-–—|·:»]\s+|:\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.split(/\s+/).length <= 6)
