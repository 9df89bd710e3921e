// How parts become sentences, and sentences a paragraph.
import { cutTo } from '#contract/values/texts.ts'
import { wordCount } from '../language/sentence.ts'

/** "bread, cakes and coffee" */
export const inAList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** Sentences in one paragraph, without those that are empty or said already. */
export const paragraph = (sentences: readonly string[]): string =>
  [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))].join(' ')

/** Words of the site as it writes them, in quotation marks; those inside give way to single ones. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`

/** Such words in the middle of a sentence, without their full stop. */
export const quotedInside = (text: string): string => quoted(text.replace(/(?<!\.)\.$/, ''))

/** The paragraphs, of which those that would make the section too long give way to later, shorter ones; `none` where nothing is left. */
export function section(paragraphs: readonly (readonly string[])[], none: string): string {
  let words = 0
  const said = paragraphs.map((sentences) =>
    paragraph(
      sentences.filter((sentence) => {
        const more = wordCount(sentence)
        if (more === 0 || (words > 0 && words + more > MOST_WORDS)) return false
        words += more
        return true
      }),
    ),
  )
  return cutTo(said.filter(Boolean).join('\n\n'), 5000) || none
}

/** The most words that a section may have. */
export const MOST_WORDS = 115
