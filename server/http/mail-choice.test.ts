import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readRecipients, receiveAgain, tryRecipientAgain } from '#contract/mail-choices.ts'
import { readProfile, saveProfile } from '#contract/profile.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const { recipients } = product.running.real.world
const from = (host: string) => ({ 'x-forwarded-for': host })

/** Sends the request that an email provider sends: no cookie, no origin, and the one line of RFC 8058. */
const oneClick = (token: string, path = `/u/${token}`) =>
  fetch(product.url + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

async function aReader(address = 'rosa@reader.example') {
  const owner = await aBrandOwner(product, {}, 'plus')
  const token = await recipients.tokenFor(owner.profile.id, address)
  const standing = async () => (await recipients.standingOf(owner.profile.id, [address]))[0]?.standing
  return { owner, token, address, standing }
}

test('an email app unsubscribes its user with one request, without cookie or confirmation, and a second request changes nothing', async () => {
  const { token, standing } = await aReader()
  for (let time = 0; time < 2; time++) {
    const answer = await oneClick(token)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toContain('You’ve unsubscribed')
    expect(await standing()).toBe('unsubscribed')
  }
})

test('an email app may unsubscribe with a multipart body, and a browser with an empty form', async () => {
  for (const body of [new FormData(), new URLSearchParams()]) {
    const { token, standing } = await aReader()
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click')
    const answer = await fetch(`${product.url}/u/${token}`, { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(await standing()).toBe('unsubscribed')
  }
})

test('opening the unsubscribe link changes nothing, because mail scanners open every link', async () => {
  const { token, address, standing } = await aReader()
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await fetch(`${product.url}/u/${token}`, { method })
    expect(answer.status).toBe(200)
    if (method === 'GET') {
      const page = await answer.text()
      expect(page).toContain('>Unsubscribe</button>')
      expect(page).toContain(address)
      expect(page).toContain('Hale &amp; Daughters')
    }
  }
  await fetch(`${product.url}/u/${token}/again`)
  expect(await standing()).toBe('receiving')
})

test('the unsubscribe page is not cached or indexed, runs no script and has its token only in its form', async () => {
  const { token } = await aReader()
  const answer = await fetch(`${product.url}/u/${token}`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'")
  const page = await answer.text()
  expect(page).not.toContain('<script')
  expect(page.split(token)).toHaveLength(2)
})

test('a recipient can resubscribe and unsubscribe again', async () => {
  const { token, standing } = await aReader()
  await oneClick(token)
  const again = await oneClick(token, `/u/${token}/again`)
  expect(again.status).toBe(200)
  expect(await again.text()).toContain('You’re subscribed again')
  expect(await standing()).toBe('receiving')
  await oneClick(token)
  expect(await standing()).toBe('unsubscribed')
})

test('an unknown token unsubscribes nobody and shows no page, and only a few guesses are allowed', async () => {
  const { token, standing } = await aReader()
  const forged = [
    randomBytes(16).toString('base64url'),
    token.slice(0, -1),
    `${token}A`,
    token.toLowerCase() === token ? token.toUpperCase() : token.toLowerCase(),
    "' or 1=1 --",
    '%00',
  ]
  for (const guess of forged) {
    const answer = await oneClick(guess, `/u/${encodeURIComponent(guess)}`)
    expect(answer.status, guess).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('This link no longer works')
  }
  expect(await standing()).toBe('receiving')
  const guess = () =>
    fetch(`${product.url}/u/${randomBytes(16).toString('base64url')}`, { headers: from('203.0.113.77') })
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await guess()).status))
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  // A valid token works even after too many guesses, because many recipients share an email provider's
  // address.
  const right = await fetch(`${product.url}/u/${token}`, { method: 'POST', headers: from('203.0.113.77') })
  expect(right.status).toBe(200)
})

test('an unsubscribe request with a large body is refused, and other addresses don’t accept forms', async () => {
  const { token, standing } = await aReader()
  const large = await fetch(`${product.url}/u/${token}`, { method: 'POST', body: 'x'.repeat(5000) })
  expect(large.status).toBe(413)
  expect(await standing()).toBe('receiving')
  const form = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    body: new URLSearchParams('a=b'),
  })
  expect(form.status).toBe(415)
})

test('a recipient of two brands unsubscribes from each separately, in whatever case their address is written', async () => {
  const bakery = await aReader('Sam@Reader.example')
  const smithy = await aReader('sam@reader.example')
  expect(bakery.token).toMatch(/^[\w-]{22}$/)
  expect(await recipients.tokenFor(bakery.owner.profile.id, 'SAM@READER.EXAMPLE')).toBe(bakery.token)
  expect(smithy.token).not.toBe(bakery.token)
  await oneClick(bakery.token)
  expect(await bakery.standing()).toBe('unsubscribed')
  expect(await smithy.standing()).toBe('receiving')
})

