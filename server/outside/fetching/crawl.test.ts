import http, { type RequestListener } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { websites } from './crawl.ts'

const open: (http.Server | net.Server)[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    if (server instanceof http.Server) server.closeAllConnections()
  }
})

const listening = async (server: http.Server | net.Server) => {
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const serving = (answer: RequestListener) => listening(http.createServer(answer))

/** Serves these pages as HTML, and says in which order they were asked for. */
async function siteOf(pages: Record<string, string>, types: Record<string, string> = {}) {
  const asked: string[] = []
  const host = await serving((request, answer) => {
    const path = request.url ?? ''
    asked.push(path)
    const page = pages[path]
    if (page === undefined) return void answer.writeHead(404).end()
    const type = path.endsWith('.txt')
      ? 'text/plain'
      : path.endsWith('.xml')
        ? 'text/xml'
        : path.endsWith('.css')
          ? 'text/css'
          : 'text/html'
    answer.setHeader('content-type', types[path] ?? type).end(page)
  })
  return { host, asked }
}

const read = (address: string, more: { longest?: number; patience?: number } = {}, told: string[] = []) => {
  const host = /^(?:https?:\/\/)?([^/]+)/.exec(address)?.[1] ?? ''
  const settings = {
    allowHosts: [host],
    agentName: 'Inkling/1.0 (+https://inkling.app)',
    pause: 0,
    patience: 1_000,
    ...more,
  }
  return websites(settings).fetchSite(address, (step) => told.push(step))
}

const paths = (site: { pages: { url: string }[] }) => site.pages.map(({ url }) => new URL(url).pathname)

test('the home page comes first, then what is likely to tell most', async () => {
  const { host } = await siteOf({
    '/': '<title>Mill Lane Pottery</title><nav><a href="/blog">Blog</a><a href="about.html">Our story</a><a href="/classes">Classes</a></nav><a href=/privacy>Privacy</a><a href=mailto:a@b.c>Mail</a><a href="https://other.org/about">Them</a><a href="/big.pdf">Menu</a>',
    '/about.html': 'About',
    '/classes': 'Classes',
    '/blog': 'Blog',
    '/privacy': 'No',
  })
  const told: string[] = []
  const site = await read(`http://${host}`, {}, told)
  expect(paths(site)).toEqual(['/', '/about.html', '/classes', '/blog'])
  expect(site.pages[0]?.title).toBe('Mill Lane Pottery')
  expect(told).toContain('Reading Our story (2 of 4)')
})

test('one page under several spellings is read once', async () => {
  const { host, asked } = await siteOf({
    '/': '<a href="/about">A</a><a href="/about/">A</a><a href="/about.html#team">A</a><a href="/index.html">Home</a><a href="/About?utm_source=x">A</a>',
    '/about': 'About us',
  })
  expect(paths(await read(`http://${host}`))).toEqual(['/', '/about'])
  expect(asked.filter((path) => path.toLowerCase().startsWith('/about'))).toHaveLength(1)
})

test('no more than sixteen pages are read', async () => {
  const links = Array.from({ length: 60 }, (_, at) => `<a href="/services/s${at}">s${at}</a>`).join('')
  const host = await serving((asked, answer) =>
    answer.setHeader('content-type', 'text/html').end(links + asked.url),
  )
  expect((await read(`http://${host}`)).pages).toHaveLength(16)
})

test('what robots.txt keeps from programs is not asked for', async () => {
  const { host, asked } = await siteOf({
    '/robots.txt': 'User-agent: *\nDisallow: /services\nAllow: /services/open\n',
    '/': '<a href="/services/closed">Closed</a><a href="/services/open">Open</a>',
    '/services/open': 'Open',
    '/services/closed': 'Closed',
  })
  const site = await read(`http://${host}`)
  expect(paths(site)).toEqual(['/', '/services/open'])
  expect(asked).not.toContain('/services/closed')
  expect(site.refused).toEqual(['Closed (/services/closed): asks programs not to read it'])
})

test('a site that wants no programs at all is left alone, and the reader told why', async () => {
  const { host, asked } = await siteOf({ '/robots.txt': 'User-agent: inkling\nDisallow: /', '/': 'Hello' })
  await expect(read(`http://${host}`)).rejects.toThrow('robots.txt')
  expect(asked).toEqual(['/robots.txt'])
})

test('pages that only the sitemap names are found', async () => {
  const host = await serving((asked, answer) => {
    const pages: Record<string, [string, string]> = {
      '/': ['text/html', 'Hello'],
      '/prices': ['text/html', 'Prices'],
      '/robots.txt': ['text/plain', 'Sitemap: /index.xml'],
      '/index.xml': [
        'text/xml',
        `<sitemapindex><sitemap><loc>http://${host}/pages.xml</loc></sitemap></sitemapindex>`,
      ],
      '/pages.xml': [
        'text/xml',
        `<urlset><url><loc>http://${host}/prices</loc></url><url><loc>https://other.org/x</loc></url></urlset>`,
      ],
    }
    const [type, text] = pages[asked.url ?? ''] ?? []
    if (!type) return void answer.writeHead(404).end()
    answer.setHeader('content-type', type).end(text)
  })
  expect(paths(await read(`http://${host}`))).toEqual(['/', '/prices'])
})

test('own stylesheets are fetched, libraries and strangers are not', async () => {
  const { host } = await siteOf({
    '/': '<link rel=stylesheet href=/a.css><link rel=stylesheet href=/bootstrap.min.css><link rel="stylesheet" href="https://cdn.org/x.css"><link rel=stylesheet href=/gone.css>',
    '/a.css': 'h1{color:red}',
    '/bootstrap.min.css': 'b{}',
  })
  const site = await read(`http://${host}`)
  expect(site.stylesheets).toEqual([{ url: `http://${host}/a.css`, css: 'h1{color:red}' }])
})

test('a page whose address was written for another folder is found at the root', async () => {
  const { host } = await siteOf({
    '/': '<nav><a href="assets/img/history.html">History</a></nav>',
    '/history.html': 'Since 1902',
  })
  expect(paths(await read(`http://${host}`))).toEqual(['/', '/history.html'])
})

test('an address without a scheme is tried with https, then with http', async () => {
  const { host } = await siteOf({ '/': 'Hello' })
  const site = await read(host)
  expect(site.pages[0]?.url).toBe(`http://${host}/`)
})

test('a page that refreshes to another is followed there', async () => {
  const { host } = await siteOf({
    '/': '<meta http-equiv="Refresh" content="0; URL=/home/">',
    '/home/': 'Welcome',
  })
  expect(paths(await read(`http://${host}/`))).toEqual(['/home/'])
})

test('a site that says it is busy is not asked again', async () => {
  const asked: string[] = []
  const host = await serving((request, answer) => {
    asked.push(request.url ?? '')
    if (request.url === '/')
      return void answer
        .setHeader('content-type', 'text/html')
        .end('<a href=/services/a>A</a><a href=/services/b>B</a>')
    answer.writeHead(request.url?.startsWith('/services') ? 429 : 404).end()
  })
  const site = await read(`http://${host}`)
  expect(site.refused).toEqual(['A (/services/a): is too busy'])
  expect(asked).not.toContain('/services/b')
})

test.each([
  ['utf-8 by header', 'text/html; charset=utf-8', Buffer.from('<p>£75 café</p>'), '£75 café'],
  ['latin by header', 'text/html; charset=iso-8859-1', Buffer.from('<p>£75 café</p>', 'latin1'), '£75 café'],
  [
    'latin by declaration',
    'text/html',
    Buffer.from('<meta charset="windows-1252"><p>£75 café</p>', 'latin1'),
    '£75 café',
  ],
  ['nothing declared, latin bytes', 'text/html', Buffer.from('<p>£75 café</p>', 'latin1'), '£75 café'],
  ['nothing declared, utf-8 bytes', 'text/html', Buffer.from('<p>£75 café</p>'), '£75 café'],
  [
    'utf-8 declared, latin bytes',
    'text/html; charset=utf-8',
    Buffer.from('<p>£75 café</p>', 'latin1'),
    '£75 café',
  ],
  ['unknown name', 'text/html; charset=klingon-8', Buffer.from('<p>£75 café</p>'), '£75 café'],
  ['mark before header', 'text/html; charset=iso-8859-1', Buffer.from('\ufeff<p>£75 café</p>'), '£75 café'],
  ['utf-16', 'text/html', Buffer.from('\ufeff<p>£75 café</p>', 'utf16le'), '£75 café'],
  ['utf-16 declared in bytes', 'text/html', Buffer.from('<meta charset=utf-16><p>£75 café</p>'), '£75 café'],
  [
    'shift_jis by declaration',
    'text/html',
    Buffer.concat([Buffer.from('<meta charset=shift_jis><p>'), Buffer.from([0x93, 0xfa, 0x96, 0x7b])]),
    '日本',
  ],
])('letters come out right: %s', async (_, type, body, wanted) => {
  const host = await serving((asked, answer) => {
    if (asked.url !== '/') return void answer.writeHead(404).end()
    answer.setHeader('content-type', type).end(body)
  })
  expect((await read(`http://${host}`)).pages[0]?.html).toContain(wanted)
})

const failing: [string, RequestListener, string][] = [
  ['no such page', (_, answer) => answer.writeHead(404).end(), 'no page at this address'],
  ['forbidden', (_, answer) => answer.writeHead(403).end(), 'refuses to be read'],
  ['unauthorised', (_, answer) => answer.writeHead(401).end(), 'refuses to be read'],
  ['a fault', (_, answer) => answer.writeHead(500).end('oops'), 'fault of its own (500)'],
  ['too busy', (_, answer) => answer.writeHead(503).end(), 'too busy'],
  ['a file', (_, answer) => answer.setHeader('content-type', 'application/pdf').end('%PDF'), 'holds a file'],
  [
    'a redirect loop',
    (asked, answer) => answer.writeHead(302, { location: asked.url === '/a' ? '/b' : '/a' }).end(),
    'keeps sending readers on',
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
    'could not be reached',
  ],
  [
    'a body cut short',
    (_, answer) => {
      answer.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>')
      setTimeout(() => answer.destroy(), 10)
    },
    'could not be reached',
  ],
  [
    'a header without end',
    (_, answer) => answer.setHeader('x', 'y'.repeat(100_000)).end(),
    'could not be reached',
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
