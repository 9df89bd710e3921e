// Tests setting an idea's status, or dismissing it with a reason.
import { expect, test } from 'vitest'
import { countIdeas, markIdea, readIdeas, type Idea } from '#contract/ideas.ts'
import { ideasOf, someIdeas } from '#tests/support/builders/asked-ideas.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

test('an idea’s status can be changed from any status to any other', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  const statuses = ['generated', 'in_use', 'published', 'archived'] as const
  for (const from of statuses) {
    for (const status of statuses) {
      await visitor.ask(markIdea, { params: { id }, body: { status: from } })
      const { body } = await visitor.ask(markIdea, { params: { id }, body: { status } })
      expect(body).toMatchObject({ id, status, dismissal: null })
    }
  }
})

test('a dismissed idea leaves the list, keeps its reason, and can be restored', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  const dismissal = { reason: 'wrong-audience' as const, note: 'We sell to shops' }
  const away = await visitor.ask(markIdea, { params: { id }, body: { dismissal } })
  expect(away.body).toMatchObject({ status: 'archived', dismissal })
  expect((await ideasOf(visitor)).map((idea) => idea.id)).not.toContain(id)
  const shelf = await visitor.ask(readIdeas, { query: { status: 'not_for_us' } })
  expect(shelf.body.map((idea: Idea) => idea.id)).toEqual([id])
  expect((await visitor.ask(countIdeas)).body).toEqual({
    generated: 2,
    in_use: 0,
    published: 0,
    archived: 0,
    not_for_us: 1,
  })
  await visitor.ask(markIdea, { params: { id }, body: { status: 'generated' } })
  expect((await ideasOf(visitor)).map((idea) => idea.id)).toContain(id)
})

test('a change with both status and reason, or with neither, is refused with a message that says what to do', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  for (const body of [
    {},
    { status: 'archived' as const, dismissal: { reason: 'other' as const, note: '' } },
  ]) {
    const answer = await visitor.ask(markIdea, { params: { id }, body })
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Choose either a status or a reason to dismiss the idea',
    ])
  }
})

test('nobody can change the status of another account’s idea', async () => {
  const { visitor } = await aBrandOwner(product)
  const [{ id }] = await someIdeas(visitor)
  const stranger = await aBrandOwner(product)
  const answer = await stranger.visitor.ask(markIdea, { params: { id }, body: { status: 'archived' } })
  expect([answer.status, answer.body.message]).toEqual([
    404,
    'We can’t find this idea. It may have been deleted.',
  ])
})
