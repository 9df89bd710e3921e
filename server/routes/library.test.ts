import { expect, test } from 'vitest'
import { EditorialLibrary, readLibrary } from '#contract/library.ts'
import { library } from '#domain/library/library.ts'
import { operate } from '#server/operator.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

async function aMemberOfType(type: 'solo' | 'agency' | 'internal') {
  const member = await aMember(product)
  await operate(product.running.real.world, ['user', 'set-type', member.email, type])
  return member
}

test('the product’s own people read the whole library', async () => {
  const { visitor } = await aMemberOfType('internal')
  const { status, body } = await visitor.ask(readLibrary)
  expect(status).toBe(200)
  const { shelves } = EditorialLibrary.parse(body)
  expect(shelves.map(({ id, entries }) => [id, entries.length])).toEqual([
    ...library.archetypes.map(({ id, questions }) => [id, questions.length]),
    ['moves', library.moves.length],
  ])
})

test.each(['solo', 'agency'] as const)('to a %s account there is no such call', async (type) => {
  const { visitor } = await aMemberOfType(type)
  const { status, body } = await visitor.ask(readLibrary)
  expect([status, body.kind, body.shelves]).toEqual([404, 'not-found', undefined])
})

test('a visitor is asked to sign in, by the call and by the page', async () => {
  expect((await product.visitor().ask(readLibrary)).status).toBe(401)
  const page = await product.visitor().raw('GET', '/library?shelf=moves')
  expect([page.status, page.headers.get('location')]).toEqual([
    302,
    '/login?redirect=%2Flibrary%3Fshelf%3Dmoves',
  ])
})

test('the page is not there for a member, and there for the product’s own people', async () => {
  const { visitor, email, id } = await aBrandOwner(product)
  const { world } = product.running.real
  await world.accounts.completeOnboarding(id)
  expect((await visitor.raw('GET', '/library')).status).toBe(404)
  await operate(world, ['user', 'set-type', email, 'agency'])
  expect((await visitor.raw('GET', '/library')).status).toBe(404)
  await operate(world, ['user', 'set-type', email, 'internal'])
  expect((await visitor.raw('GET', '/library')).status).toBe(200)
})
