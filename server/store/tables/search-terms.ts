// Builds the expression for searching texts by words, the same for the index and for queries.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Characters that separate words. If they were part of a word, they would hide the words after them. */
const separators = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~‘’“”–—…·`
/**
 * The words of the texts, to be found by their beginnings. The index and the query must use the same
 * expression, or the query reads every row.
 */
export const searchTerms = (...texts: (AnyPgColumn | SQL)[]) => {
  const text = sql.join(
    texts.map((column) => sql`coalesce(${column}, '')`),
    sql.raw(` || ' ' || `),
  )
  const parted = sql`translate(lower(${text}), ${sql.raw(`'${separators.replaceAll("'", "''")}'`)}, ${sql.raw(`'${' '.repeat(separators.length)}'`)})`
  return sql`array_to_tsvector(array_remove(string_to_array(${parted}, ' '), ''))`
}

/**
 * A list of addresses as one text. An index needs an immutable expression, and the usual array-to-text
 * conversion depends on session settings.
 */
export const searchableList = (addresses: AnyPgColumn) =>
  sql`array_to_tsvector(array_remove(array_remove(${addresses}, null), ''))::text`
