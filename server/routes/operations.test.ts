import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDeliveries } from '#contract/delivery.ts'
import {
  forceDelivery,
  type FoundAccount,
  readFailures,
  readOperations,
  retryFailure,
  searchAccounts,
} from '#contract/operations.ts'
import { saveProfile } from '#contract/profile.ts'
import { operate } from '#server/operator.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { until } from '#tests/support/until.ts'

const product = await aProduct()
const { world, database } = product.running.real
const colleague = await aMember(product)
await operate(world, ['user', 'set-type', colleague.email, 'internal'])

const found = async (search: string): Promise<FoundAccount[]> =>
  (await colleague.visitor.ask(searchAccounts, { query: { search } })).body
/** A word that no other account has. */
const word = () => `x${randomBytes(5).toString('hex')}`

test.each(['solo', 'agency'] as const)('to a %s account none of these calls is there', async (type) => {
  const { visitor, email } = await aMember(product, type === 'agency' ? 'agency' : undefined)
  await operate(world, ['user', 'set-type', email, type])
  const answers = [
    await visitor.ask(readOperations),
    await visitor.ask(readFailures),
    await visitor.ask(retryFailure, { params: { id: 'x' } }),
    await visitor.ask(searchAccounts, { query: { search: 'hale' } }),
    await visitor.ask(forceDelivery),
  ]
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    answers.map(() => [404, 'There is no such call.']),
  )
})

test('an account is found by its address, its people and its company, by how words begin, in any order', async () => {
  const company = word()
  const owner = await aBrandOwner(product, { companyName: `The ${company.toUpperCase()}-Daughters’ Bakery` })
  const mine = [expect.objectContaining({ id: owner.id, email: owner.email, name: 'Ruth Hale' })]
  expect(await found(company)).toEqual(mine)
  expect(await found(`bak ${company.slice(0, 9)}`)).toEqual(mine)
  expect(await found(owner.email)).toEqual(mine)
  expect(await found(owner.email.toUpperCase())).toEqual(mine)
  expect((await found('hale ruth')).map(({ email }) => email)).toContain(owner.email)
  expect(await found(`${company} zebra`)).toEqual([])
})

test.each(['%%', '__', '\\\\', "';", '&|!', ':*', '()'])('%s stands for nothing', async (search) => {
  expect(await found(search)).toEqual([])
  expect(await found(`zebra${search}`)).toEqual([])
})
