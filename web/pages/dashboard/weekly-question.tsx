// One question a week for better ideas, answered in place.
import type { HouseQuestion } from '#contract/ideas.ts'
import { type BrandQuestion, readWeeklyQuestion } from '#contract/questions.ts'
import { useRead } from '#web/api/use-read.ts'
import { AnswerForm, answerInWords } from '#web/components/house-questions/answer-form.tsx'
import { isSettled, useAnswers } from '#web/components/house-questions/use-answers.ts'
import { TextButton } from '#web/components/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'wouter'

/** Renders nothing after the week's answer, or while loading: the dashboard doesn't wait for it. */
export function WeeklyQuestion() {
  const weekly = useRead(readWeeklyQuestion, undefined, { fresh: true }).data?.question ?? null
  // The card stays after the answer, to say thank you and offer Undo.
  const [asked, setAsked] = useState<HouseQuestion | null>(null)
  const [settled, setSettled] = useState<BrandQuestion | null>(null)
  const { answer, reopen, error, pending } = useAnswers((question) => {
    setAsked(question)
    setSettled(isSettled(question) ? question : null)
  })
  const question = asked ?? weekly
  if (question === null) return null
  return (
    <section
      aria-labelledby="weekly-question"
      className="mt-4 grid gap-x-8 gap-y-3 rounded-panel border-[1.5px] border-rule p-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:p-5"
    >
      <div>
        <h2 id="weekly-question" className="text-small font-semibold text-ink-2">
          One question for better ideas
        </h2>
        <p id="weekly-ask" className="font-display text-d3 font-semibold">
          {question.ask}
        </p>
      </div>
      {settled ? (
        <output className="block">
          <span className="mk font-semibold">Thank you.</span>{' '}
          {settled.skipped
            ? 'We won’t ask this again.'
            : `“${answerInWords(settled, settled.answer ?? '')}”: your next ideas will use it.`}{' '}
          <TextButton onClick={() => reopen(settled.id)}>Undo</TextButton>{' '}
          <Link href="/brand#questions" className="link reach font-medium">
            Answer more
          </Link>
        </output>
      ) : (
        <AnswerForm
          question={question}
          askedBy="weekly-ask"
          error={error?.message}
          pending={pending}
          onAnswer={(words) => answer(question.id, words)}
        />
      )}
    </section>
  )
}
