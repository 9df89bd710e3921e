// A longer brief's own sentences about its topic, which are used like a passage of the website.
import type { Section } from '#domain/playbook/card.ts'
import { asSentence, capitalised, countWords } from '#domain/playbook/words/list.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'
import { saysToTheWriter } from './details.ts'

/** With fewer words, the sentences are only notes. */
const FEWEST_WORDS = 14
/** A first sentence of up to this many words is a heading. */
const LONGEST_HEADING = 9

/** The brief's own sentences, with its first words as the heading; null if there are too few. */
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

/** What a brief with sentences of its own wants: its first words. */
export const firstSentenceOf = (text: string): string => sentencesIn(text)[0] ?? text

/** The first sentence as a heading, or what it names before its details: "New class Men on Mats, over 50s, Tuesdays". */
function headingIn(first: string): string | null {
  const heading = [first, first.split(/,\s|\s[-–—]\s/)[0] ?? ''].find(
    (one) =>
      countWords(one) >= 1 &&
      countWords(one) <= LONGEST_HEADING &&
      !toTheWriter.test(one) &&
      // Readers must not find the request above the text: "Fill quiet Wednesdays", "people who never came back".
      (one.endsWith('?') || !saysToTheWriter(one)),
  )
  return heading === undefined ? null : capitalised(heading.replace(/[.:]$/, ''))
}

const toTheWriter =
  /\b(?:please|write|make (?:it|this|them)|ideas?|posts?|content|campaign|tone|brief|we(?:['’]d like| want| need) (?:to|people|more)|i(?:['’]d like| want| need)|promote|announce|launch(?:ing)?)\b/i
