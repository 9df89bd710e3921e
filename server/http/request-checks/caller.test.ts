// Tests that rate limits count by the client's real address, whatever headers the client sends.
import { expect, test } from 'vitest'
import { login } from '#contract/account.ts'
import { aProduct } from '#tests/support/product.ts'
import { callerOf, trustOf } from './caller.ts'
import { readConfig } from '#server/config.ts'
import Fastify from 'fastify'

/** The address to which the product attributes the request. */
async function seen(trustProxy: string, remoteAddress: string, forwarded?: string) {
  const app = Fastify({ trustProxy: trustOf(readConfig({ TRUST_PROXY: trustProxy }).trustProxy) })
  app.get('/', (request) => callerOf(request))
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return (await app.inject({ url: '/', remoteAddress, headers })).body
}

test.each([
  ['false', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
  ['0', '10.0.0.1', '203.0.113.7', '10.0.0.1'],
  ['1', '10.0.0.1', undefined, '10.0.0.1'],
  ['1', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['1', '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['2', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['10.0.0.0/8', '10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['10.0.0.1, ::1', '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
  ['10.0.0.0/8', '198.51.100.9', '203.0.113.7', '198.51.100.9'],
])(
  'with TRUST_PROXY=%s a request from %s with X-Forwarded-For %s counts as from %s',
  async (trustProxy, remote, forwarded, counted) => {
    expect(await seen(trustProxy, remote, forwarded)).toBe(counted)
  },
)

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
])('for rate limits, the address %s counts as %s', (ip, counted) => {
  expect(callerOf({ ip })).toBe(counted)
})

const product = await aProduct()

test.each([
  ['a made-up address before its own', (tries: number) => `10.1.1.${tries}, 203.0.113.50`],
  ['other addresses of its IPv6 network', (tries: number) => `2001:db8:7:7::${tries}`],
])('a client that sends %s doesn’t get more tries at logging in', async (_, forwardedFor) => {
  const statuses: number[] = []
  for (let tries = 1; tries <= 11; tries++) {
    const answer = await fetch(product.url + login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor(tries) },
      body: JSON.stringify({ email: 'nobody@bakery.example', password: 'incorrect' }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429])
})
