const LETTERS = 40

/** A word that no mail program makes a link of: letters, with what stands between and after the letters of names. */
const namePart = /^[\p{L}\p{M}]+(?:['’\p{Pd}][\p{L}\p{M}]+)*[.,]?$/u

/**
 * A name for a mail to somebody who may not have written it: short, and without web addresses, email addresses and numbers, so
 * that nobody can send a stranger a message as a name.
 */
export function harmlessName(name: string): string {
  const words = name.split(/[\p{Z}\p{Cc}]+/u).filter((word) => namePart.test(word))
  return [...words.join(' ')].slice(0, LETTERS).join('').trim()
}
