import { answerQuestion, readQuestions, readWeeklyQuestion, reopenQuestion } from '#contract/questions.ts'
import * as questions from '#domain/brand/house-questions.ts'
import { member } from '#server/http/serve.ts'

export const questionRoutes = [
  member(readQuestions, ({ world, member }) => questions.questionsOf(world, member)),
  member(answerQuestion, ({ world, member, params, body }) =>
    questions.answerQuestion(world, member, params.id, body.answer),
  ),
  member(reopenQuestion, ({ world, member, params }) => questions.reopenQuestion(world, member, params.id)),
  member(readWeeklyQuestion, ({ world, member }) => questions.questionOfWeek(world, member)),
]
