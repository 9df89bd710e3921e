// A house question on the brand's page: its answer, or a form to give one.
import type { BrandQuestion } from '#contract/questions.ts'
import { AnswerForm, answerInWords } from '#web/components/house-questions/answer-form.tsx'
import { isSettled, useAnswers } from '#web/components/house-questions/use-answers.ts'
import { Tick } from '#web/components/frames/strokes.tsx'
import { TextButton } from '#web/components/ui/button.tsx'
import { useEffect, useId, useRef, useState } from 'react'

interface QuestionRowProps {
  question: BrandQuestion
  /** Shows the answer below the question, for narrow spaces. */
  stacked?: boolean
}

export function QuestionRow({ question, stacked = false }: QuestionRowProps) {
  const id = useId()
  const [changing, setChanging] = useState(false)
  const { answer, reopen, error, pending } = useAnswers(() => setChanging(false))
  const isAnswered = isSettled(question) && !changing
  const change = useRef<HTMLButtonElement>(null)
  const wasAnswered = useRef(isAnswered)
  // The clicked button has disappeared; the one that changes the answer takes the focus.
  useEffect(() => {
    if (isAnswered && !wasAnswered.current && document.activeElement === document.body)
      change.current?.focus()
    wasAnswered.current = isAnswered
  }, [isAnswered])
  if (isAnswered)
    return (
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <p id={id} className="text-ink-2">
          {question.ask}
        </p>
        <p className="font-medium wrap-anywhere">
          {!question.skipped && <Tick className="mr-1.5 inline-block" />}
          {question.skipped ? 'Doesn’t apply' : answerInWords(question, question.answer ?? '')}
        </p>
        <span className="flex gap-3">
          <button
            ref={change}
            type="button"
            className="link reach min-h-6 py-1 font-medium"
            aria-describedby={id}
            onClick={() => setChanging(true)}
          >
            Change
          </button>
          <TextButton aria-describedby={id} aria-disabled={pending} onClick={() => reopen(question.id)}>
            Clear
          </TextButton>
        </span>
      </div>
    )
  return (
    <div
      className={`grid gap-x-8 gap-y-2 ${stacked ? '' : 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center'}`}
    >
      <p id={id} className="font-medium">
        {question.ask}
      </p>
      <AnswerForm
        question={question}
        {...(changing && { answer: question.answer })}
        askedBy={id}
        error={error?.message}
        pending={pending}
        autoFocus={changing}
        onAnswer={(words) => answer(question.id, words)}
      />
    </div>
  )
}
