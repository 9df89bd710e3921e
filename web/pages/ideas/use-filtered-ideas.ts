import { type Idea, readIdeas } from '#contract/ideas.ts'
import { usePages } from '#web/api/use-read.ts'
import { useMarked } from '#web/components/ideas/marks.ts'
import { shelfOf } from '#web/components/ideas/words.ts'
import type { Filters } from './address.ts'

const A_PAGE = 20

/** The loaded ideas that match the filters. An open idea stays until it is closed, whatever its mark. */
export function useFilteredIdeas(filters: Filters, open: string | undefined) {
  const marked = useMarked()
  const pages = usePages(
    readIdeas,
    { query: { limit: A_PAGE, ...filters } },
    { fresh: true, keepsLast: true },
  )
  const read = (pages.data?.pages ?? []).flatMap((page) => page.answer).map(marked)
  // Until the new list has loaded the previous one is shown, unfiltered.
  const waiting = pages.isPlaceholderData
  const ideas = waiting ? read : read.filter((idea) => idea.id === open || standsHere(idea, filters))
  return { pages, ideas, waiting }
}
export type FilteredIdeas = ReturnType<typeof useFilteredIdeas>

/** A marked idea leaves its shelf at once. */
const standsHere = (idea: Idea, { status }: Filters): boolean =>
  status ? shelfOf(idea) === status : !idea.dismissal
