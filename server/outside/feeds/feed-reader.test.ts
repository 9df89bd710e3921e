import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { feedFetcher } from '../fetching/feed-fetcher.ts'
import { feedReader } from './feed-reader.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const open: http.Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

interface Answer {
  type?: string
  status?: number
  headers?: Record<string, string>
}

/** Reads what a server on loopback answers, as the product reads a feed. `HOST` in the text is where it stands. */
async function reading(body: string | Uint8Array, { type = 'text/xml', status = 200, headers }: Answer = {}) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(status, { 'content-type': type, ...headers })
    response.end(typeof body === 'string' ? body.replaceAll('HOST', host) : body)
  })
  open.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const fetch = feedFetcher({ allowHosts: [host], agentName: 'InklingReader', patience: 2_000 })
  const read = feedReader({ fetch, now: () => NOW }).read(`http://${host}/news/feed.xml`)
  const told = await read.then(
    (feed) => ({ feed, problem: '' }),
    (error: unknown) => {
      if (!(error instanceof Problem)) throw error
      return { feed: null, problem: error.message }
    },
  )
  return { ...told, host, asked, items: told.feed?.items ?? [] }
}

const rss = (items: string, head = '<title>Crumb Weekly</title>') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${head}${items}</channel></rss>`
const item = (inside: string, link = 'https://crumb.example/1') =>
  `<item><title>Rye is back</title><link>${link}</link>${inside}</item>`

test('an RSS feed is read whole', async () => {
  const { feed } = await reading(
    rss(
      `<item>
        <title>Bakers &amp; millers meet</title>
        <link>https://crumb.example/meet?a=1&amp;b=2</link>
        <description>&lt;p&gt;Forty of them.&lt;/p&gt;&lt;p&gt;In Leith.&lt;/p&gt;</description>
        <pubDate>Mon, 16 Nov 2026 08:30:00 +0100</pubDate>
        <source url="https://mill.example">The Mill Post</source>
      </item>
      <item><title>Second</title><link>https://crumb.example/2</link></item>`,
    ),
  )
  expect(feed).toEqual({
    name: 'Crumb Weekly',
    items: [
      {
        title: 'Bakers & millers meet',
        summary: 'Forty of them. In Leith.',
        link: 'https://crumb.example/meet?a=1&b=2',
        source: 'The Mill Post',
        publishedAt: '2026-11-16T07:30:00.000Z',
      },
      {
        title: 'Second',
        summary: '',
        link: 'https://crumb.example/2',
        source: 'Crumb Weekly',
        publishedAt: null,
      },
    ],
  })
})

test('an Atom feed is read by its alternate links, beneath the base that it names', async () => {
  const { feed, host } = await reading(`<feed xmlns="http://www.w3.org/2005/Atom">
    <title type="html">Loaf &amp;amp; Leaf</title>
    <entry>
      <title type="html">A &lt;b&gt;slow&lt;/b&gt; rise</title>
      <link rel="self" href="https://leaf.example/api/1"/>
      <link rel="alternate" type="application/json" href="https://leaf.example/1.json"/>
      <link rel="alternate" type="text/html" href="/slow-rise"/>
      <link rel="enclosure" href="https://leaf.example/1.mp3"/>
      <updated>2026-11-18T09:00:00Z</updated><published>2026-11-17T09:00:00Z</published>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Twenty hours.</p></div></content>
    </entry>
    <entry xml:base="https://leaf.example/blog/"><title>Crust</title><link href="crust"/>
      <source><title>Oven Notes</title></source></entry>
  </feed>`)
  expect(feed).toEqual({
    name: 'Loaf & Leaf',
    items: [
      {
        title: 'A slow rise',
        summary: 'Twenty hours.',
        link: `http://${host}/slow-rise`,
        source: 'Loaf & Leaf',
        publishedAt: '2026-11-17T09:00:00.000Z',
      },
      {
        title: 'Crust',
        summary: '',
        link: 'https://leaf.example/blog/crust',
        source: 'Oven Notes',
        publishedAt: null,
      },
    ],
  })
})

