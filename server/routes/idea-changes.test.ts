// Tests work on one idea: reading it, editing it, answering its questions, and undoing an answer.
import { expect, test } from 'vitest'
import { readDelivery, createWebDelivery } from '#contract/delivery.ts'
import {
  answerOnIdea,
  editIdea,
  generateInstant,
  type Idea,
  IDEA_TITLE,
  readIdea,
  readUsage,
  undoIdea,
} from '#contract/ideas.ts'
import { saveProfile } from '#contract/profile.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct, type Visitor } from '#tests/support/product.ts'

const product = await aProduct()

const briefs = [
  'Win more first-time visitors this spring',
  'Bring regulars back on quiet weekdays',
  'Show people how we work behind the counter',
  'Answer what people ask before they come',
  'Something for families at the weekend',
]

async function someIdeas(visitor: Visitor, briefDescription = briefs[0] ?? ''): Promise<Idea[]> {
  const body = { briefDescription, contentObjectives: ['inform' as const, 'educate' as const] }
  return (await visitor.ask(generateInstant, { body })).body.ideas
}

async function anIdea(visitor: Visitor): Promise<Idea> {
  const [idea] = await someIdeas(visitor)
  if (!idea) throw new Error('The brief gave no idea')
  return idea
}

/** An idea that has a question, with an answer to that question. */
async function anAskingIdea(visitor: Visitor) {
  for (const brief of briefs) {
    const idea = (await someIdeas(visitor, brief)).find(({ asks }) => asks.length > 0)
    const [question] = idea?.asks ?? []
    if (idea && question) {
      return { idea, question, answer: question.choices?.[0] ?? question.example ?? 'by arrangement' }
    }
  }
  throw new Error('No idea asks anything')
}

const read = async (visitor: Visitor, id: string): Promise<Idea> =>
  (await visitor.ask(readIdea, { params: { id } })).body

test('an idea opens with all its parts, for its owner only', async () => {
  const { visitor } = await aBrandOwner(product)
  const idea = await anIdea(visitor)
  expect(await read(visitor, idea.id)).toEqual(idea)
  const stranger = await aBrandOwner(product)
  for (const id of [idea.id, '00000000-0000-4000-8000-000000000000', 'no id at all']) {
    const answer = await stranger.visitor.ask(readIdea, { params: { id } })
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'We can’t find this idea. It may have been deleted.',
    ])
  }
})

test('a user can edit the title and draft of an idea, and sees which parts were edited', async () => {
  const { visitor } = await aBrandOwner(product)
  const idea = await anIdea(visitor)
  const ask = (body: { title?: string; draft?: string }) =>
    visitor.ask(editIdea, { params: { id: idea.id }, body })
  const titled = await ask({ title: '  Bread before seven  ' })
  expect(titled.body).toEqual({ ...idea, title: 'Bread before seven', edited: ['title'] })
  const drafted = await ask({ draft: 'The oven is lit at three.' })
  expect(drafted.body).toMatchObject({
    title: 'Bread before seven',
    draft: 'The oven is lit at three.',
    description: `The oven is lit at three.\n\n${idea.callToAction}`,
    edited: ['title', 'draft'],
  })
  expect(await read(visitor, idea.id)).toEqual(drafted.body)
})

test.each([
  [{ title: ' ' }, 'Give the idea a title'],
  [{ title: 'A'.repeat(IDEA_TITLE + 1) }, 'The title must be at most 160 characters'],
])('a title that is invalid is refused and changes nothing', async (body, message) => {
  const { visitor } = await aBrandOwner(product)
  const idea = await anIdea(visitor)
  const answer = await visitor.ask(editIdea, { params: { id: idea.id }, body })
  expect([answer.status, answer.body.message]).toEqual([400, message])
  expect(await read(visitor, idea.id)).toEqual(idea)
})

test('an answer to an idea’s question is saved, is not asked for again, and doesn’t use the daily allowance', async () => {
  const { visitor } = await aBrandOwner(product)
  const { idea, question, answer } = await anAskingIdea(visitor)
  const before = (await visitor.ask(readUsage)).body
  const body = { question: question.id, answer }
  const woven = await visitor.ask(answerOnIdea, { params: { id: idea.id }, body })
  expect(woven.status).toBe(200)
  expect(woven.body.asks.map(({ id }: { id: string }) => id)).not.toContain(question.id)
  expect((await visitor.ask(readUsage)).body).toEqual(before)
  for (const brief of briefs) {
    const asked = (await someIdeas(visitor, `${brief}, again`)).flatMap(({ asks }) => asks)
    expect(asked.map(({ id }) => id)).not.toContain(question.id)
  }
})

