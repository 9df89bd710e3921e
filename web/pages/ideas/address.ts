// The list's filters. They are kept in the address, so that a link or Back shows the same list.
import { ContentType, Objective } from '#contract/values/content.ts'
import { ideaShelves } from '#contract/ideas.ts'
import { ideaAddress } from '#web/components/ideas/address.ts'
import * as z from 'zod/mini'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const Filters = z.object({
  status: optional(z.enum(ideaShelves)),
  contentType: optional(ContentType.check(z.refine((kind) => kind !== 'any'))),
  objective: optional(Objective),
  instant: optional(z.enum(['true', 'false'])),
  search: optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
})
export type Filters = z.output<typeof Filters>

/** Reads filters from a query, leaving out invalid ones. */
export const filtersOf = (query: string): Filters =>
  Filters.parse(Object.fromEntries(new URLSearchParams(query)))

/** The address of the list with these filters, or of one idea opened beside it. */
export function addressOf(filters: Filters, id?: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value)
  const path = id === undefined ? '/ideas' : ideaAddress(id)
  return query.size ? `${path}?${query}` : path
}

/** The id of the idea in the path; undefined for the list alone. */
export function idIn(path: string): string | undefined {
  const [, named] = /^\/ideas\/([^/]+)\/?$/.exec(path) ?? []
  return named
}

/** Whether anything besides the shelf narrows the list. */
export const isNarrowed = (filters: Filters): boolean =>
  addressOf({ ...filters, status: undefined }) !== addressOf({})
