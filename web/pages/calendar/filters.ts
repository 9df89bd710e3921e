// The year's filters. They are kept in the address, so that a link or Back shows the same dates.
import { CalendarDay } from '#contract/seasons.ts'
import * as z from 'zod/mini'
import { type Entry, isHidden, isRelevant } from './entries.ts'

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const Filters = z.object({
  kind: optional(z.enum(['own', ...CalendarDay.shape.kind.options])),
  /** `all` also shows dates with little relevance to the brand. */
  fit: optional(z.literal('all')),
  hidden: optional(z.literal('shown')),
  search: optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
  /** The page of the year; the first is left out. */
  page: optional(z.coerce.number().check(z.int(), z.minimum(2), z.maximum(99))),
})
export type Filters = z.output<typeof Filters>

/** Reads filters from a query, leaving out invalid ones. */
export const filtersOf = (query: string): Filters =>
  Filters.parse(Object.fromEntries(new URLSearchParams(query)))

/** The address of the year with these filters; page 1 is left out. */
export function addressOf(filters: Filters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, String(value))
  return query.size ? `/calendar?${query}` : '/calendar'
}

/** Whether kind or search narrows the year. */
export const isNarrowed = ({ kind, search }: Filters): boolean => !!kind || !!search

/** The entries that match the filters. Public holidays and dates hidden by hand are kept whatever their relevance. */
export function narrowed(entries: readonly Entry[], { kind, fit, hidden, search }: Filters): Entry[] {
  const words = folded(search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
  return entries.filter((entry) => {
    if (isHidden(entry)) {
      if (!hidden) return false
    } else if (!fit && !isRelevant(entry) && !isPublicHoliday(entry)) return false
    if (kind && (entry.own ? 'own' : entry.day.kind) !== kind) return false
    const text = words.length > 0 ? textOf(entry) : ''
    return words.every((word) => text.includes(word))
  })
}

const isPublicHoliday = (entry: Entry): boolean => !entry.own && entry.day.isPublicHoliday

const textOf = (entry: Entry): string =>
  folded(
    [entry.name, ...(entry.own ? [entry.event.notes ?? ''] : [entry.day.description, entry.day.why])].join(
      '\n',
    ),
  )

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
