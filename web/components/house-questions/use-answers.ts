// Answers to house questions, kept and taken back.
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

/** `onDone` hears the question as it stands after each change. */
export function useAnswers(onDone: (question: BrandQuestion) => void = () => {}) {
  const client = useQueryClient()
  const kept = useReadCache()
  const took = (question: BrandQuestion) => {
    client.setQueryData<AnswerOf<typeof readQuestions>>(keyOf(readQuestions), (known) =>
      known?.map((one) => (one.id === question.id ? question : one)),
    )
    // Ideas ask it no more, and the week has had its question.
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

/** Answered, or said not to apply. */
export const isSettled = ({ answer, skipped }: BrandQuestion): boolean => answer !== null || skipped
