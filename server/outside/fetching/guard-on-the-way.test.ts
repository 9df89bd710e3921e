// Tests public addresses that lead to private ones: through DNS answers, redirects, and links on a page.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { answering, aPrivateServer } from '#tests/support/fakes/private-server.ts'
import { websites } from './crawl.ts'
import { guard, type Resolve } from './guard.ts'

const { port, connections, refused } = await aPrivateServer()

test('no connection is made to a public name that resolves to a private address, even if its others are public', async () => {
  const privateAddress = [
    ['127.0.0.1'],
    ['::1'],
    ['::ffff:127.0.0.1'],
    ['10.1.2.3'],
    ['192.168.0.7'],
    ['169.254.169.254'],
    ['fd00::1'],
    ['fe80::1%lo'],
    ['0.0.0.0'],
    ['64:ff9b::7f00:1'],
    ['2002:7f00:1::'],
    ['8.8.8.8', '127.0.0.1'],
    ['127.0.0.1', '8.8.8.8'],
    ['2a00:1450:4009::1', '::1'],
    ['8.8.8.8', '1.1.1.1', '172.16.0.1'],
    ['not an address'],
    [],
  ]
  const { dispatcher: open } = guard({ allowHosts: [], resolve: answering('127.0.0.1') })
  await expect(request(`http://shop.co.uk:${port}/`, { dispatcher: open })).rejects.toThrow('shop.co.uk')
  for (const answers of privateAddress) {
    await refused('http://shop.co.uk/', answering(...answers))
    const { dispatcher } = guard({ allowHosts: [], resolve: answering(...answers) })
    await expect(request(`http://shop.co.uk:${port}/`, { dispatcher }), answers.join()).rejects.toThrow()
    expect(connections(), answers.join()).toBe(0)
  }
})

test('a private address that passes the first check is refused when connecting', async () => {
  const { dispatcher } = guard({ allowHosts: [] })
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', '0.0.0.0', '2130706433', '0x7f.1']) {
    await expect(request(`http://${host}:${port}/`, { dispatcher }), host).rejects.toThrow()
  }
  expect(connections()).toBe(0)
})

test('a name whose DNS answer changes after the check is only connected to at the address that was checked', async () => {
  let asked = 0
  const rebinding: Resolve = (host, options, done) =>
    answering(asked++ === 0 ? '2a0f:ffff:ffff::1' : '127.0.0.1')(host, options, done)
  const { dispatcher } = guard({ allowHosts: [], resolve: rebinding })
  const signal = AbortSignal.timeout(300)
  await expect(request(`http://shop.co.uk:${port}/`, { dispatcher, signal })).rejects.toThrow()
  expect(asked).toBe(1)
  await expect(request(`http://shop.co.uk:${port}/`, { dispatcher })).rejects.toThrow()
  expect(connections()).toBe(0)
})

test('a website that redirects to a private address is not followed', async () => {
  const targets = [
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f.1:${port}/`,
    `//127.0.0.1:${port}/`,
    `///127.0.0.1:${port}/`,
    `http:\\\\127.0.0.1:${port}\\`,
    `http://user:secret@127.0.0.1:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'http://metadata.google.internal/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'javascript:alert(1)',
    'data:text/html,secret',
  ]
  const outside = http.createServer((asked, answer) => {
    const target = targets[Number(asked.url?.slice(1))]
    if (!target) return void answer.writeHead(404).end()
    answer.writeHead(302, { location: target }).end()
  })
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
  const reading = websites({ allowHosts: [host], agentName: 'Test/1.0', pause: 0 })
  for (const [at, target] of targets.entries()) {
    await expect(
      reading.fetchSite(`http://${host}/${at}`, () => {}),
      target,
    ).rejects.toBeInstanceOf(Problem)
  }
  expect(connections()).toBe(0)
  outside.close()
  outside.closeAllConnections()
})

test('refreshes, links and stylesheets that point to a private address are ignored', async () => {
  const outside = http.createServer((asked, answer) => {
    answer.setHeader('content-type', 'text/html')
    if (asked.url === '/refresh')
      answer.end(`<meta http-equiv=refresh content="0; url=http://127.0.0.1:${port}/">`)
    else if (asked.url === '/robots.txt')
      answer.setHeader('content-type', 'text/plain').end(`Sitemap: http://127.0.0.1:${port}/s.xml`)
    else if (asked.url === '/') {
      answer.end(
        `<link rel=stylesheet href="//127.0.0.1:${port}/a.css"><a href="http://127.0.0.1:${port}/about">About us</a><p>Hello`,
      )
    } else answer.writeHead(404).end()
  })
  await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
  const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
  const reading = websites({ allowHosts: [host], agentName: 'Test/1.0', pause: 0 })
  await expect(reading.fetchSite(`http://${host}/refresh`, () => {})).rejects.toThrow(
    'We couldn’t open this website',
  )
  const site = await reading.fetchSite(`http://${host}/`, () => {})
  expect(site.pages).toHaveLength(1)
  expect(site.stylesheets).toEqual([])
  expect(connections()).toBe(0)
  outside.close()
  outside.closeAllConnections()
})
