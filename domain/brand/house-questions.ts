// What a member can do with the brand's house questions: read, answer and reopen them.
import type { BrandQuestion } from '#contract/questions.ts'
import type { HouseQuestion } from '#contract/ideas.ts'
import type { Profile } from '#contract/profile.ts'
import type { Account } from '#domain/account/account.ts'
import { enforceRateLimit } from '#domain/account/rate-limit.ts'
import type { Question } from '#domain/playbook/form.ts'
import { Problem } from '#domain/problem.ts'
import type { World } from '#domain/world.ts'
import type { HouseAnswer } from './brand.ts'
import { asHouseQuestion, checkedAnswer, questionsFor } from './house-answers.ts'
import { ownProfile } from './own-profile.ts'
import { mostUsedFirst, weeklyQuestion } from './weekly-question.ts'

/** Lists the brand's questions with their answers. Questions that more plays need come first. */
export async function questionsOf(world: World, member: Account): Promise<BrandQuestion[]> {
  const profile = await ownProfile(world, member)
  const answers = await world.answers.of(profile.id)
  return mostUsedFirst(world, profile).map((question) => asBrandQuestion(question, answers))
}

/** Saves the answer and removes the question below all ideas. Null means that the question doesn't apply. */
export async function answerQuestion(
  world: World,
  member: Account,
  id: string,
  answer: string | null,
): Promise<BrandQuestion> {
  const profile = await ownProfile(world, member)
  await enforceRateLimit(world, `answer:${member.id}`, 300, 3600)
  const kept = { question: id, answer: checkedAnswer(world, profile, id, answer), answeredAt: world.now() }
  await world.atomically(async (world) => {
    await world.answers.keep(profile.id, id, kept.answer, kept.answeredAt)
    await world.ideas.dropQuestion(profile.id, id)
  })
  return asBrandQuestion(questionOf(world, profile, id), [kept])
}

/** Deletes the answer, so that the question is asked again. */
export async function reopenQuestion(world: World, member: Account, id: string): Promise<BrandQuestion> {
  const profile = await ownProfile(world, member)
  const question = questionOf(world, profile, id)
  await world.answers.forget(profile.id, id)
  return asBrandQuestion(question, [])
}

/** Picks the question that would improve the member's ideas most; null if none is due this week. */
export async function questionOfWeek(
  world: World,
  member: Account,
): Promise<{ question: HouseQuestion | null }> {
  const profile = await ownProfile(world, member)
  const question = weeklyQuestion(world, profile, await world.answers.of(profile.id), world.now())
  return { question: question && asHouseQuestion(question) }
}

function questionOf(world: World, profile: Profile, id: string): Question {
  const question = questionsFor(world, profile).find((one) => one.id === id)
  if (question === undefined)
    throw new Problem('not-found', 'We can’t find this question. It may have been removed.')
  return question
}

function asBrandQuestion(question: Question, answers: readonly HouseAnswer[]): BrandQuestion {
  const given = answers.find((one) => one.question === question.id)
  return { ...asHouseQuestion(question), answer: given?.answer ?? null, skipped: given?.answer === null }
}
