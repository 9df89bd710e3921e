// Tests that common passwords are refused wherever a password is chosen.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { changePassword, forgotPassword, register, resetPassword } from '#contract/account.ts'
import { aMember, password } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

const tooCommon = 'This password is too common. Choose another one.'
const refused = [
  ['password', tooCommon],
  ['PassWord123', tooCommon],
  [' 1234567890 ', tooCommon],
  ['          ', 'Password must not be blank'],
] as const

test.each(refused)('the password %j is refused at registration', async (chosen, message) => {
  const email = `${randomBytes(5).toString('hex')}@bakery.example`
  const body = { firstName: 'Ruth', lastName: 'Hale', email, password: chosen }
  const answer = await product.visitor().ask(register, { body })
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'password', message }]])
})

test.each(refused)(
  'the password %j is refused at a reset, and the link still works',
  async (chosen, message) => {
    const { email } = await aMember(product)
    await product.visitor().ask(forgotPassword, { body: { email } })
    const { links } = await product.mailTo(email, /new password/)
    const token = new URL(links.find((one) => one.includes('token=')) ?? '').searchParams.get('token') ?? ''
    const answer = await product.visitor().ask(resetPassword, { body: { token, password: chosen } })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'password', message }]])
    const better = await product.visitor().ask(resetPassword, { body: { token, password: 'battery staple' } })
    expect(better.status).toBe(200)
  },
)

test.each(refused)('the password %j is refused when a user changes theirs', async (chosen, message) => {
  const { visitor } = await aMember(product)
  const body = { currentPassword: password, newPassword: chosen }
  const answer = await visitor.ask(changePassword, { body })
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'newPassword', message }]])
})