test('a user can undo the rewrite of an idea once, and the answer that caused it stays', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { idea, question, answer } = await anAskingIdea(visitor)
  const params = { id: idea.id }
  await visitor.ask(answerOnIdea, { params, body: { question: question.id, answer } })
  expect((await read(visitor, idea.id)).canUndo).toBe(true)
  const { status, body } = await visitor.ask(undoIdea, { params })
  expect(status).toBe(200)
  expect(body).toMatchObject({ title: idea.title, draft: idea.draft, outline: idea.outline, canUndo: false })
  const kept = await product.running.real.world.answers.of(profile.id)
  expect(kept).toMatchObject([{ question: question.id, answer }])
  const again = await visitor.ask(undoIdea, { params })
  expect([again.status, again.body.message]).toEqual([409, 'There’s nothing to undo for this idea.'])
})

test('parts that the user edited stay when an answer rewrites the rest of the idea', async () => {
  const { visitor } = await aBrandOwner(product)
  const { idea, question, answer } = await anAskingIdea(visitor)
  const params = { id: idea.id }
  const words = { title: 'Our own title', draft: 'Our own draft.' }
  await visitor.ask(editIdea, { params, body: words })
  const { body } = await visitor.ask(answerOnIdea, { params, body: { question: question.id, answer } })
  expect(body).toMatchObject({ ...words, edited: ['title', 'draft'] })
})

test('a question that the user says doesn’t apply is not asked with other ideas', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { idea, question } = await anAskingIdea(visitor)
  const body = { question: question.id, answer: null }
  const { status } = await visitor.ask(answerOnIdea, { params: { id: idea.id }, body })
  expect(status).toBe(200)
  expect(await product.running.real.world.answers.of(profile.id)).toMatchObject([
    { question: question.id, answer: null },
  ])
})

test('an answer that is not one of the choices, or that is to another trade’s question, is refused', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const { idea } = await anAskingIdea(visitor)
  const ask = (question: string, answer: string) =>
    visitor.ask(answerOnIdea, { params: { id: idea.id }, body: { question, answer } })
  const { playbook, answers } = product.running.real.world
  const chosen = playbook.trades
    .find(({ id }) => id === 'cafe')
    ?.questions.find(({ choices }) => choices !== null)
  expect((await ask('no-such-question', 'yes')).status).toBeGreaterThanOrEqual(400)
  expect((await ask(chosen?.id ?? '', 'none of the choices')).status).toBe(400)
  expect(await answers.of(profile.id)).toEqual([])
})

test('the content of a report stays, whatever happens to its ideas', async () => {
  const { visitor, profile } = await aBrandOwner(product)
  const idea = await anIdea(visitor)
  const made = await visitor.ask(createWebDelivery, {
    body: { profileId: profile.id, contentIdeas: [{ id: idea.id }] },
  })
  await visitor.ask(editIdea, {
    params: { id: idea.id },
    body: { title: 'Another title', draft: 'Another.' },
  })
  await visitor.ask(saveProfile, { body: { companyName: 'Another Name' } })
  const { body } = await visitor.ask(readDelivery, { params: { token: made.body.accessToken } })
  expect(body.contentData.contentIdeas).toMatchObject([{ title: idea.title, draft: idea.draft }])
})

test('nobody can edit another account’s idea, answer its question or undo its changes', async () => {
  const owner = await aBrandOwner(product)
  const { idea, question, answer } = await anAskingIdea(owner.visitor)
  const { visitor } = await aBrandOwner(product)
  const params = { id: idea.id }
  expect((await visitor.ask(editIdea, { params, body: { title: 'Mine' } })).status).toBe(404)
  const theirs = await visitor.ask(answerOnIdea, { params, body: { question: question.id, answer } })
  expect(theirs.status).toBe(404)
  expect((await visitor.ask(undoIdea, { params })).status).toBeGreaterThanOrEqual(400)
  expect(await read(owner.visitor, idea.id)).toEqual(idea)
})
