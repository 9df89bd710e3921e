import * as z from 'zod/mini'

/** The longest parts of an address that mail servers accept (RFC 5321, 4.5.3.1, and RFC 1035, 2.3.4). */
const WHOLE = 254
const LOCAL_PART = 64
const LABEL = 63

const fits = (address: string): boolean => {
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  return at <= LOCAL_PART && labels.every((label) => label.length <= LABEL)
}

/** An address that can receive email; any other is refused with the message given. */
export const emailAddress = (sentence: string) =>
  z
    .string(sentence)
    .check(z.trim(), z.maxLength(WHOLE, sentence), z.email(sentence), z.refine(fits, sentence))
