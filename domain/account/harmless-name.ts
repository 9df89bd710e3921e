const LETTERS = 40

/** A word that no email program turns into a link: letters, with the punctuation found in names. */
const namePart = /^[\p{L}\p{M}]+(?:['’\p{Pd}][\p{L}\p{M}]+)*[.,]?$/u

/**
 * A name that is safe in an email to somebody who may not have written it: short, without web addresses, email
 * addresses or numbers, so nobody can use the name field to send a message to a stranger.
 */
export function harmlessName(name: string): string {
  const words = name.split(/[\p{Z}\p{Cc}]+/u).filter((word) => namePart.test(word))
  return [...words.join(' ')].slice(0, LETTERS).join('').trim()
}
