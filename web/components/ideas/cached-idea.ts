// Updates an idea everywhere it is shown after a call has changed it.
import { type Idea, readIdea, readIdeas } from '#contract/ideas.ts'
import { keyOf, useRead } from '#web/api/use-read.ts'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'

type Page = { answer: readonly Idea[] }
type List = readonly Idea[] | InfiniteData<Page>

/** Replaces a changed idea in every cached list. `answered` is the id of a question that no idea needs to ask any longer. */
export function useUpdateCachedIdea(): (idea: Idea, answered?: string) => void {
  const client = useQueryClient()
  return (idea, answered) => {
    const anew = (one: Idea): Idea =>
      one.id === idea.id
        ? idea
        : one.asks.some(({ id }) => id === answered)
          ? { ...one, asks: one.asks.filter(({ id }) => id !== answered) }
          : one
    client.setQueriesData<List>({ queryKey: keyOf(readIdeas) }, (list) => list && inList(list, anew))
    client.setQueriesData<Idea>({ queryKey: keyOf(readIdea) }, (one) => one && anew(one))
    client.setQueryData(keyOf(readIdea, { params: { id: idea.id } }), idea)
  }
}

const inList = (list: List, anew: (idea: Idea) => Idea): List =>
  'pages' in list
    ? { ...list, pages: list.pages.map((page) => ({ ...page, answer: page.answer.map(anew) })) }
    : list.map(anew)

/** One idea, shown at once if a cached list has it. */
export function useIdea(id: string) {
  const client = useQueryClient()
  const listed = inSomeList(client, id)
  const read = useRead(readIdea, { params: { id } }, { enabled: !listed })
  return { ...read, idea: read.data ?? listed }
}

function inSomeList(client: QueryClient, id: string): Idea | undefined {
  for (const [, list] of client.getQueriesData<List>({ queryKey: keyOf(readIdeas) })) {
    const ideas = !list ? [] : 'pages' in list ? list.pages.flatMap(({ answer }) => answer) : list
    const found = ideas.find((idea) => idea.id === id)
    if (found) return found
  }
  return undefined
}
