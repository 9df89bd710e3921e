// Where one stands in the library, as the address keeps it: a link, Back and a reload bring the same page.
import { LibraryCard } from '#contract/library.ts'
import * as z from 'zod/mini'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const Place = z.object({
  /** Without one it is the list of trades. */
  trade: optional(z.string().check(z.minLength(1), z.maxLength(80))),
  /** Without one it is the plays. */
  view: optional(z.enum(['offerings', 'questions'])),
  /** Who plays are woven for; without one, a full card. */
  card: optional(LibraryCard),
  country: optional(z.literal('US')),
  /** Only plays that this brand has what it takes for, or only those held back. */
  only: optional(z.enum(['woven', 'held'])),
  search: optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
export type Place = z.output<typeof Place>

/** Reads a place from a query; what is none there is left out. */
export const placeOf = (query: string): Place => Place.parse(Object.fromEntries(new URLSearchParams(query)))

export function addressOf(place: Place): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) if (value) query.set(name, value)
  return query.size ? `/library?${query}` : '/library'
}

/** The same place with another choice; what is none there is left out. */
export const changed = (place: Place, name: keyof Place, value: string): Place =>
  placeOf(new URLSearchParams({ ...given(place), [name]: value }).toString())

const given = (place: Place): Record<string, string> =>
  Object.fromEntries(Object.entries(place).flatMap(([name, value]) => (value ? [[name, value]] : [])))
