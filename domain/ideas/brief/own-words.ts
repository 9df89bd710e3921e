// A longer brief's own sentences about its topic, which are used like a passage of the website.
import type { Section } from '#domain/playbook/card.ts'
import { asSentence, capitalised, countWords } from '#domain/playbook/words/list.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'

/** With fewer words, the sentences are only notes. */
const FEWEST_WORDS = 14
/** A first sentence of up to this many words is a heading. */
const LONGEST_HEADING = 9

/** The brief's own sentences, with its first words as the heading; null if there are too few. */
export function ownWordsOf(text: string): Section | null {
  const [first, ...others] = text
    .split(/\s*\n+\s*/)
    .flatMap((line) => sentencesOf(line))
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (first === undefined) return null
  const said = others.filter((one) => !toTheWriter.test(one)).map(asSentence)
  if (countWords(said.join(' ')) < FEWEST_WORDS) return null
  const heading = capitalised(first.replace(/[.:]$/, ''))
  const isHeading = countWords(first) <= LONGEST_HEADING && !toTheWriter.test(first)
  return {
    id: 'brief',
    isTrusted: true,
    heading: isHeading ? heading : capitalised(said[0]?.split(/[,.:;]/)[0] ?? ''),
    text: said.join(' '),
    sentences: said,
    page: '',
  }
}

const toTheWriter =
  /\b(?:please|write|make (?:it|this|them)|ideas?|posts?|content|campaign|tone|brief|we(?:['’]d like| want| need) (?:to|people|more)|i(?:['’]d like| want| need)|promote|announce|launch(?:ing)?)\b/i
