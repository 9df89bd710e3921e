// How parts become sentences, and sentences a paragraph.
import { wordCount } from '../language/sentence.ts'

/** "bread, cakes and coffee" */
export const inAList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** Sentences in one paragraph, without those that are empty or said already. */
export const paragraph = (sentences: readonly string[]): string =>
  [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))].join(' ')

/** Words of the site as it writes them, in quotation marks; those inside keep their own. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`

/** A fragment in quotation marks in the middle of a sentence, without its full stop. */
export const quotedInside = (text: string): string => quoted(text.replace(/(?<!\.)\.$/, ''))

/** The paragraphs that say something, as many as fit the words a section may have, or what to say where none does. */
export function section(paragraphs: readonly string[], none: string): string {
  const said: string[] = []
  for (const one of paragraphs.filter(Boolean))
    if (said.length === 0 || wordCount([...said, one].join(' ')) <= MOST_WORDS) said.push(one)
  return said.length > 0 ? said.join('\n\n').slice(0, 5000) : none
}

const MOST_WORDS = 115
