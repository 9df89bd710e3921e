// Calls and data for house questions: short questions about the business, each answered once, which make
// ideas possible.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { HouseAnswer, HouseQuestion } from './ideas.ts'

export const BrandQuestion = z.object({
  ...HouseQuestion.shape,
  answer: z.nullable(z.string()),
  /** Whether the user said that the question doesn't apply. */
  skipped: z.boolean(),
})
export type BrandQuestion = z.output<typeof BrandQuestion>

export const readQuestions = call({
  method: 'GET',
  path: '/api/brand/questions',
  who: 'member',
  does: 'The questions of the brand’s trade with their answers',
  answer: z.array(BrandQuestion),
})
export const answerQuestion = call({
  method: 'PUT',
  path: '/api/brand/questions/:id',
  who: 'member',
  does: 'Answers a question, or marks it as not applicable',
  body: z.object({ answer: HouseAnswer }),
  answer: BrandQuestion,
})
export const reopenQuestion = call({
  method: 'DELETE',
  path: '/api/brand/questions/:id',
  who: 'member',
  does: 'Removes an answer and reopens the question',
  answer: BrandQuestion,
})
export const readWeeklyQuestion = call({
  method: 'GET',
  path: '/api/brand/weekly-question',
  who: 'member',
  does: 'The question that would improve the brand’s ideas most; none in the week after an answer',
  answer: z.object({ question: z.nullable(HouseQuestion) }),
})

export const questionCalls = { readQuestions, answerQuestion, reopenQuestion, readWeeklyQuestion }
