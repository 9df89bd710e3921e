// Tests requests that the framework or Node refuses before our routes: the answers have our headers and our
// format, and repeat nothing of the request.
import http from 'node:http'
import net from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aProduct } from '#tests/support/product.ts'
import { answerUnreadable } from './framework-answers.ts'

const product = await aProduct({ PUBLIC_URL: 'https://inkling.example' })
const { port } = new URL(product.url)

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** Sends exactly these bytes over a socket, since fetch would correct them. */
async function answerTo(request: string, at = Number(port)) {
  const socket = net.connect(at, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(request)
  const raw = await text(socket)
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  return {
    raw,
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 2),
      ]),
    ),
    body: body.join('\r\n\r\n'),
  }
}

const get = (path: string, more = '') =>
  answerTo(`GET ${path} HTTP/1.1\r\nHost: inkling.example\r\nConnection: close\r\n${more}\r\n`)

test.each(['/%', '/delivery/%E0%A4%A', '/%c0%af', '/ideas/%zz?evil=1', '//[evil', '//evil:x'])(
  'a page request for the undecodable address %s is answered with our 404 page',
  async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers).toMatchObject({ ...headers, 'content-type': 'text/html; charset=utf-8' })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toContain('404 Page Not Found')
    expect(answer.raw).not.toContain(path)
  },
)

test.each(['/api/%', '/api/documents/%E0%A4%A'])(
  'a call to the undecodable address %s is answered with 404 as JSON',
  async (path) => {
    const answer = await get(path)
    expect([answer.status, answer.headers]).toMatchObject([404, { ...headers, 'cache-control': 'no-store' }])
    expect(answer.body).toContain(
      '{"message":"This API address doesn’t exist. Check the path and the method.","kind":"not-found"}',
    )
  },
)

test('an address with the longest path that Node allows is answered with 404', async () => {
  const long = 'x'.repeat(2_000)
  for (const path of [`/delivery/${long}`, `/api/delivery/${long}`, `/calendar/${long}.ics`, `/u/${long}`]) {
    const answer = await get(path)
    expect([answer.status, answer.headers]).toMatchObject([404, headers])
    expect(answer.raw).not.toContain(long)
  }
  expect((await get(`/api/content-ideas/${long}`)).status).toBe(401)
})

test.each([
  ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'secret'.repeat(6_000)}\r\n\r\n`, 431, 'too-large'],
  ['bytes that are not HTTP', 'secret\r\n\r\n', 400, 'invalid'],
  ['an unknown method', 'SECRET / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'invalid'],
])('a request with %s is answered in our format', async (_, request, status, kind) => {
  const answer = await answerTo(request)
  expect([answer.status, answer.headers]).toMatchObject([
    status,
    { ...headers, 'content-type': 'application/json; charset=utf-8', connection: 'close' },
  ])
  expect(JSON.parse(answer.body)).toEqual({ kind, message: expect.stringMatching(/^[A-Z].*\.$/) })
  expect(answer.raw.toLowerCase()).not.toContain('secret')
})

test('a request that never ends is answered in our format', async () => {
  const server = http.createServer({
    requestTimeout: 200,
    headersTimeout: 200,
    connectionsCheckingInterval: 50,
  })
  server.on('clientError', answerUnreadable({ secure: false }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const answer = await answerTo(
    'GET /secret HTTP/1.1\r\nHost: x\r\n',
    (server.address() as net.AddressInfo).port,
  )
  server.close()
  expect(answer.status).toBe(408)
  expect(answer.headers).not.toHaveProperty('strict-transport-security')
  expect(JSON.parse(answer.body)).toEqual({
    kind: 'invalid',
    message: 'The request took too long to arrive. Please try again.',
  })
})

test.each([
  ['broken JSON', 'application/json', '{"secret":', 400],
  ['plain text', 'text/plain', 'secret', 415],
  ['too large a body', 'application/json', JSON.stringify({ secret: 'x'.repeat(300_000) }), 413],
])('a request to a page with %s is refused without a server error', async (_, type, body, status) => {
  const visitor = product.visitor()
  for (const path of ['/', '/nothing']) {
    const answer = await visitor.raw('POST', path, { body, headers: { 'content-type': type } })
    expect([404, status]).toContain(answer.status)
    expect(await answer.text()).not.toContain('secret')
  }
})
