// What a longer brief says of its matter in sentences of its own: as good a passage as one of the website.
import type { Section } from '#domain/playbook/card.ts'
import { asSentence, capitalised, countWords } from '#domain/playbook/words/list.ts'
import { sentencesOf } from '#domain/reading/language/sentences.ts'

/** Words below which a brief's sentences are notes, and no text. */
const FEWEST_WORDS = 14
/** Words up to which a first sentence is a heading. */
const LONGEST_HEADING = 9

/** The brief's own sentences under its first words; null where it has none beside them. */
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
