import { type Idea, readIdeas } from '#contract/ideas.ts'
import { usePages } from '#web/api/use-read.ts'
import { useMarked } from '#web/components/ideas/marks.ts'
import { shelfOf } from '#web/components/ideas/words.ts'
import type { Filters } from './address.ts'

const A_PAGE = 20

/** The ideas that fit the filters, as far as they have been read. One that stands open stays until it is left, whatever its mark. */
export function useFilteredIdeas(filters: Filters, open: string | undefined) {
  const marked = useMarked()
  const pages = usePages(
    readIdeas,
    { query: { limit: A_PAGE, ...filters } },
    { fresh: true, keepsLast: true },
  )
  const read = (pages.data?.pages ?? []).flatMap((page) => page.answer).map(marked)
  // Until the list that was asked for is there, the last one stands, and no idea is missing from it.
  const waiting = pages.isPlaceholderData
  const ideas = waiting ? read : read.filter((idea) => idea.id === open || standsHere(idea, filters))
  return { pages, ideas, waiting }
}
export type FilteredIdeas = ReturnType<typeof useFilteredIdeas>

/** A mark takes an idea off a shelf at once. */
const standsHere = (idea: Idea, { status }: Filters): boolean =>
  status ? shelfOf(idea) === status : !idea.dismissal
