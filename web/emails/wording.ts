// Text from elsewhere in an email: on one line, no longer than its space, and never reversing the text around it.

/** On one line, without control characters or marks that change text direction. */
export const tidy = (words: string): string =>
  words
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()

/** The beginning of a long text, cut between words if that leaves enough. */
export function cut(words: string, most: number): string {
  const letters = [...tidy(words)]
  if (letters.length <= most) return letters.join('')
  const head = letters.slice(0, most - 1).join('')
  const gap = head.lastIndexOf(' ')
  return `${(gap > head.length * 0.6 ? head.slice(0, gap) : head).replace(/[\s,;:.–-]+$/, '')}…`
}

/** A draft of an email without the name that signs it: on one line it would read as part of the last sentence. */
export const withoutSignature = (draft: string): string =>
  draft.replace(/\n\s*\n(?!.*[.!?…]["”’)]?\s*$)[^\n]{1,80}\s*$/u, '')

/** A text as one line of plain text, for a header field. */
export const oneLine = (words: string): string => words.replace(/[\p{C}\s]+/gu, ' ').trim()

/** Titles in a row, each as a sentence. */
export const asSentences = (titles: readonly string[]): string =>
  titles.map((title) => (/[.!?…]$/.test(title) ? title : `${title}.`)).join(' ')
