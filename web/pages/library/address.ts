// The current place in the library. It is kept in the address, so that a link, Back and a reload show the same page.
import { LibraryCard } from '#contract/library.ts'
import * as z from 'zod/mini'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const Place = z.object({
  /** If missing, the list of trades is shown. */
  trade: optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** If missing, the plays are shown. */
  view: optional(z.enum(['offerings', 'questions'])),
  /** The brand card that plays are filled in with; a full one by default. */
  card: optional(LibraryCard),
  country: optional(z.literal('US')),
  /** Only plays this brand has the facts for, or only those held back. */
  only: optional(z.enum(['woven', 'held'])),
  search: optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type Place = z.output<typeof Place>

/** Reads a place from a query, leaving out invalid values. */
export const placeOf = (query: string): Place => Place.parse(Object.fromEntries(new URLSearchParams(query)))

export function addressOf(place: Place): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) if (value) query.set(name, value)
  return query.size ? `/library?${query}` : '/library'
}

/** The same place with one choice changed; invalid values are left out. */
export const withChoice = (place: Place, name: keyof Place, value: string): Place =>
  placeOf(new URLSearchParams({ ...given(place), [name]: value }).toString())

const given = (place: Place): Record<string, string> =>
  Object.fromEntries(Object.entries(place).flatMap(([name, value]) => (value ? [[name, value]] : [])))
