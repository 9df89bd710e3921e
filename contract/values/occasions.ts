// Says in words which day or event an idea is for.
import { daysInWords } from './dates.ts'

/** Words that names in title case write small. */
const SMALL = /^(?:an?|and|at|by|for|from|in|of|on|or|the|to|with)$/

/**
 * A name as it is written inside a sentence: "the look back on the year". A name in title case keeps its capital,
 * as in "The Big Quiz".
 */
export function nameInSentence(name: string): string {
  const [first, ...rest] = name.split(' ')
  const isPlain = rest.some((word) => /^\p{Ll}/u.test(word) && !SMALL.test(word))
  return first === 'The' && isPlain ? `the${name.slice(3)}` : name
}

/** "For the look back on the year, 1 – 31 December 2026", with dates as the country writes them. */
export const forOccasion = (
  occasion: { name: string; from: string; to: string },
  country: string | null | undefined,
): string => `For ${nameInSentence(occasion.name)}, ${daysInWords(occasion, country)}`
