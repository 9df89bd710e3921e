// Websites that fail their reader, and what is said of each.
import type http from 'node:http'
import type { RequestListener } from 'node:http'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { paths, read, smallSites } from '#tests/support/fakes/small-sites.ts'

const { listening, serving } = smallSites()

const failing: [string, RequestListener, string][] = [
  ['no such page', (_, answer) => answer.writeHead(404).end(), 'Page not found'],
  ['forbidden', (_, answer) => answer.writeHead(403).end(), 'blocks automated readers'],
  ['unauthorised', (_, answer) => answer.writeHead(401).end(), 'blocks automated readers'],
  ['a fault', (_, answer) => answer.writeHead(500).end('oops'), 'answered with an error (500)'],
  ['too busy', (_, answer) => answer.writeHead(503).end(), 'too busy'],
  ['a file', (_, answer) => answer.setHeader('content-type', 'application/pdf').end('%PDF'), 'is a file'],
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
  ['silence', () => {}, 'did not answer in time'],
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
    'a body that drips',
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
    'a body that is not what it says',
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
  [
    'a header without end',
    (_, answer) => answer.setHeader('x', 'y'.repeat(100_000)).end(),
    'can’t be reached',
  ],
]
test.each(failing)('a home page that is %s ends in a sentence', async (_, answer, sentence) => {
  const host = await serving((asked, reply) => {
    if (asked.url === '/robots.txt') return void reply.writeHead(404).end()
    answer(asked, reply)
  })
  const reading = read(`http://${host}`)
  await expect(reading).rejects.toThrow(sentence)
  await expect(reading).rejects.toBeInstanceOf(Problem)
})

test('servers that speak no HTTP, or nothing at all, end in a sentence', async () => {
  const babble = await listening(
    net.createServer((socket) => socket.on('error', () => {}).end('\u0000\u0001 not http\r\n\r\n')),
  )
  const hangUp = await listening(net.createServer((socket) => socket.destroy()))
  const mute = await listening(net.createServer((socket) => socket.on('error', () => {})))
  for (const host of [babble, hangUp, mute])
    await expect(read(`http://${host}`), host).rejects.toBeInstanceOf(Problem)
})

test('a site whose pages hang is read as far as the time goes', async () => {
  const host = await serving((asked, answer) => {
    answer.setHeader('content-type', asked.url === '/robots.txt' ? 'text/plain' : 'text/html')
    if (asked.url === '/')
      answer.end('<a href=/services/a>A</a><a href=/services/b>B</a><a href=/services/c>C</a>')
    else if (asked.url === '/robots.txt') answer.end('')
  })
  const site = await read(`http://${host}`, { longest: 700, patience: 300 })
  expect(paths(site)).toEqual(['/'])
})
