// House questions: short facts about the house that ideas depend on, each answered once by the people of the brand.
import * as z from 'zod/mini'
import { call } from './call.ts'
import { HouseAnswer, HouseQuestion } from './ideas.ts'

export const BrandQuestion = z.object({
  ...HouseQuestion.shape,
  answer: z.nullable(z.string()),
  /** Somebody said that it doesn't apply. */
  skipped: z.boolean(),
})
export type BrandQuestion = z.output<typeof BrandQuestion>

export const readQuestions = call({
  method: 'GET',
  path: '/api/brand/questions',
  who: 'member',
  does: 'The house questions of the brand’s trade with their answers',
  answer: z.array(BrandQuestion),
})
export const answerQuestion = call({
  method: 'PUT',
  path: '/api/brand/questions/:id',
  who: 'member',
  does: 'Answers a house question, or says that it doesn’t apply',
  body: z.object({ answer: HouseAnswer }),
  answer: BrandQuestion,
})
export const reopenQuestion = call({
  method: 'DELETE',
  path: '/api/brand/questions/:id',
  who: 'member',
  does: 'Takes an answer back, so that the question is open again',
  answer: BrandQuestion,
})
export const readWeeklyQuestion = call({
  method: 'GET',
  path: '/api/brand/weekly-question',
  who: 'member',
  does: 'The one question that would better the brand’s ideas most; none in the week after an answer',
  answer: z.object({ question: z.nullable(HouseQuestion) }),
})

export const questionCalls = { readQuestions, answerQuestion, reopenQuestion, readWeeklyQuestion }
