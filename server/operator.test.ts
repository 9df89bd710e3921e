import fs from 'node:fs'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { currentUser } from '#contract/account.ts'
import { readDeliveries } from '#contract/delivery.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { addEvent } from '#contract/seasons.ts'
import { aFailedDelivery } from '#tests/support/builders/failed-delivery.ts'
import { aBrandOwner, aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'
import { operatorSocket } from './operator.ts'

const product = await aProduct()

async function say(...words: string[]): Promise<{ said: string; failed: boolean }> {
  const visitor = net.connect(operatorSocket(product.dataDir))
  visitor.write(`${JSON.stringify(words)}\n`)
  return JSON.parse(await text(visitor)) as { said: string; failed: boolean }
}

test('only the owner of the socket can send operator commands', () => {
  expect(fs.statSync(operatorSocket(product.dataDir)).mode & 0o777).toBe(0o600)
})

test('the operator can set a plan while the product runs, and a paying plan adds a nine-character referral code', async () => {
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

test('an account becomes an agency if the operator gives it the agency plan', async () => {
  const { visitor, email } = await aMember(product)
  await say('user', 'set-plan', email, 'agency')
  expect((await visitor.ask(currentUser)).body).toMatchObject({ plan: 'agency', userType: 'agency' })
})

test('the operator can set an account’s user type and verify its email address', async () => {
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
])('the wrong command %o is answered with a helpful message', async (words, sentence) => {
  const { said, failed } = await say(...words)
  expect([said.startsWith(sentence), failed]).toEqual([true, true])
})

test('a wrong plan is answered with a list of the allowed plans', async () => {
  const { email } = await aMember(product)
  const { said } = await say('user', 'set-plan', email, 'gold')
  expect(said).toBe('Give a plan: free, trial, basic, plus or agency.')
})

/** Creates an account whose next delivery is on Monday 23 November 2026 at nine in London. */
async function aSubscriber(companyName: string) {
  product.clock.set('2026-11-20T12:00:00Z')
  const owner = await aBrandOwner(product, { companyName }, 'plus')
  const { body: profile } = await owner.visitor.ask(saveProfile, {
    body: {
      deliveryFrequency: 'weekly',
      deliveryTimezone: 'Europe/London',
      weeklyDigest: false,
      markOnboardingComplete: true,
    },
  })
  return { ...owner, profile }
}

test('the command “due --at” lists what is due by then and sends nothing', async () => {
  const { email } = await aSubscriber('Marsh & Sons')
  expect(await say('due', '--at', '2026-11-23T08:59:59Z')).toEqual({
    said: 'Nothing is due by 2026-11-23T08:59:59.000Z.',
    failed: false,
  })
  expect((await say('due', '--at', '2026-11-23T10:00:00+01:00')).said).toBe(
    `1 delivery due by 2026-11-23T09:00:00.000Z:\n2026-11-23T09:00:00.000Z  Marsh & Sons  ${email}`,
  )
})

test('the command “due --send” plans as of that time, and each delivery is made and emailed once', async () => {
  const { email, visitor } = await aSubscriber('Weir Pottery')
  for (const eventDate of ['2026-11-29', '2026-12-02'])
    await visitor.ask(addEvent, { body: { eventName: `Open day of ${eventDate}`, eventDate } })
  const first = await say('due', '--at', '2026-11-30T12:00:00Z', '--send')
  expect(first.failed).toBe(false)
  expect(first.said).toMatch(/\nPlanned \d+ deliver(y|ies)\. The worker makes and sends them\.$/)
  const { text: mail } = await product.mailTo(email, /Weir Pottery/)
  // The email is dated as of that time.
  expect(mail).toContain('Open day of 2026-12-02')
  // For an event that is over by then, the idea is a thank-you and not an invitation.
  expect(mail).toContain('Thank you for coming to our Open day of 2026-11-29')
  expect(mail).not.toMatch(/(?:Coming|keep|see) [^\n]*Open day of 2026-11-29/)
  expect((await visitor.ask(readDeliveries)).body).toMatchObject([{ createdAt: '2026-11-30T09:00:00.000Z' }])
  expect((await visitor.ask(readProfile)).body.nextDelivery).toBe('2026-12-07T09:00:00.000Z')
  expect((await say('due', '--at', '2026-11-30T12:00:00Z', '--send')).said).toBe(
    'Nothing is due by 2026-11-30T12:00:00.000Z.',
  )
})

test.each([
  'infinity',
  'now',
  '2026-02-30',
  '2026-02-30T09:00:00Z',
  '2026-11-23T09:00:00',
  '2026-11-23T25:00:00Z',
  '0000-01-01',
  '1999-12-31',
  '',
])('“%s” is refused as a time on the command line', async (at) => {
  for (const noun of ['due', 'news']) {
    expect(await say(noun, '--at', at)).toEqual({
      said: `Write “${at}” as a day, or as a time with its offset from UTC, from 2000 on: --at 2026-12-07T09:00:00Z`,
      failed: true,
    })
  }
})

test.each([
  [['due'], 'Give the time, like this: --at 2026-12-07T09:00:00Z'],
  [['due', '--at'], 'Commands:\n  due --at ISO [--send]'],
  [['due', '--at', '2026-12-07', '--sned'], 'Commands:\n  due --at ISO [--send]'],
  [['due', '2026-12-07'], 'Commands:\n  due --at ISO [--send]'],
  [['news', '--at', '2026-12-07', '--send'], 'Leave out --send: news is sent with the deliveries.'],
  [['deliveries', 'failed', 'extra'], 'Commands:\n  deliveries failed'],
  [['deliveries', 'retry', 'x', 'extra'], 'Commands:\n  deliveries failed'],
  [['user', 'verify', 'ruth@x.example', 'extra'], 'Commands:\n  user set-type'],
  [['deliveries'], 'Commands:\n  deliveries failed'],
  [['deliveries', 'retry'], 'Give an id from “deliveries failed”.'],
  [['deliveries', 'retry', 'x'], 'No failed delivery or email has the id x.'],
  [['toString'], 'Commands:'],
  [[], 'Commands:'],
])('the wrong command %j is answered with a helpful message', async (words, sentence) => {
  const { said, failed } = await say(...words)
  expect([said.slice(0, sentence.length), failed]).toEqual([sentence, true])
})

test('the operator can list a failed delivery, and retrying it sends it', async () => {
  expect((await say('deliveries', 'failed')).said).toBe('Nothing has failed.')
  const { profile, email } = await aSubscriber('Oak & Ash')
  const { world } = product.running.real
  const id = await aFailedDelivery(world, profile.id)
  const dueAt = (await world.slots.byId(id))?.dueAt.toISOString()
  expect((await say('deliveries', 'failed')).said).toBe(
    [id, 'delivery', dueAt, 'Oak & Ash', email, 'The shelf fell down.'].join('  '),
  )
  expect(await say('deliveries', 'retry', id)).toEqual({
    said: 'The delivery will be made again.',
    failed: false,
  })
  await product.mailTo(email, /Oak & Ash/)
  expect((await say('deliveries', 'failed')).said).toBe('Nothing has failed.')
})
