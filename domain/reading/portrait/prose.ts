// Joins parts into sentences, and sentences into paragraphs.
import { cutTo } from '#contract/values/texts.ts'

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

/** Joins the paragraphs; `none` if there is nothing to say. */
export const section = (paragraphs: readonly (readonly string[])[], none: string): string =>
  cutTo(paragraphs.map(paragraph).filter(Boolean).join('\n\n'), 5000) || none
