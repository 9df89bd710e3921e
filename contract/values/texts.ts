// Texts as they are kept: without characters that show nothing but trouble, and cut only between characters.
import * as z from 'zod/mini'

/** Control characters but those that part lines and words, halves of characters, and marks that turn the direction of what follows. */
const bad = /[\0-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff\p{Cs}]/gu

export const withoutBadCharacters = (text: string): string => text.replace(bad, '')

/** On one line, as names and titles are. */
export const asLine = (text: string): string =>
  withoutBadCharacters(text.replace(/[\s\x1c-\x1f\x85]+/g, ' ')).trim()

/** Whether a reader sees anything of it: soft hyphens, blanks of any width and fillers show nothing. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text)

/** The first `most` characters as `length` counts them, or one fewer where the last would be half of a character. */
export const cutTo = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

interface Sentences {
  missing: string
  tooLong: string
}

/** A name or a title: on one line, and with something to see. */
export const line = (most: number, { missing, tooLong }: Sentences) =>
  z.string(missing).check(z.overwrite(asLine), z.refine(hasVisibleText, missing), z.maxLength(most, tooLong))

/** A text of one or more paragraphs with something to see. */
export const paragraphs = (most: number, { missing, tooLong }: Sentences) =>
  z
    .string(missing)
    .check(
      z.overwrite(withoutBadCharacters),
      z.trim(),
      z.refine(hasVisibleText, missing),
      z.maxLength(most, tooLong),
    )

/** A line that may be left empty; one that shows nothing is empty. */
export const optionalLine = (most: number, { wrong, tooLong }: { wrong: string; tooLong: string }) =>
  z.string(wrong).check(
    z.overwrite((text) => (hasVisibleText(text) ? asLine(text) : '')),
    z.maxLength(most, tooLong),
  )
