// How texts are searched by their words: what an index is made of, and what a query asks it.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What parts words; in the middle of words the index would hide what follows. */
const separators = `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~‘’“”–—…·`
/**
 * The words of texts as a search finds them by how they begin. The index and the query must say it alike, or the query reads every
 * row.
 */
export const searchTerms = (...texts: (AnyPgColumn | SQL)[]) => {
  const text = sql.join(
    texts.map((column) => sql`coalesce(${column}, '')`),
    sql.raw(` || ' ' || `),
  )
  const parted = sql`translate(lower(${text}), ${sql.raw(`'${separators.replaceAll("'", "''")}'`)}, ${sql.raw(`'${' '.repeat(separators.length)}'`)})`
  return sql`array_to_tsvector(array_remove(string_to_array(${parted}, ' '), ''))`
}

/** An address list as one text. An index takes none that is searchableList in the usual way, which hangs on settings of the session. */
export const searchableList = (addresses: AnyPgColumn) =>
  sql`array_to_tsvector(array_remove(array_remove(${addresses}, null), ''))::text`
