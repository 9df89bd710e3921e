// Joins parts into sentences, and sentences into paragraphs.
import { cutTo } from '#contract/values/texts.ts'
import { wordCount } from '../language/sentence.ts'

/** A list in a sentence: "bread, cakes and coffee". */
export const asList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** One paragraph of the sentences, without empty and repeated ones. */
export const paragraph = (sentences: readonly string[]): string =>
  [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))].join(' ')

/** The site's words in double quotation marks; those inside become single. */
export const quoted = (text: string): string => `“${text.replaceAll('“', '‘').replaceAll('”', '’')}”`

/** A quotation without its full stop, for use inside a sentence. */
export const quotedInside = (text: string): string => quoted(text.replace(/(?<!\.)\.$/, ''))

/**
 * Joins the paragraphs. A sentence that would exceed MOST_WORDS is left out, so that later and shorter ones
 * may still fit. Returns `none` if nothing is left.
 */
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

/** The most words in a section. */
export const MOST_WORDS = 115
