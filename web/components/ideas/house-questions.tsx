// The one or two questions whose answers would improve an idea, asked below it.
import type { Idea } from '#contract/ideas.ts'
import { useEffect, useId, useRef } from 'react'
import { AnswerForm, type AnswerFormProps } from '../house-questions/answer-form.tsx'
import { countOf } from '../plan/counts.ts'
import { TextButton } from '../ui/button.tsx'
import { useIdeaAnswers } from './use-idea-answers.ts'

interface HouseQuestionsProps {
  idea: Idea
  /** Receives the idea from before an answer changed it, and null once the change is undone. */
  onWoven: (before: Idea | null) => void
}

export function HouseQuestions({ idea, onWoven }: HouseQuestionsProps) {
  const { asks, canUndo } = idea
  const { giving, give, isUndoing, undo } = useIdeaAnswers(idea, onWoven)
  const head = useRef<HTMLDivElement>(null)
  const state = `${asks.length} ${canUndo}`
  const before = useRef(state)
  // Moves the focus, because the answered question disappears.
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body)
      head.current?.focus({ preventScroll: true })
    before.current = state
  }, [state])
  if (!asks.length && !canUndo) return null
  return (
    <section aria-label="Questions" className="rounded-panel border-[1.5px] border-dashed border-edge p-5">
      <div ref={head} tabIndex={-1} className="outline-none">
        {asks.length > 0 && (
          <h2 className="font-display text-d3 font-semibold">
            {countOf(asks.length, 'answer')} would make this idea better
          </h2>
        )}
        {canUndo && (
          <p className="flex flex-wrap items-baseline gap-x-3 text-ink-2">
            Your answer was added.
            <TextButton aria-disabled={isUndoing || undefined} onClick={undo}>
              Undo
            </TextButton>
          </p>
        )}
      </div>
      {asks.map((question) => (
        <Question
          key={question.id}
          question={question}
          pending={giving?.question === question.id}
          onAnswer={(answer) => give({ question: question.id, answer })}
        />
      ))}
    </section>
  )
}

type QuestionProps = Pick<AnswerFormProps, 'question' | 'pending' | 'onAnswer'>

function Question(props: QuestionProps) {
  const id = useId()
  return (
    <div className="mt-4 grid gap-2">
      <p id={id} className="font-medium wrap-anywhere">
        {props.question.ask}
      </p>
      <AnswerForm {...props} askedBy={id} />
    </div>
  )
}
