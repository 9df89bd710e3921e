// Answers to the questions under an idea. Each rewrites the idea, and can be undone from anywhere in the app.
import { answerOnIdea, type Idea, undoIdea } from '#contract/ideas.ts'
import type { HttpError } from '#web/api/http-error.ts'
import { send } from '#web/api/send.ts'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from '../notices.ts'
import { sentencesIn } from './highlight-new.tsx'
import { useUpdateCachedIdea } from './cached-idea.ts'

interface Answer {
  question: string
  /** The answer; null means that the question doesn't apply. */
  answer: string | null
}

/** `onWoven` receives the idea from before an answer changed it, and null once the change is undone. */
export function useIdeaAnswers(idea: Idea, onWoven: (before: Idea | null) => void) {
  const { id } = idea
  const keep = useUpdateCachedIdea()
  const notify = useNotify()
  const onError = (error: HttpError) => notify({ title: 'We couldn’t save that', text: error.message, error })
  const undo = useMutation<Idea>({
    mutationFn: () => send(undoIdea, { params: { id } }),
    onSuccess: (before) => {
      keep(before)
      onWoven(null)
      notify({ title: 'Idea changed back', text: 'Your answer is kept for future ideas.' })
    },
    onError,
  })
  const give = useMutation<Idea, HttpError, Answer>({
    mutationFn: (body) => send(answerOnIdea, { params: { id }, body }),
    onSuccess: (woven, { question }) => {
      keep(woven, question)
      const changed = sentencesIn(woven).difference(sentencesIn(idea)).size > 0
      onWoven(changed ? idea : null)
      notify({
        ...noticeOf(woven, changed),
        ...(changed && {
          action: { label: 'Undo', otherwise: 'Undo with F8, or under the draft', act: () => undo.mutate() },
        }),
      })
    },
    onError,
  })
  return {
    /** The answer that is being saved. */
    giving: give.isPending ? give.variables : undefined,
    give: (answer: Answer) => give.isPending || give.mutate(answer),
    isUndoing: undo.isPending,
    undo: () => undo.isPending || undo.mutate(),
  }
}

/** Parts that a person edited stay as they are, and the notice says so. */
const noticeOf = ({ edited }: Idea, changed: boolean) =>
  changed
    ? {
        title: 'Idea updated',
        ...(edited.includes('draft') && { text: 'The draft you edited stays as it is.' }),
      }
    : { title: 'Answer saved', text: 'Your next ideas will use it.' }
