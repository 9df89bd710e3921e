import { expect, test } from 'vitest'
import { changePassword, currentUser, forgotPassword, login, resetPassword } from '#contract/account.ts'
import { aMember, password } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const newPassword = 'battery staple'
const body = { currentPassword: password, newPassword }

test('changing the password signs out all other devices and keeps this one signed in', async () => {
  const { visitor, email } = await aMember(product)
  const elsewhere = product.visitor()
  await elsewhere.ask(login, { body: { email, password } })
  const before = visitor.cookie
  const changed = await visitor.ask(changePassword, { body })
  expect([changed.status, changed.body.message]).toEqual([
    200,
    'Your password has been changed. You’ve been signed out on your other devices.',
  ])
  expect((await visitor.ask(currentUser)).status).toBe(200)
  expect((await elsewhere.ask(currentUser)).status).toBe(401)
  const thief = product.visitor()
  thief.cookie = before
  expect((await thief.ask(currentUser)).status).toBe(401)
  expect((await elsewhere.ask(login, { body: { email, password } })).status).toBe(401)
  expect((await elsewhere.ask(login, { body: { email, password: newPassword } })).status).toBe(200)
  await product.mailTo(email, /password was changed/)
})

test('a wrong current password changes nothing and gets an error at its field', async () => {
  const { visitor } = await aMember(product)
  const wrong = await visitor.ask(changePassword, { body: { ...body, currentPassword: 'incorrect' } })
  const message = 'This isn’t your current password.'
  expect([wrong.status, wrong.body]).toEqual([
    400,
    { message, kind: 'invalid', errors: [{ path: 'currentPassword', message }] },
  ])
  expect((await visitor.ask(changePassword, { body })).status).toBe(200)
})

test.each([
  [{ newPassword: 'short' }, 'Password must be at least 8 characters'],
  [{ currentPassword: '' }, 'Enter your current password'],
])('changing the password with %o is refused with an error at its field', async (part, message) => {
  const { visitor } = await aMember(product)
  const { status, body: said } = await visitor.ask(changePassword, { body: { ...body, ...part } })
  expect([status, said.errors]).toEqual([400, [{ path: Object.keys(part)[0], message }]])
})

test('nobody can guess the current password, not even on a device left signed in', async () => {
  const { visitor } = await aMember(product)
  for (let tries = 0; tries < 10; tries++) {
    await visitor.ask(changePassword, { body: { ...body, currentPassword: 'incorrect' } })
  }
  expect((await visitor.ask(changePassword, { body })).status).toBe(429)
})

test('of two password changes at once only one succeeds', async () => {
  const { visitor, email } = await aMember(product)
  const other = product.visitor()
  other.cookie = visitor.cookie
  const answers = await Promise.all([visitor, other].map((one) => one.ask(changePassword, { body })))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  expect((await product.visitor().ask(login, { body: { email, password: newPassword } })).status).toBe(200)
})

test('a reset link that was requested before the password changed no longer works', async () => {
  const { visitor, email } = await aMember(product)
  await product.visitor().ask(forgotPassword, { body: { email } })
  const { links } = await product.mailTo(email, /new password/)
  const token = new URL(links.find((one) => one.includes('token=')) ?? '').searchParams.get('token') ?? ''
  await visitor.ask(changePassword, { body })
  const late = await product.visitor().ask(resetPassword, { body: { token, password: 'another pass' } })
  expect(late.status).toBe(400)
})
