// Quotes a source word for word. Long quotes are only cut between words, with an ellipsis if a sentence is
// cut.
import { cutTo } from '#contract/values/texts.ts'

/** Puts a quote of at most `most` characters in quotation marks, so that it can end a sentence. */
export function quoted(quote: string, most = 240): string {
  const text = trimmedQuote(quote, most)
  return /[.?!…]["”’']?$/.test(text) ? `“${text}”` : `“${text}”.`
}

/**
 * Shortens a quote to at most `most` characters: after a sentence if a good part of the quote fits, or else
 * after a clause or a word, with an ellipsis. Nothing is left out in the middle.
 */
export function trimmedQuote(quote: string, most: number): string {
  const text = quote.trim().replace(/\s+/g, ' ')
  if (text.length <= most) return text
  const head = cutTo(text, most - 1)
  const sentence = lastEnd(head, /[.?!]["”’)]?(?=\s+[\p{Lu}\p{N}“"‘])/gu)
  if (sentence >= most * 0.4) return text.slice(0, sentence)
  const clause = lastEnd(head, /(?=\s*[,;:–—]\s)|(?=\s+[–-]\s)/gu)
  if (clause >= most * 0.5) return `${text.slice(0, clause)}…`
  const word = /\s/.test(text.charAt(most - 1)) ? head.length : head.lastIndexOf(' ')
  const whole = word > 0 ? head.slice(0, word) : head
  return `${whole.replace(/[\s,;:–—-]+$/, '')}…`
}

function lastEnd(text: string, boundary: RegExp): number {
  let end = -1
  for (const match of text.matchAll(boundary)) end = match.index + match[0].length
  return end
}
