import fs from 'node:fs'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { currentUser } from '#contract/account.ts'
import { aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { operatorSocket } from './operator.ts'

const product = await aProduct()

async function say(...words: string[]): Promise<{ said: string; failed: boolean }> {
  const visitor = net.connect(operatorSocket(product.dataDir))
  visitor.write(`${JSON.stringify(words)}\n`)
  return JSON.parse(await text(visitor)) as { said: string; failed: boolean }
}

test('only its owner can open the operator’s door', () => {
  expect(fs.statSync(operatorSocket(product.dataDir)).mode & 0o777).toBe(0o600)
})

test('a plan is set while the product runs, and a paying one brings a referral code of nine characters', async () => {
  const { visitor, email } = await aMember(product)
  expect(await say('user', 'set-plan', email, 'plus')).toEqual({
    said: `${email} is now on the plus plan.`,
    failed: false,
  })
  const { plan, referralCode } = (await visitor.ask(currentUser)).body
  expect([plan, referralCode.length]).toEqual(['plus', 9])
  await say('user', 'set-plan', email, 'basic')
  expect((await visitor.ask(currentUser)).body.referralCode).toBe(referralCode)
})

test('the agency plan makes the account an agency', async () => {
  const { visitor, email } = await aMember(product)
  await say('user', 'set-plan', email, 'agency')
  expect((await visitor.ask(currentUser)).body).toMatchObject({ plan: 'agency', userType: 'agency' })
})

test('a type is set and an address verified', async () => {
  const { visitor, email } = await aMember(product)
  expect((await say('user', 'set-type', email, 'internal')).failed).toBe(false)
  expect((await say('user', 'verify', email)).said).toBe(`${email} is verified.`)
  expect((await visitor.ask(currentUser)).body.userType).toBe('internal')
})

test.each([
  [
    ['user', 'set-plan', 'nobody@x.example', 'plus'],
    'There is no account with the address nobody@x.example.',
  ],
  [['dance'], 'Commands:'],
])('%o is answered with what to say instead', async (words, sentence) => {
  const { said, failed } = await say(...words)
  expect([said.startsWith(sentence), failed]).toEqual([true, true])
})

test('a wrong plan is named as such', async () => {
  const { email } = await aMember(product)
  const { said } = await say('user', 'set-plan', email, 'gold')
  expect(said).toBe('Name a plan: free, trial, basic, plus or agency.')
})
