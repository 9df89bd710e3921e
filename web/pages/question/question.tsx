import { readQuestions, type BrandQuestion } from '#contract/questions.ts'
import { useRead } from '#web/api/use-read.ts'
import { AnswerForm, answerInWords } from '#web/components/house-questions/answer-form.tsx'
import { isSettled, useAnswers } from '#web/components/house-questions/use-answers.ts'
import { CompleteProfile } from '#web/components/ideas/complete-profile.tsx'
import { Page } from '#web/components/frames/page.tsx'
import { ButtonLink, TextButton } from '#web/components/ui/button.tsx'
import { Failed } from '#web/components/ui/failed.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'

/** One question for better ideas, linked from delivery emails and answered with one click. */
export default function Question() {
  const [path] = useLocation()
  const id = decodeURIComponent(path.split('/')[2] ?? '')
  const questions = useRead(readQuestions, undefined, { fresh: true })
  const question = questions.data?.find((one) => one.id === id)
  return (
    <Page title="One question" heading="One question for better ideas">
      {question ? (
        <Asked key={id} question={question} />
      ) : questions.isPending ? (
        <Skeleton rows={2} height="h-12" />
      ) : questions.isError ? (
        questions.error.status === 404 ? (
          <CompleteProfile />
        ) : (
          <Failed error={questions.error} onRetry={questions.refetch} />
        )
      ) : (
        <NotAsked />
      )}
    </Page>
  )
}

function Asked({ question }: { question: BrandQuestion }) {
  const [changing, setChanging] = useState(false)
  const { answer, error, pending } = useAnswers(() => setChanging(false))
  if (isSettled(question) && !changing)
    return <Thanks question={question} onChange={() => setChanging(true)} />
  return (
    <div className="grid max-w-2xl gap-5">
      <p id="asked" className="text-lead font-medium">
        {question.ask}
      </p>
      <AnswerForm
        question={question}
        {...(changing && { answer: question.answer })}
        askedBy="asked"
        error={error?.message}
        pending={pending}
        autoFocus={question.choices === null}
        onAnswer={(words) => answer(question.id, words)}
      />
    </div>
  )
}

function Thanks({ question, onChange }: { question: BrandQuestion; onChange: () => void }) {
  const { ask, answer, skipped } = question
  const words = useRef<HTMLParagraphElement>(null)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid max-w-2xl gap-5">
      <p ref={words} tabIndex={-1} className="text-lead outline-none">
        <span className="mk font-semibold">Thank you.</span>{' '}
        {skipped ? 'We won’t ask this again.' : 'Your next ideas will use it.'}
      </p>
      <p className="text-ink-2 wrap-anywhere">
        {ask}{' '}
        <span className="font-medium text-ink">
          {skipped ? 'Doesn’t apply' : answerInWords(question, answer ?? '')}
        </span>{' '}
        <TextButton onClick={onChange}>Change</TextButton>
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/ideas" tone="pencil">
          See your ideas
        </ButtonLink>
        <ButtonLink to="/brand#questions">Answer more questions</ButtonLink>
      </div>
    </div>
  )
}

const NotAsked = () => (
  <div className="grid max-w-2xl gap-5">
    <p className="text-lead">This question no longer applies. Your trade may have changed since the email.</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/brand#questions" tone="pencil">
        See your questions
      </ButtonLink>
      <ButtonLink to="/ideas">See your ideas</ButtonLink>
    </div>
  </div>
)
