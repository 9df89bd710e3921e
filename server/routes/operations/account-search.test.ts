import { expect, test } from 'vitest'
import { searchAccounts } from '#contract/operations.ts'
import { saveProfile } from '#contract/profile.ts'
import { aColleague, word } from '#tests/support/builders/colleague.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { world } = product.running.real
const colleague = await aColleague(product)
const { found } = colleague

test('an internal user finds an account by its address, name and company, from the beginnings of words in any order', async () => {
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

test('an internal user finds an account by past and present recipients of its emails, in upper or lower case', async () => {
  const [member, former] = [`Pat.${word()}@Team.example`, `${word()}@left.example`]
  const owner = await aBrandOwner(product, {}, 'plus')
  await owner.visitor.ask(saveProfile, { body: { teamMemberEmails: [member, 'sam@team.example'] } })
  await world.recipients.tokenFor(owner.profile.id, former)
  const mine = [expect.objectContaining({ id: owner.id })]
  expect(await found(member.toLowerCase())).toEqual(mine)
  expect(await found(member.slice(4, 12).toUpperCase())).toEqual(mine)
  expect(await found(former)).toEqual(mine)
  expect(await found(`${former} pat`)).toEqual([])
})

test.each(['x', 'ß'])(
  'a search that is too long for the index (%s, repeated) is refused with a message',
  async (letter) => {
    const asked = await colleague.visitor.ask(searchAccounts, { query: { search: letter.repeat(2600) } })
    expect([asked.status, asked.body.message]).toEqual([400, 'Enter at most 100 letters'])
    expect(await found(letter.repeat(100))).toEqual([])
  },
)

test.each(['%%', '__', '\\\\', "';", '&|!', ':*', '()'])(
  'the character %s in a search only matches itself',
  async (search) => {
    expect(await found(search)).toEqual([])
    expect(await found(`zebra${search}`)).toEqual([])
  },
)
