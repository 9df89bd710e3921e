const LETTERS = 40

/** Matches a word that no email program turns into a link: letters, with the punctuation found in names. */
const namePart = /^[\p{L}\p{M}]+(?:['’\p{Pd}][\p{L}\p{M}]+)*[.,]?$/u

/**
 * Makes a name safe for an email to somebody who may not have typed it: short, and without web addresses,
 * email addresses or numbers. Otherwise anyone could send a stranger a message by registering their address.
 */
export function harmlessName(name: string): string {
  const words = name.split(/[\p{Z}\p{Cc}]+/u).filter((word) => namePart.test(word))
  return [...words.join(' ')].slice(0, LETTERS).join('').trim()
}
