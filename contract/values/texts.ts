// Cleans user text: removes characters that are invisible or harmful, and never cuts a character in half.
import * as z from 'zod/mini'

/**
 * The characters that are removed: control characters except line breaks and tabs, lone surrogates, and
 * characters that change the text direction.
 */
const bad = /[\0-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufffe\uffff\p{Cs}]/gu

export const withoutBadCharacters = (text: string): string => text.replace(bad, '')

/** Puts a text on one line, for names and titles, and removes bad characters. */
export const asLine = (text: string): string =>
  withoutBadCharacters(text.replace(/[\s\x1c-\x1f\x85]+/g, ' ')).trim()

/** Whether readers see anything: soft hyphens, spaces of any width and filler characters don't count. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text)

/** The first `most` UTF-16 units, or one fewer if that would split a character. */
export const cutTo = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

interface Sentences {
  missing: string
  tooLong: string
}

/** A name or a title: one line with at least one visible character. */
export const line = (most: number, { missing, tooLong }: Sentences) =>
  z.string(missing).check(z.overwrite(asLine), z.refine(hasVisibleText, missing), z.maxLength(most, tooLong))

/** A text of one or more paragraphs with at least one visible character. */
export const paragraphs = (most: number, { missing, tooLong }: Sentences) =>
  z
    .string(missing)
    .check(
      z.overwrite(withoutBadCharacters),
      z.trim(),
      z.refine(hasVisibleText, missing),
      z.maxLength(most, tooLong),
    )

/** An optional line; a text of invisible characters counts as empty. */
export const optionalLine = (most: number, { wrong, tooLong }: { wrong: string; tooLong: string }) =>
  z.string(wrong).check(
    z.overwrite((text) => (hasVisibleText(text) ? asLine(text) : '')),
    z.maxLength(most, tooLong),
  )
