// Tests protection against cross-site request forgery: another site's page can make a browser send requests
// with a visitor's cookie, but they change nothing.
import { expect, test } from 'vitest'
import { currentUser, updateAccount } from '#contract/account.ts'
import { aMember } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct({ PUBLIC_URL: 'https://inkling.example' })
const { host } = new URL(product.url)
const json = { 'content-type': 'application/json' }
const body = JSON.stringify({ firstName: 'Eve', lastName: 'Moor' })

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site', ...json }, 403],
  ['from a foreign origin', { origin: 'https://evil.example', ...json }, 403],
  ['from the public host over another scheme', { origin: 'http://inkling.example', ...json }, 403],
  ['from the public host at another port', { origin: 'https://inkling.example:8443', ...json }, 403],
  ['from this host over another scheme', { origin: `https://${host}`, ...json }, 403],
  ['from a null origin', { origin: 'null', ...json }, 403],
  ['from an invalid origin', { origin: 'inkling', ...json }, 403],
  ['as plain text', { 'content-type': 'text/plain' }, 415],
  ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('a request sent %s changes nothing', async (_, headers, status) => {
  const { visitor } = await aMember(product)
  const answer = await visitor.raw('PUT', '/api/auth/user', { headers, body })
  expect(answer.status).toBe(status)
  expect((await visitor.ask(currentUser)).body.firstName).toBe('Ruth')
})

test.each([
  ['the public address', { origin: 'https://inkling.example' }],
  ['the address it was sent to', { origin: `http://${host}` }],
  ['the address a trusted proxy received it at', { origin: `https://${host}`, 'x-forwarded-proto': 'https' }],
])('a request whose origin is %s is accepted', async (_, headers) => {
  const { visitor } = await aMember(product)
  const answer = await visitor.raw('PUT', updateAccount.path, { headers: { ...json, ...headers }, body })
  expect(answer.status).toBe(200)
})
