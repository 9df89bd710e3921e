// Tests that an account's owner can still sign in while someone guesses the password from many addresses.
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgotPassword, login, resetPassword } from '#contract/account.ts'
import { loginCounts } from '#domain/account/sign-in.ts'
import { aMember, password } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const anAddress = () => `${randomBytes(5).toString('hex')}@bakery.example`

/** Tries wrong passwords, each from its own address, and returns the statuses. */
const guess = (email: string, times: number) =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const { status } = await product.visitor().ask(login, { body: { email, password: 'incorrect' } })
      return status
    }),
  )

/** Leaves the account locked by too many failed logins from many addresses. */
async function closeToStrangers(email: string) {
  const { rates } = product.running.real.world
  for (let tries = 0; tries < 31; tries++) {
    await rates.count(loginCounts(email, '').account, 3600, product.clock.now())
  }
}

/** A browser with another browser's cookies, at an address of its own. */
function browserWith(cookie: string) {
  const visitor = product.visitor()
  visitor.cookie = cookie
  return visitor
}

async function resetLink(email: string): Promise<string> {
  await product.visitor().ask(forgotPassword, { body: { email } })
  const mail = await product.mailTo(email, /password/i)
  const link = mail.links.find((one) => one.includes('token=')) ?? ''
  return new URL(link).searchParams.get('token') ?? ''
}

test('after thirty failed logins in an hour unknown devices can’t sign in to an account, whatever their address', async () => {
  const { email } = await aMember(product)
  expect(new Set(await guess(email, 30))).toEqual(new Set([401]))
  const refused = await product.visitor().ask(login, { body: { email, password } })
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Too many failed attempts to log in to this account. Reset your password to log in now, or try again in an hour.',
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  product.clock.move(61 * 60_000)
  expect((await product.visitor().ask(login, { body: { email, password } })).status).toBe(200)
})

test('an address without an account is locked in the same way as one with an account', async () => {
  const email = anAddress()
  expect(new Set(await guess(email, 30))).toEqual(new Set([401]))
  expect(await guess(email.toUpperCase(), 1)).toEqual([429])
})

test('a device that has signed in before can sign in while unknown devices are refused', async () => {
  const { visitor, email } = await aMember(product)
  await closeToStrangers(email)
  expect((await visitor.ask(login, { body: { email, password } })).status).toBe(200)
  expect(await guess(email, 1)).toEqual([429])
})

test('a known device has ten tries in fifteen minutes, whatever other devices do', async () => {
  const { visitor, email } = await aMember(product)
  const device = visitor.cookie
  for (let tries = 0; tries < 10; tries++) {
    const wrong = await browserWith(device).ask(login, { body: { email, password: 'incorrect' } })
    expect(wrong.status).toBe(401)
  }
  const { status } = await browserWith(device).ask(login, { body: { email, password } })
  expect(status).toBe(429)
})

test('a device with another account’s device cookie, or a forged one, counts as unknown', async () => {
  const { visitor, email, id } = await aMember(product)
  const other = await aMember(product)
  await closeToStrangers(email)
  const proof = /device=[^;]*\.([\w-]+)/.exec(other.visitor.cookie)?.[1]
  const forged = `device=${id}.${product.clock.now().getTime()}.${proof}`
  for (const cookie of [other.visitor.cookie, forged, 'device=', `device=${id}`]) {
    expect((await browserWith(cookie).ask(login, { body: { email, password } })).status).toBe(429)
  }
  expect(visitor.cookie).toContain(`device=${id}.`)
})

test('a password reset unlocks the account and makes the browser used for it a known device', async () => {
  const { visitor, email } = await aMember(product)
  await closeToStrangers(email)
  const owner = product.visitor()
  const body = { token: await resetLink(email), password: 'battery staple' }
  expect((await owner.ask(resetPassword, { body })).status).toBe(200)
  const fresh = await product.visitor().ask(login, { body: { email, password: 'battery staple' } })
  expect(fresh.status).toBe(200)
  await closeToStrangers(email)
  expect((await owner.ask(login, { body: { email, password: 'battery staple' } })).status).toBe(200)
  // Devices that knew the old password count as unknown: one of them may be the reason for the change.
  expect((await visitor.ask(login, { body: { email, password: 'battery staple' } })).status).toBe(429)
})

test('a device is known for a year after signing in', async () => {
  const { visitor, email } = await aMember(product)
  product.clock.move(366 * 86_400_000)
  await closeToStrangers(email)
  expect((await visitor.ask(login, { body: { email, password } })).status).toBe(429)
})

test('scripts and other sites can’t read the device cookie', async () => {
  const { email } = await aMember(product)
  const answer = await product.visitor().ask(login, { body: { email, password } })
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('device='))
  expect(cookie).toMatch(/; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
})
