import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgotPassword, register } from '#contract/account.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

test('registering a stranger carries no message to them, until they have confirmed the address', async () => {
  const email = `${randomBytes(5).toString('hex')}@bakery.example`
  const body = {
    firstName: 'You won! http://evil.example/prize',
    lastName: 'evil.example call 0900 1234',
    email,
    password: 'correct horse',
  }
  const { world } = product.running.real
  await product.visitor().ask(register, { body })
  // The second mail is of somebody who registers the address again.
  await product.visitor().ask(register, { body })
  for (const subject of [/Confirm/, /already/]) {
    const mail = await product.mailTo(email, subject)
    expect(mail.text).toContain('Hello You,')
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil|0900|prize/)
  }
  const account = await world.accounts.byEmail(email)
  await world.accounts.markVerified(account?.id ?? '')
  await product.visitor().ask(forgotPassword, { body: { email } })
  expect((await product.mailTo(email, /new password/)).text).toContain('Hello You won!')
})
