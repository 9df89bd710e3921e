// How parts become sentences, and sentences a paragraph.

/** "bread, cakes and coffee" */
export const inAList = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`

/** Sentences in one paragraph, without those that are empty or said already. */
export const paragraph = (sentences: readonly string[]): string =>
  [...new Set(sentences.map((sentence) => sentence.trim()).filter(Boolean))].join(' ')