test('ten emails sent at once to a new recipient have the same token', async () => {
  const { owner } = await aReader()
  const tokens = await Promise.all(
    Array.from({ length: 10 }, () => recipients.tokenFor(owner.profile.id, 'new@reader.example')),
  )
  expect(new Set(tokens).size).toBe(1)
})

test('the owner sees each recipient with their status, and their own address first', async () => {
  const { owner } = await aReader()
  const { visitor, email, profile } = owner
  const team = ['ann@team.example', 'Bo@team.example', 'cy@team.example']
  expect((await visitor.ask(saveProfile, { body: { teamMemberEmails: team } })).status).toBe(200)
  await oneClick(await recipients.tokenFor(profile.id, 'ann@team.example'))
  for (let time = 0; time < 3; time++)
    await recipients.noteRefusal(profile.id, 'BO@team.example', '550 5.1.1 No such\r\n user\u0000 here')
  await recipients.noteRefusal(profile.id, 'cy@team.example', '550 5.7.1 Not today')
  const { body } = await visitor.ask(readRecipients)
  expect(body).toEqual([
    { address: email, standing: 'receiving', said: null },
    { address: 'ann@team.example', standing: 'unsubscribed', said: null },
    { address: 'bo@team.example', standing: 'refused', said: '550 5.1.1 No such user here' },
    { address: 'cy@team.example', standing: 'receiving', said: '550 5.7.1 Not today' },
  ])
})

test('after three refusals in a row a recipient gets no emails until the owner tries again, and an accepted email resets the count', async () => {
  const { owner, address } = await aReader('bo@team.example')
  const { visitor, profile } = owner
  await visitor.ask(saveProfile, { body: { teamMemberEmails: [address] } })
  const standing = async () => (await recipients.standingOf(profile.id, [address]))[0]?.standing
  await recipients.noteRefusal(profile.id, address, '550 no')
  await recipients.noteRefusal(profile.id, address, '550 no')
  await recipients.noteAccepted(profile.id, address)
  await recipients.noteRefusal(profile.id, address, '550 no')
  expect(await standing()).toBe('receiving')
  await recipients.noteRefusal(profile.id, address, '550 no')
  await recipients.noteRefusal(profile.id, address, '550 no')
  expect(await standing()).toBe('refused')
  const tried = await visitor.ask(tryRecipientAgain, { body: { address: 'BO@team.example' } })
  expect(tried.status).toBe(200)
  expect(await standing()).toBe('receiving')
})

test('nobody can retry another brand’s recipient, and retrying needs a signed-in account', async () => {
  const { owner } = await aReader()
  const stranger = await aReader()
  for (let time = 0; time < 3; time++) await recipients.noteRefusal(owner.profile.id, owner.email, '550 no')
  const asked = await stranger.owner.visitor.ask(tryRecipientAgain, { body: { address: owner.email } })
  expect(asked.status).toBe(404)
  expect((await recipients.standingOf(owner.profile.id, [owner.email]))[0]?.standing).toBe('refused')
  expect((await product.visitor().ask(readRecipients)).status).toBe(401)
})

test('a retry by the owner doesn’t resubscribe someone who unsubscribed', async () => {
  const { owner } = await aReader()
  const token = await recipients.tokenFor(owner.profile.id, owner.email)
  await oneClick(token)
  await owner.visitor.ask(tryRecipientAgain, { body: { address: owner.email } })
  expect((await recipients.standingOf(owner.profile.id, [owner.email]))[0]?.standing).toBe('unsubscribed')
})

test('an owner who unsubscribed can resubscribe while signed in, also to delivery emails', async () => {
  const { owner } = await aReader()
  const { visitor, email, profile } = owner
  await oneClick(await recipients.tokenFor(profile.id, email))
  await visitor.ask(saveProfile, { body: { emailNotifications: false } })
  for (let time = 0; time < 2; time++) {
    const { status, body } = await visitor.ask(receiveAgain)
    expect(status).toBe(200)
    expect(body).toEqual([{ address: email, standing: 'receiving', said: null }])
  }
  expect((await visitor.ask(readProfile)).body.emailNotifications).toBe(true)
  expect((await product.visitor().ask(receiveAgain)).status).toBe(401)
})

test('a team member who unsubscribed can’t be resubscribed by the owner, not even by being added again', async () => {
  const { owner, address, token, standing } = await aReader()
  const team = (teamMemberEmails: string[]) => owner.visitor.ask(saveProfile, { body: { teamMemberEmails } })
  await team([address])
  await oneClick(token)
  await owner.visitor.ask(receiveAgain)
  await owner.visitor.ask(tryRecipientAgain, { body: { address } })
  await team([])
  await team([address.toUpperCase()])
  expect(await standing()).toBe('unsubscribed')
  await oneClick(token, `/u/${token}/again`)
  expect(await standing()).toBe('receiving')
})
