// Marks ideas with a status or a dismissal. A mark shows at once in every list, and is undone with a message
// if the server refuses it.
import type { AnswerOf } from '#contract/call.ts'
import { countIdeas, type Idea, type IdeaShelf, markIdea, readIdeas } from '#contract/ideas.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { keyOf } from '#web/api/use-read.ts'
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from '../notices.ts'
import { dismissalEffects, shelfNames, shelfOf } from './words.ts'

export type Mark = Pick<Idea, 'status' | 'dismissal'>
type Marks = ReadonlyMap<string, Mark>
type Counts = AnswerOf<typeof countIdeas>

const MARKS = ['idea-marks'] as const
const none: Marks = new Map()

/** Applies the mark an idea got here since its list was read. */
export function useMarked(): (idea: Idea) => Idea {
  const { data: marks = none } = useQuery<Marks>({
    queryKey: MARKS,
    queryFn: skipToken,
    initialData: none,
    gcTime: Number.POSITIVE_INFINITY,
  })
  return (idea) => ({ ...idea, ...marks.get(idea.id) })
}

/** Marks an idea and shows a notice with Undo. Marks are sent to the server in order. */
export function useMark(): (idea: Idea, mark: Mark) => void {
  const client = useQueryClient()
  const notify = useNotify()
  const show = (idea: Idea, mark: Mark) => {
    client.setQueryData<Marks>(MARKS, (marks = none) => new Map(marks).set(idea.id, mark))
    client.setQueryData<Counts>(keyOf(countIdeas), (counts) => moved(counts, shelfOf(idea), shelfOf(mark)))
  }
  const { mutate } = useMutation<Idea, HttpError, { idea: Idea; mark: Mark }>({
    mutationKey: MARKS,
    scope: { id: MARKS[0] },
    mutationFn: ({ idea: { id }, mark: { status, dismissal } }) =>
      send(markIdea, { params: { id }, body: dismissal ? { dismissal } : { status } }),
    onError: (error, { idea, mark }) => {
      // A later mark of the same idea must not be undone with this one.
      if (client.getQueryData<Marks>(MARKS)?.get(idea.id) === mark) show({ ...idea, ...mark }, markOf(idea))
      notify({ title: 'We couldn’t save that', text: error.message, error })
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: MARKS }) > 1) return
      await client.invalidateQueries({ queryKey: keyOf(countIdeas) })
      // Lists with pages don't change while they are on screen, but lists of a fixed number load another
      // idea.
      await client.invalidateQueries({ queryKey: keyOf(readIdeas), refetchType: 'none' })
      await client.refetchQueries({
        queryKey: keyOf(readIdeas),
        type: 'active',
        predicate: ({ queryKey }) => !queryKey.includes('pages'),
      })
    },
  })
  const set = (idea: Idea, mark: Mark) => {
    show(idea, mark)
    mutate({ idea, mark })
  }
  return (idea, mark) => {
    const before = markOf(idea)
    const undo = () => {
      set({ ...idea, ...mark }, before)
      notify({ title: `Moved back to ${shelfNames[shelfOf(before)]}` })
    }
    set(idea, mark)
    notify({
      ...(mark.dismissal
        ? { title: shelfNames.not_for_us, text: dismissalEffects[mark.dismissal.reason] }
        : { title: `Moved to ${shelfNames[mark.status]}` }),
      action: { label: 'Undo', otherwise: 'Undo with F8, or on the Ideas screen', act: undo },
    })
  }
}

const markOf = ({ status, dismissal }: Mark): Mark => ({ status, dismissal })

const moved = (counts: Counts | undefined, from: IdeaShelf, to: IdeaShelf): Counts | undefined =>
  counts && from !== to ? { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 } : counts
