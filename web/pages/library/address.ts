// Where one stands in the library, as the address keeps it: a link, Back and a reload bring the same page.
import { FormContentType, Objective } from '#contract/content.ts'
import { EvidenceType, Facet, Pillar, Sensitivity, Stage } from '#contract/library.ts'
import * as z from 'zod/mini'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const Place = z.object({
  /** Without one it is the entries. */
  view: optional(z.enum(['coverage', 'thesaurus', 'wording'])),
  shelf: optional(z.string()),
  search: optional(z.string().check(z.minLength(1), z.maxLength(100))),
  pillar: optional(Pillar),
  stage: optional(Stage),
  evidence: optional(EvidenceType),
  format: optional(FormContentType),
  objective: optional(Objective),
  sensitivity: optional(Sensitivity),
  /** Only entries with which something is wrong. */
  faults: optional(z.literal('true')),
  /** The open entry: its shelf and its id, "charity/do-i-have-to-say-why". */
  entry: optional(z.string()),
  /** How slots are shown: by their names; without it, filled. */
  slots: optional(z.literal('names')),
})
export type Place = z.output<typeof Place>

/** Reads a place from a query; what is none there is left out. */
export const placeOf = (query: string): Place => Place.parse(Object.fromEntries(new URLSearchParams(query)))

export function addressOf(place: Place): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(place)) if (value) query.set(name, value)
  // A slash may stand in a query as it is, and reads better so.
  return query.size ? `/library?${query.toString().replaceAll('%2F', '/')}` : '/library'
}

/** The same place with another choice; the entry that was open need not be among what it finds. */
export const narrowedTo = (place: Place, name: 'shelf' | 'search' | 'faults' | Facet, value: string): Place =>
  placeOf(new URLSearchParams({ ...given({ ...place, entry: undefined }), [name]: value }).toString())

/** The place with nothing but its shelf and how slots are shown. */
export const withoutFilters = ({ shelf, slots }: Place): Place => ({ ...placeOf(''), shelf, slots })

export const isNarrowed = (place: Place): boolean =>
  Boolean(place.search || place.faults || Facet.options.some((facet) => place[facet]))

const given = (place: Place): Record<string, string> =>
  Object.fromEntries(Object.entries(place).flatMap(([name, value]) => (value ? [[name, value]] : [])))
