// Tests websites that can't be read, and the message that users get for each.
import type http from 'node:http'
import type { RequestListener } from 'node:http'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { paths, read, smallSites } from '#tests/support/fakes/small-sites.ts'

const { listening, serving } = smallSites()

const failing: [string, RequestListener, string][] = [
  ['status 404', (_, answer) => answer.writeHead(404).end(), 'Page not found'],
  ['status 403', (_, answer) => answer.writeHead(403).end(), 'blocks automated readers'],
  ['status 401', (_, answer) => answer.writeHead(401).end(), 'blocks automated readers'],
  ['status 500', (_, answer) => answer.writeHead(500).end('oops'), 'answered with an error (500)'],
  ['status 503', (_, answer) => answer.writeHead(503).end(), 'too busy'],
  ['a PDF', (_, answer) => answer.setHeader('content-type', 'application/pdf').end('%PDF'), 'is a file'],
  [
    'a redirect loop',
    (asked, answer) => answer.writeHead(302, { location: asked.url === '/a' ? '/b' : '/a' }).end(),
    'redirects too many times',
  ],
  [
    'a redirect to nowhere',
    (_, answer) => answer.writeHead(302, { location: 'http://' }).end(),
    "address that doesn't exist",
  ],
  ['no answer', () => {}, 'did not answer in time'],
  [
    'a body that never ends',
    (_, answer) => {
      answer.setHeader('content-type', 'text/html').write('<p>')
      const more = setInterval(() => answer.write('x'.repeat(500_000)), 1)
      answer.on('close', () => clearInterval(more))
    },
    'larger than 2 MB',
  ],
  [
    'a body that arrives one letter at a time',
    (_, answer) => {
      answer.setHeader('content-type', 'text/html').write('<p>')
      const more = setInterval(() => answer.write('x'), 50)
      answer.on('close', () => clearInterval(more))
    },
    'did not answer in time',
  ],
  [
    'a small body that unpacks to 200 MB',
    (() => {
      const bomb = gzipSync(Buffer.alloc(200_000_000))
      return (_: unknown, answer: http.ServerResponse) =>
        answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    })(),
    'larger than 2 MB',
  ],
  [
    'a body that is not gzip as declared',
    (_, answer) =>
      answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('not zipped'),
    'can’t be reached',
  ],
  [
    'a body cut short',
    (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>')
      setTimeout(() => answer.destroy(), 10)
    },
    'can’t be reached',
  ],
  ['an endless header', (_, answer) => answer.setHeader('x', 'y'.repeat(100_000)).end(), 'can’t be reached'],
]
test.each(failing)(
  'a website whose home page has %s gets a message of its own',
  async (_, answer, sentence) => {
    const host = await serving((asked, reply) => {
      if (asked.url === '/robots.txt') return void reply.writeHead(404).end()
      answer(asked, reply)
    })
    const reading = read(`http://${host}`)
    await expect(reading).rejects.toThrow(sentence)
    await expect(reading).rejects.toBeInstanceOf(Problem)
  },
)

test('a server that doesn’t answer in HTTP, or not at all, gets a message of its own', async () => {
  const babble = await listening(
    net.createServer((socket) => socket.on('error', () => {}).end('\u0000\u0001 not http\r\n\r\n')),
  )
  const hangUp = await listening(net.createServer((socket) => socket.destroy()))
  const mute = await listening(net.createServer((socket) => socket.on('error', () => {})))
  for (const host of [babble, hangUp, mute])
    await expect(read(`http://${host}`), host).rejects.toBeInstanceOf(Problem)
})

test('a site on which some pages never answer is read until the time limit', async () => {
  const host = await serving((asked, answer) => {
    answer.setHeader('content-type', asked.url === '/robots.txt' ? 'text/plain' : 'text/html')
    if (asked.url === '/')
      answer.end('<a href=/services/a>A</a><a href=/services/b>B</a><a href=/services/c>C</a>')
    else if (asked.url === '/robots.txt') answer.end('')
  })
  const site = await read(`http://${host}`, { longest: 700, timeout: 300 })
  expect(paths(site)).toEqual(['/'])
})
