// Finds the sentences in a longer brief. They are used like a passage of the website, because they say what
// the user wants to post.
import type { Section } from '#domain/playbook/card.ts'
import { asSentence, capitalised, countWords } from '#domain/playbook/words/list.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'
import { saysToTheWriter } from './details.ts'

/** Sentences with fewer words than this are only notes. */
const FEWEST_WORDS = 14
/** A first sentence with at most this many words is used as the heading. */
const LONGEST_HEADING = 9

/**
 * Makes a passage from the brief's own sentences, with its first words as the heading; null if there are too
 * few.
 */
export function ownWordsOf(text: string): Section | null {
  const [first, ...others] = sentencesIn(text)
  if (first === undefined) return null
  const said = others.filter((one) => !toTheWriter.test(one)).map(asSentence)
  if (countWords(said.join(' ')) < FEWEST_WORDS) return null
  const heading = headingIn(first)
  return {
    id: 'brief',
    isTrusted: true,
    heading: heading ?? capitalised(said[0]?.split(/[,.:;]/)[0] ?? ''),
    text: said.join(' '),
    sentences: said,
    page: '',
  }
}

const sentencesIn = (text: string): string[] =>
  text
    .split(/\s*\n+\s*/)
    .flatMap((line) => sentencesOf(line))
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** The first sentence of a longer brief says what the user wants. */
export const firstSentenceOf = (text: string): string => sentencesIn(text)[0] ?? text

/**
 * Makes a heading from the first sentence: the whole sentence if it is short, or what it names: "New class
 * Men on Mats, over 50s, Tuesdays".
 */
function headingIn(first: string): string | null {
  const heading = [first, first.split(/,\s|\s[-–—]\s/)[0] ?? ''].find(
    (one) =>
      countWords(one) >= 1 &&
      countWords(one) <= LONGEST_HEADING &&
      !toTheWriter.test(one) &&
      // A request such as "Fill quiet Wednesdays" must not be printed above the text, where customers would
      // read it.
      (one.endsWith('?') || !saysToTheWriter(one)),
  )
  return heading === undefined ? null : capitalised(heading.replace(/[.:]$/, ''))
}

const toTheWriter =
  /\b(?:please|write|make (?:it|this|them)|ideas?|posts?|content|campaign|tone|brief|we(?:['’]d like| want| need) (?:to|people|more)|i(?:['’]d like| want| need)|promote|announce|launch(?:ing)?)\b/i
