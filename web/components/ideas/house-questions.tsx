// The one or two questions whose answers would make an idea better, asked where the idea stands.
import { HOUSE_ANSWER, HouseAnswer, type HouseQuestion, type Idea } from '#contract/ideas.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { countOf } from '../plan/counts.ts'
import { Button, TextButton } from '../ui/button.tsx'
import { control, FieldMessage } from '../ui/field.tsx'
import { useAnswers } from './answers.ts'

interface HouseQuestionsProps {
  idea: Idea
  /** Hears what the idea was before an answer changed it, and null when it is that again. */
  onWoven: (before: Idea | null) => void
}

export function HouseQuestions({ idea, onWoven }: HouseQuestionsProps) {
  const { asks, canUndo } = idea
  const { giving, give, isUndoing, undo } = useAnswers(idea, onWoven)
  const head = useRef<HTMLDivElement>(null)
  const state = `${asks.length} ${canUndo}`
  const before = useRef(state)
  // The answered question is gone, and the focus with it.
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
          giving={giving?.question === question.id ? giving.answer : undefined}
          onAnswer={(answer) => give({ question: question.id, answer })}
        />
      ))}
    </section>
  )
}

interface QuestionProps {
  question: HouseQuestion
  /** The answer that is being saved. */
  giving: string | null | undefined
  /** Null says that it does not apply. */
  onAnswer: (answer: string | null) => void
}

function Question({ question, giving, onAnswer }: QuestionProps) {
  const { ask, choices } = question
  return (
    <fieldset className="mt-4" aria-busy={giving !== undefined}>
      <legend className="mb-2 font-medium wrap-anywhere">{ask}</legend>
      <div className="flex flex-wrap items-start gap-2">
        {choices ? (
          choices.map((choice) => (
            <Button
              key={choice}
              className={small}
              pending={giving === choice}
              onClick={() => onAnswer(choice)}
            >
              {choice.charAt(0).toUpperCase() + choice.slice(1)}
            </Button>
          ))
        ) : (
          <InWords question={question} giving={giving} onAnswer={onAnswer} />
        )}
        <Button className={`${small} shadow-none!`} pending={giving === null} onClick={() => onAnswer(null)}>
          Doesn’t apply
        </Button>
      </div>
    </fieldset>
  )
}

const small = 'px-3.5! font-medium! whitespace-normal! md:min-h-9!'

function InWords({ question, giving, onAnswer }: QuestionProps) {
  const id = useId()
  const [refused, setRefused] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const said = HouseAnswer.safeParse(box.current?.value ?? '')
    setRefused(said.error?.issues[0]?.message ?? '')
    if (said.success) onAnswer(said.data)
  }
  return (
    <form noValidate onSubmit={submit} className="min-w-0 grow basis-64">
      <div className="flex gap-2">
        <input
          ref={box}
          aria-label={question.ask}
          aria-invalid={!!refused}
          aria-describedby={refused ? `${id}-refused` : undefined}
          autoComplete="off"
          maxLength={HOUSE_ANSWER}
          placeholder={question.example ?? undefined}
          className={`${control} min-w-0 md:min-h-9! md:py-1!`}
        />
        <Button type="submit" className={small} pending={typeof giving === 'string'}>
          Save
        </Button>
      </div>
      {refused && <FieldMessage id={`${id}-refused`}>{refused}</FieldMessage>}
    </form>
  )
}
