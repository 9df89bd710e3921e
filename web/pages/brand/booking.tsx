// How customers book: a house question shown with the place and hours.
import { readQuestions } from '#contract/questions.ts'
import { useRead } from '#web/api/use-read.ts'
import { QuestionRow } from './question-row.tsx'

/** The question's id in the library, and its anchor on this page. */
export const BOOKING = 'book'

export function Booking() {
  const question = useRead(readQuestions).data?.find(({ id }) => id === BOOKING)
  return question ? <QuestionRow question={question} stacked /> : null
}
