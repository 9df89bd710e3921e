import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  closeAccount,
  currentUser,
  exportAccount,
  forgotPassword,
  login,
  logout,
  register,
  reopenAccount,
  resendVerification,
  resetPassword,
  updateAccount,
} from '#contract/account.ts'
import { createProfile } from '#contract/profile.ts'
import { aMember, bakery } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const DAY = 86_400_000
const anAddress = () => `${randomBytes(5).toString('hex')}@bakery.example`
const someone = (email: string, password = 'correct horse') => ({
  firstName: 'Ruth',
  lastName: 'Hale',
  email,
  password,
})

async function linkIn(address: string, subject?: RegExp): Promise<string> {
  const mail = await product.mailTo(address, subject)
  const link = mail.links.find((one) => one.includes('token='))
  if (!link) throw new Error(`No link in ${mail.text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

test('a new user registers, confirms the address by email, and signs in on a 30-day trial', async () => {
  const email = anAddress()
  const visitor = product.visitor()
  const registered = await visitor.ask(register, { body: someone(email) })
  expect(registered.status).toBe(201)
  const early = await visitor.ask(login, { body: { email, password: 'correct horse' } })
  expect([early.status, early.body.message, early.body.kind]).toEqual([
    403,
    'Please verify your email address',
    'not-verified',
  ])
  const opened = await visitor.raw('GET', await linkIn(email))
  expect([opened.status, opened.headers.get('location')]).toEqual([302, '/verified'])
  const signedIn = await visitor.ask(login, { body: { email, password: 'correct horse' } })
  expect(signedIn.body).toMatchObject({ email, plan: 'trial', userType: 'solo', onboardingCompleted: false })
  const days = (Date.parse(signedIn.body.trialEndDate) - product.clock.now().getTime()) / DAY
  expect(Math.round(days)).toBe(30)
  expect((await visitor.ask(currentUser)).body.email).toBe(email)
})

test('opening a verification link again still works, and an unknown link gets a message', async () => {
  const email = anAddress()
  const visitor = product.visitor()
  await visitor.ask(register, { body: someone(email) })
  const link = await linkIn(email)
  await visitor.raw('GET', link)
  expect((await visitor.raw('GET', link)).headers.get('location')).toBe('/verified')
  const unknown = await visitor.raw('GET', '/api/auth/verify?token=nothing')
  expect(unknown.headers.get('location')).toBe('/login?error=invalid_verification')
})

test('a verification link expires after a day', async () => {
  const email = anAddress()
  const visitor = product.visitor()
  await visitor.ask(register, { body: someone(email) })
  const link = await linkIn(email)
  product.clock.move(25 * 3_600_000)
  expect((await visitor.raw('GET', link)).headers.get('location')).toBe('/login?error=invalid_verification')
  product.clock.move(-25 * 3_600_000)
})

test('registering a known address gives the same answer as a new one, and its owner gets an email', async () => {
  const { email } = await aMember(product)
  const again = await product.visitor().ask(register, { body: someone(email.toUpperCase(), 'another pass') })
  const fresh = await product.visitor().ask(register, { body: someone(anAddress()) })
  expect([again.status, again.body]).toEqual([fresh.status, fresh.body])
  await product.mailTo(email, /already|account/i)
  const stolen = await product.visitor().ask(login, { body: { email, password: 'another pass' } })
  expect(stolen.status).toBe(401)
})

test('a wrong password and an unknown address get the same answer at login', async () => {
  const { email } = await aMember(product)
  const wrong = await product.visitor().ask(login, { body: { email, password: 'incorrect' } })
  const unknown = await product.visitor().ask(login, { body: { email: anAddress(), password: 'incorrect' } })
  expect([wrong.status, wrong.body]).toEqual([
    401,
    { message: 'Invalid email or password', kind: 'wrong-credentials' },
  ])
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
})

test.each([
  [{ email: 'ruth' }, 'Invalid email address'],
  [{ password: 'short' }, 'Password must be at least 8 characters'],
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: '' }, 'Last name is required'],
])('registering with %o is refused with the specified message', async (change, message) => {
  const answer = await product.visitor().ask(register, { body: { ...someone(anAddress()), ...change } })
  expect([answer.status, answer.body.message, answer.body.errors]).toEqual([
    400,
    message,
    [{ path: Object.keys(change)[0], message }],
  ])
})

test('after ten tries at one account within fifteen minutes the next has to wait, and the right password works again later', async () => {
  const { email } = await aMember(product)
  const visitor = product.visitor()
  for (let tries = 0; tries < 10; tries++) {
    expect((await visitor.ask(login, { body: { email, password: 'incorrect' } })).status).toBe(401)
  }
  const refused = await visitor.ask(login, { body: { email, password: 'correct horse' } })
  expect([refused.status, refused.body.kind]).toEqual([429, 'too-fast'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  product.clock.move(16 * 60_000)
  expect((await visitor.ask(login, { body: { email, password: 'correct horse' } })).status).toBe(200)
})

test('a forgotten password can be reset once by the emailed link, which ends every session', async () => {
  const { visitor, email } = await aMember(product)
  await product.visitor().ask(forgotPassword, { body: { email } })
  const token = new URLSearchParams((await linkIn(email, /password/i)).split('?')[1]).get('token') ?? ''
  const tries = await Promise.all(
    Array.from({ length: 5 }, () =>
      product.visitor().ask(resetPassword, { body: { token, password: 'battery staple' } }),
    ),
  )
  expect(tries.map((one) => one.status).toSorted()).toEqual([200, 400, 400, 400, 400])
  expect((await visitor.ask(currentUser)).status).toBe(401)
  expect((await visitor.ask(login, { body: { email, password: 'correct horse' } })).status).toBe(401)
  expect((await visitor.ask(login, { body: { email, password: 'battery staple' } })).status).toBe(200)
})

test('the link to reset a password works for one hour', async () => {
  const { email } = await aMember(product)
  await product.visitor().ask(forgotPassword, { body: { email } })
  const token = new URLSearchParams((await linkIn(email, /password/i)).split('?')[1]).get('token') ?? ''
  product.clock.move(61 * 60_000)
  const late = await product.visitor().ask(resetPassword, { body: { token, password: 'battery staple' } })
  expect(late.status).toBe(400)
})

test('the answer to a request for a reset link doesn’t reveal whether an address is known', async () => {
  const { email } = await aMember(product)
  for (const call of [forgotPassword, resendVerification]) {
    const known = await product.visitor().ask(call, { body: { email } })
    const unknown = await product.visitor().ask(call, { body: { email: anAddress() } })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  }
})

test('signing in starts a new session, and signing out ends it on the server too', async () => {
  const { visitor, email } = await aMember(product)
  const before = visitor.cookie
  await visitor.ask(login, { body: { email, password: 'correct horse' } })
  const after = visitor.cookie
  expect(after).not.toBe(before)
  const thief = product.visitor()
  thief.cookie = before
  expect((await thief.ask(currentUser)).status).toBe(401)
  await visitor.ask(logout)
  thief.cookie = after
  expect((await thief.ask(currentUser)).status).toBe(401)
})

test('a session ends after a week without use, and after thirty days at most', async () => {
  const { visitor } = await aMember(product)
  for (let day = 5; day < 30; day += 5) {
    product.clock.move(5 * DAY)
    expect((await visitor.ask(currentUser)).status, `after ${day} days`).toBe(200)
  }
  product.clock.move(6 * DAY)
  expect((await visitor.ask(currentUser)).status).toBe(401)
  const idle = await aMember(product)
  product.clock.move(8 * DAY)
  expect((await idle.visitor.ask(currentUser)).status).toBe(401)
})

test('a trial becomes free after thirty days if no card was added', async () => {
  const { visitor, email } = await aMember(product)
  product.clock.move(30 * DAY + 1000)
  await visitor.ask(login, { body: { email, password: 'correct horse' } })
  expect((await visitor.ask(currentUser)).body.plan).toBe('free')
})

test('only the name changes if other fields are sent along with it', async () => {
  const { visitor } = await aMember(product)
  const body = {
    firstName: 'Ann',
    lastName: 'Moor',
    plan: 'agency',
    userType: 'internal',
    emailVerified: false,
  }
  const answer = await visitor.ask(updateAccount, { body })
  expect(answer.body).toMatchObject({ firstName: 'Ann', lastName: 'Moor', plan: 'trial', userType: 'solo' })
})

test('no answer contains a password hash or token of the account', async () => {
  const { visitor, email } = await aMember(product)
  const answers = [
    await visitor.ask(login, { body: { email, password: 'correct horse' } }),
    await visitor.ask(currentUser),
    await visitor.ask(exportAccount),
  ]
  for (const { body } of answers) {
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2|verificationToken|passwordResetToken/)
  }
})

test('the email about a closed account writes its date as the brand’s country does', async () => {
  const { visitor, email } = await aMember(product)
  await visitor.ask(createProfile, { body: { ...bakery, country: 'US' } })
  await visitor.ask(closeAccount)
  const { subject } = await product.mailTo(email, /clos/i)
  expect(subject).toMatch(/account closes on [A-Z][a-z]+ \d{1,2}, \d{4}$/)
})

test('a closed account can be reopened for thirty days, and is then deleted with all its data', async () => {
  const { visitor, email } = await aMember(product)
  const closed = await visitor.ask(closeAccount)
  const days = (Date.parse(closed.body.deletionDate) - product.clock.now().getTime()) / DAY
  expect(Math.round(days)).toBe(30)
  await product.mailTo(email, /clos/i)
  expect((await visitor.ask(reopenAccount)).body.deletionDate).toBeNull()
  await visitor.ask(closeAccount)
  const { accounts } = product.running.real.world
  const now = product.clock.now()
  await accounts.deleteClosed(new Date(now.getTime() + 29 * DAY))
  expect((await visitor.ask(currentUser)).status).toBe(200)
  await accounts.deleteClosed(new Date(now.getTime() + 31 * DAY))
  expect((await visitor.ask(currentUser)).status).toBe(401)
})
