/** Joins words for a sentence: "a, b and c". */
export const joinList = (parts: readonly string[], word = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

export const capitalised = (text: string): string =>
  text === '' ? '' : text.charAt(0).toUpperCase() + text.slice(1)

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Starts the text with a capital letter, and ends it with a full stop if it has no end mark. */
export function asSentence(text: string): string {
  const said = capitalised(text.trim().replace(/\s+/g, ' '))
  return /[.!?…]["”’)]?$/.test(said) ? said : `${said}.`
}
