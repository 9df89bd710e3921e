// Tests what strangers can learn from emails, and from the answers of calls that send them.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgotPassword, register, resendVerification } from '#contract/account.ts'
import { aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()

test('nobody can send a message to a stranger by registering that person’s address', async () => {
  const email = `${randomBytes(5).toString('hex')}@bakery.example`
  const body = {
    firstName: 'You won! http://evil.example/prize',
    lastName: 'evil.example call 0900 1234',
    email,
    password: 'correct horse',
  }
  const { world } = product.running.real
  await product.visitor().ask(register, { body })
  // The second email is caused by someone who registers the address again.
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

test.each([
  ['forgot-password', forgotPassword],
  ['resend-verification', resendVerification],
])(
  'the call %s only adds a job, for known and unknown addresses alike, so its time reveals nothing',
  async (_, call) => {
    const { email } = await aMember(product)
    const unknown = `${randomBytes(5).toString('hex')}@bakery.example`
    for (const address of [email, unknown]) await product.visitor().ask(call, { body: { email: address } })
    const { rows } = await product.running.real.database.pool.query<{ address: string }>(
      "select data ->> 'address' as address from jobs.job where data ->> 'kind' = 'link-asked' order by created_on",
    )
    expect(rows.slice(-2)).toEqual([{ address: email }, { address: unknown }])
  },
)
