import { and, asc, eq, sql } from 'drizzle-orm'
import type { AnswerStore } from '#domain/brand/stores.ts'
import type { Database } from './embedded/database.ts'
import { houseAnswers } from './tables.ts'

export function answerStore({ q, prepared }: Database): AnswerStore {
  const of = prepared('house_answers', (q) =>
    q
      .select({
        question: houseAnswers.question,
        answer: houseAnswers.answer,
        answeredAt: houseAnswers.answeredAt,
      })
      .from(houseAnswers)
      .where(eq(houseAnswers.profileId, sql.placeholder('profileId')))
      .orderBy(asc(houseAnswers.answeredAt)),
  )
  return {
    of: (profileId) => of({ profileId }),
    async keep(profileId, question, answer, now) {
      await q()
        .insert(houseAnswers)
        .values({ profileId, question, answer, answeredAt: now })
        .onConflictDoUpdate({
          target: [houseAnswers.profileId, houseAnswers.question],
          set: { answer, answeredAt: now },
        })
    },
    async forget(profileId, question) {
      await q()
        .delete(houseAnswers)
        .where(and(eq(houseAnswers.profileId, profileId), eq(houseAnswers.question, question)))
    },
  }
}
