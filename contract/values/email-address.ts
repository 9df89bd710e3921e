import * as z from 'zod/mini'

/** Longer parts than these no mail server takes (RFC 5321, 4.5.3.1, and RFC 1035, 2.3.4). */
const WHOLE = 254
const LOCAL_PART = 64
const LABEL = 63

const fits = (address: string): boolean => {
  const at = address.lastIndexOf('@')
  const labels = address.slice(at + 1).split('.')
  return at <= LOCAL_PART && labels.every((label) => label.length <= LABEL)
}

/** An address that mail can be sent to; one that can't is refused with the sentence given. */
export const emailAddress = (sentence: string) =>
  z
    .string(sentence)
    .check(z.trim(), z.maxLength(WHOLE, sentence), z.email(sentence), z.refine(fits, sentence))
