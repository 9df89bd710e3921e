// Text in letters that the typefaces have. A letter that none has would be printed as an empty box, or as nothing.

export const UNPRINTABLE = '[…]'

/** What keeps two letters of a Persian word from being joined. The library sets it as a space in the wrong place. */
const nonJoiner = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu

/** Signs that have a plain likeness. */
const likenesses: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': '’',
  '\u2033': '”',
  '\u201a': ',',
  '\u201b': '‘',
  '\u201e': '“',
  '\u2043': '•',
  '\u25aa': '•',
  '\u25cf': '•',
  '\u25e6': '•',
  '\u2192': '>',
}

/**
 * The text in letters that can be set: spaces of every width as a space, signs and accented letters as their nearest likeness,
 * emoji and other pictures left out, and a passage in letters that are missing as `[…]`.
 */
export function printable(text: string, has: (letter: string) => boolean): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(nonJoiner, ' ')
  const set = Array.from(plain, (letter) => {
    if (letter === '\n' || has(letter)) return letter
    if (/\p{C}/u.test(letter)) return letter === '\t' ? ' ' : ''
    if (/\p{Z}/u.test(letter)) return ' '
    return likeness(letter, has)
  })
  const told = set.join('').replaceAll(/\ufffc(?:[\s\ufffc]*\ufffc)?/g, UNPRINTABLE)
  return told === text ? text : closed(told)
}

/** Without the gaps that what was left out would leave. */
const closed = (text: string): string =>
  text
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/ (?=[.,;!?](?:\s|$))/g, '')
    .trim()

function likeness(letter: string, has: (letter: string) => boolean): string {
  const like = likenesses[letter]
  if (like !== undefined && has(like)) return like
  const plain = [...letter.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part))
  if (plain.length > 0 && plain.every(has)) return plain.join('')
  // Pictures, and marks without their letter.
  if (/[\p{S}\p{M}]/u.test(letter)) return ''
  return '\ufffc'
}
