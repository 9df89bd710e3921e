// Tests which feed formats are read, and what is read from each.
import { expect, test } from 'vitest'
import { aFeedServer, item, rss } from '#tests/support/fakes/feed-server.ts'

const { reading } = aFeedServer()

test('all parts of the stories in an RSS feed are read', async () => {
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

test('an Atom feed is read with its alternate links and xml:base', async () => {
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

test('an RDF feed is read with Dublin Core dates and publishers', async () => {
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

test('a JSON feed is read, even with a story that has no title', async () => {
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
    'a wrong header',
    { type: 'text/xml; charset=utf-8' },
    '<?xml version="1.0" encoding="windows-1251"?>',
    'windows-1251',
  ],
  [
    'UTF-8 under an unknown name',
    { type: 'text/xml; charset=bogus' },
    '<?xml version="1.0" encoding="nonsense"?>',
    'utf-8',
  ],
  [
    'a byte order mark',
    { type: 'text/xml; charset=utf-8' },
    '\ufeff<?xml version="1.0" encoding="utf-8"?>',
    'utf-16le',
  ],
  ['UTF-16 without a byte order mark', {}, '<?xml version="1.0" encoding="utf-16"?>', 'utf-16le'],
])('the text of a feed is decoded correctly with %s', async (_, answer, declaration, encoding) => {
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

test('a feed without a name is named after its host', async () => {
  const { feed, host } = await reading(rss(item(''), ''))
  expect(feed?.name).toBe(host)
  expect(feed?.items[0]?.source).toBe('crumb.example')
})
