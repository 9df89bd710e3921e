// Replaces letters that no font covers, which would be printed as an empty box or not at all.

export const UNPRINTABLE = '[…]'

/**
 * The character that stops two letters of a Persian word from joining. The library would print it as a space in the wrong place.
 */
const nonJoiner = /(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu

/** Symbols with a plain equivalent. */
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
 * The text in printable letters: any space becomes a plain space, symbols and accented letters become their nearest equivalent,
 * emoji are left out, and passages in missing letters become `[…]`.
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

/** Removes the gaps left by omitted characters. */
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
  // Pictures, and accents without a letter.
  if (/[\p{S}\p{M}]/u.test(letter)) return ''
  return '\ufffc'
}
