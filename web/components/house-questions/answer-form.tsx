// The answer to a house question: a button for each choice, or a field, and a way to say that it doesn't apply.
import { HOUSE_ANSWER, type HouseQuestion } from '#contract/ideas.ts'
import { type FormEvent, useState } from 'react'
import { Button, TextButton } from '../ui/button.tsx'
import { control, FieldMessage } from '../ui/field.tsx'

export interface AnswerFormProps {
  question: HouseQuestion
  /** The current answer, if the user is changing it. */
  answer?: string | null
  /** The id of the question's text, for screen readers. */
  askedBy: string
  error?: string | undefined
  /** Whether an answer is being saved. */
  pending?: boolean
  autoFocus?: boolean
  onAnswer: (answer: string | null) => void
}

export function AnswerForm({ onAnswer, pending = false, ...rest }: AnswerFormProps) {
  const { question, askedBy, error } = rest
  // Remembers which button was clicked, so that only that one shows progress.
  const [given, setGiven] = useState<string | null>()
  const give = (answer: string | null) => {
    if (pending) return
    setGiven(answer)
    onAnswer(answer)
  }
  return (
    <fieldset aria-labelledby={askedBy} aria-busy={pending} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {question.choices ? (
          question.choices.map((choice) => (
            <Button
              key={choice}
              aria-pressed={rest.answer === undefined ? undefined : rest.answer === choice}
              pending={pending && given === choice}
              className={`px-3.5! whitespace-normal! md:min-h-9! ${rest.answer === choice ? 'bg-pencil-soft' : ''}`}
              onClick={() => give(choice)}
            >
              {inWords(choice)}
            </Button>
          ))
        ) : (
          <InWords {...rest} pending={pending && given !== null} onAnswer={give} />
        )}
        <TextButton className="min-h-11! px-1 md:min-h-9!" aria-disabled={pending} onClick={() => give(null)}>
          Doesn’t apply
        </TextButton>
      </div>
      {error && question.choices && <FieldMessage id={`${askedBy}-error`}>{error}</FieldMessage>}
    </fieldset>
  )
}

function InWords({ question, answer, askedBy, error, pending, autoFocus, onAnswer }: AnswerFormProps) {
  const [words, setWords] = useState(answer ?? '')
  const [missing, setMissing] = useState(false)
  const wrong = missing ? 'Write an answer' : error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = words.trim()
    setMissing(typed === '')
    if (typed !== '') onAnswer(typed)
  }
  return (
    <form noValidate onSubmit={submit} className="w-full max-w-md">
      <div className="flex gap-2">
        <input
          aria-labelledby={askedBy}
          aria-invalid={!!wrong}
          aria-describedby={wrong ? `${askedBy}-error` : undefined}
          placeholder={question.example ?? ''}
          autoComplete="off"
          autoFocus={autoFocus}
          maxLength={HOUSE_ANSWER}
          value={words}
          className={`${control} md:min-h-9! md:py-1!`}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" className="md:min-h-9!" pending={pending ?? false}>
          Save
        </Button>
      </div>
      {wrong && <FieldMessage id={`${askedBy}-error`}>{wrong}</FieldMessage>}
    </form>
  )
}

/** The label of a choice: "new-homes" becomes "New homes". */
const inWords = (choice: string): string => {
  const words = choice.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The answer in words. If it is a choice, this is the choice's label. */
export const answerInWords = ({ choices }: HouseQuestion, answer: string): string =>
  choices?.includes(answer) ? inWords(answer) : answer
