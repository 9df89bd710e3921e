// Saves and undoes answers to house questions.
import type { AnswerOf } from '#contract/call.ts'
import {
  answerQuestion,
  type BrandQuestion,
  readQuestions,
  readWeeklyQuestion,
  reopenQuestion,
} from '#contract/questions.ts'
import { readIdea, readIdeas } from '#contract/ideas.ts'
import { keyOf, useReadCache } from '#web/api/use-read.ts'
import { useSend } from '#web/api/use-send.ts'
import { useQueryClient } from '@tanstack/react-query'

/** `onDone` receives the question after each change. */
export function useAnswers(onDone: (question: BrandQuestion) => void = () => {}) {
  const client = useQueryClient()
  const kept = useReadCache()
  const took = (question: BrandQuestion) => {
    client.setQueryData<AnswerOf<typeof readQuestions>>(keyOf(readQuestions), (known) =>
      known?.map((one) => (one.id === question.id ? question : one)),
    )
    // Reads again what may have asked the question: ideas, and the dashboard's weekly question.
    void kept.refresh(readIdea, readIdeas, readWeeklyQuestion)
    onDone(question)
  }
  const answer = useSend(answerQuestion, { onDone: took })
  const reopen = useSend(reopenQuestion, { onDone: took })
  return {
    error: answer.error ?? reopen.error,
    pending: answer.isPending || reopen.isPending,
    answer: (id: string, words: string | null) => answer.mutate({ params: { id }, body: { answer: words } }),
    reopen: (id: string) => reopen.mutate({ params: { id } }),
  }
}

/** Whether the question was answered or doesn't apply. */
export const isSettled = ({ answer, skipped }: BrandQuestion): boolean => answer !== null || skipped