test('an RDF feed is read with the dates and publishers of Dublin Core', async () => {
  const { feed } =
    await reading(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>Old Mill</title></channel>
      <item rdf:about="https://mill.example/a"><title>Stone ground</title><link>https://mill.example/a</link>
      <dc:date>2026-11-10T10:00:00-05:00</dc:date><dc:publisher>Mill Press</dc:publisher></item></rdf:RDF>`)
  expect(feed?.name).toBe('Old Mill')
  expect(feed?.items).toEqual([
    {
      title: 'Stone ground',
      summary: '',
      link: 'https://mill.example/a',
      source: 'Mill Press',
      publishedAt: '2026-11-10T15:00:00.000Z',
    },
  ])
})

test('a JSON feed is read, also one whose story has no title', async () => {
  const { feed } = await reading(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Short Crust',
      items: [
        { id: '1', url: 'https://crust.example/1', content_html: '<p>Only &euro;2 a slice today.</p>' },
        { id: '2', url: '/2', title: 'Two', summary: 'More', date_published: '2026-11-19T00:00:00+02:00' },
      ],
    }),
    { type: 'application/feed+json' },
  )
  expect(feed?.name).toBe('Short Crust')
  expect(feed?.items[0]).toMatchObject({
    title: 'Only €2 a slice today.',
    summary: '',
    link: 'https://crust.example/1',
  })
  expect(feed?.items[1]).toMatchObject({ summary: 'More', publishedAt: '2026-11-18T22:00:00.000Z' })
})

test.each([
  ['the header', { type: 'text/xml; charset=windows-1251' }, '', 'windows-1251'],
  ['the XML declaration', {}, '<?xml version="1.0" encoding="windows-1251"?>', 'windows-1251'],
  [
    'a header that is wrong',
    { type: 'text/xml; charset=utf-8' },
    '<?xml version="1.0" encoding="windows-1251"?>',
    'windows-1251',
  ],
  [
    'UTF-8 under a name that nobody knows',
    { type: 'text/xml; charset=bogus' },
    '<?xml version="1.0" encoding="nonsense"?>',
    'utf-8',
  ],
  [
    'a mark at the start',
    { type: 'text/xml; charset=utf-8' },
    '\ufeff<?xml version="1.0" encoding="utf-8"?>',
    'utf-16le',
  ],
  ['two bytes a letter, without a mark', {}, '<?xml version="1.0" encoding="utf-16"?>', 'utf-16le'],
])('letters come right by %s', async (_, answer, declaration, encoding) => {
  const text = `${declaration}<rss version="2.0"><channel><title>Хлеб</title>${item('<description>Тёплый хлеб</description>')}</channel></rss>`
  const { feed } = await reading(encoded(text, encoding), answer)
  expect(feed?.name).toBe('Хлеб')
  expect(feed?.items[0]?.summary).toBe('Тёплый хлеб')
})

function encoded(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text)
  if (encoding === 'utf-16le') return Buffer.from(text, 'utf16le')
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Uint8Array.from(text, (letter) => letters.indexOf(letter))
}

test('a feed without a name goes by its host', async () => {
  const { feed, host } = await reading(rss(item(''), ''))
  expect(feed?.name).toBe(host)
  expect(feed?.items[0]?.source).toBe('crumb.example')
})

test('what stands around a feed does it no harm', async () => {
  const { items } = await reading(
    `\n<!-- <rss> --><?xml version="1.0"?><!DOCTYPE html PUBLIC "-//X//" "http://HOST/x.dtd" [<!ENTITY a "b]">]>\n<html><body>${rss(item('')).replace(/^<\?xml[^>]*>/, '')}</body></html>`,
  )
  expect(items).toHaveLength(1)
})

test('entities are neither fetched nor multiplied', async () => {
  const doubling = Array.from({ length: 40 }, (_, nth) => `<!ENTITY e${nth + 1} "&e${nth};&e${nth};">`).join(
    '',
  )
  const { items, asked } = await reading(
    `<?xml version="1.0"?><!DOCTYPE rss SYSTEM "http://HOST/rss.dtd" [<!ENTITY e0 "ha">${doubling}<!ENTITY file SYSTEM "file:///etc/hostname"><!ENTITY web SYSTEM "http://HOST/secret"><!ENTITY % p SYSTEM "http://HOST/p">%p;]>${rss(item('<description>&e40; &file; &web;</description>'))}`,
  )
  expect(asked).toEqual(['/news/feed.xml'])
  expect(items).toHaveLength(1)
  expect(items[0]?.summary).toBe('&e40; &file; &web;')
})

test('a web page in a feed’s place is named as such, with the feed that it names', async () => {
  const { problem, host } = await reading(
    '<!doctype html><html><head><link rel="alternate" type="application/json" href="/wp-json"><link rel="alternate" type="application/rss+xml" href="/feed"></head><body>Hi</body></html>',
    { type: 'text/html' },
  )
  expect(problem).toContain('web page')
  expect(problem).toContain(`http://${host}/feed`)
})

test('a web page that names no feed, or a harmful one, sends nobody anywhere', async () => {
  const { problem } = await reading(
    '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="javascript:alert(1)"></head></html>',
    { type: 'text/html' },
  )
  expect(problem).toMatch(/web page at this address, not a feed\. Look for/)
})

test.each([
  ['nothing', '', {}, 'not a feed'],
  ['words', 'Hello', {}, 'not a feed'],
  ['other data', '{"error":"no"}', {}, 'not a feed'],
  ['broken JSON', '{"version":"https://jsonfeed.org/version/1.1","items":[', {}, 'not a feed'],
  ['a feed of nothing', '<rss version="2.0"></rss>', {}, 'broken'],
  ['stories without addresses', rss('<item><title>A</title></item>'), {}, 'No story'],
  ['a picture', 'GIF89a', { type: 'image/gif' }, 'not a feed'],
  ['a missing feed', 'no', { status: 404 }, 'no feed at this address'],
  ['a closed door', 'no', { status: 403 }, 'Ask whoever looks after the feed'],
  ['a fault', 'no', { status: 500 }, 'Try again later'],
  ['a way back into itself', '', { status: 302, headers: { location: '/news/feed.xml' } }, 'keeps sending'],
  [
    'a way to an inner address',
    '',
    { status: 302, headers: { location: 'http://169.254.169.254/' } },
    'can’t be reached from here',
  ],
])('%s ends in a sentence that says what to do', async (_, body, answer, words) => {
  const { problem } = await reading(body, answer)
  expect(problem.replaceAll("'", '’')).toContain(words)
  expect(problem).toMatch(/^[^\n]+\. (\w[^\n]+)\.$/)
})

test('a feed beyond 4 MB is refused, packed ones too', async () => {
  const large = rss(item(`<description>${'a'.repeat(4_100_000)}</description>`))
  expect((await reading(large)).problem).toContain('larger than 4 MB')
  const packed = await reading(gzipSync(large), { headers: { 'content-encoding': 'gzip' } })
  expect(packed.problem).toContain('larger than 4 MB')
})
