import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { readFeed } from './read-feed.ts'

const AT = new URL('https://crumb.example/feed')
const NOW = new Date('2026-11-20T12:00:00Z')

const good = `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE rss [<!ENTITY a "b">]>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Crumb Weekly</title><atom:link href="https://crumb.example/feed" rel="self"/>
<item><title>Rye &amp; oats</title><link>https://crumb.example/1</link><description><![CDATA[<p>Both &euro;2</p>]]></description>
<guid isPermaLink="true">https://crumb.example/1</guid><pubDate>Mon, 16 Nov 2026 08:30:00 +0100</pubDate><author>a@b.example (A)</author></item>
<!-- one more --><item><title>Crust</title><atom:link href="https://crumb.example/2"/><dc:date>2026-11-18</dc:date></item>
</channel></rss>`
const goodAtom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Leaf</title><entry xml:base="/b/"><title type="html">&lt;b&gt;A&lt;/b&gt;</title>
<link rel="alternate" href="c"/><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">x</div></content><updated>2026-11-18T09:00:00Z</updated></entry></feed>`
const goodJson = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Crust',
  items: [{ id: '1', url: 'https://crust.example/1', title: 'A', authors: [{ name: 'B' }], tags: ['x'] }],
})

/** Reads the text as a feed, and checks that the result is safe to use, whatever it is. */
function readOrRefused(text: string) {
  try {
    const { name, items } = readFeed(text, AT, NOW)
    expect(name).not.toBe('')
    expect(new Set(items.map(({ link }) => link)).size).toBe(items.length)
    for (const { title, summary, link, source, publishedAt } of items) {
      expect(title).not.toBe('')
      expect(source).not.toBe('')
      expect([title, summary, source, link].every((text) => text.isWellFormed())).toBe(true)
      expect(summary.length).toBeLessThanOrEqual(401)
      expect(new URL(link).protocol).toMatch(/^https?:$/)
      if (publishedAt !== null) expect(new Date(publishedAt).toISOString()).toBe(publishedAt)
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    expect(error.kind).toBe('outside')
  }
}

test('any sequence of bytes is either read as a feed or refused with a message', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => readOrRefused(new TextDecoder().decode(bytes))),
    { numRuns: 300 },
  )
})

const bits = [
  '<',
  '>',
  '&',
  '"',
  ']]>',
  '<![CDATA[',
  '<!--',
  '-->',
  '</item>',
  '<item>',
  '<entry>',
  '</channel>',
  '<?',
  '\u0000',
  '\ud800',
  '&#0;',
  '&#x110000;',
  '{',
  '[',
  'xmlns:a="b"',
  '__proto__',
  'constructor',
  '<!DOCTYPE x [',
]
const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.oneof(fc.constant(0), fc.nat(30), fc.nat(1000)),
  instead: fc.oneof(fc.constantFrom(...bits), fc.string({ maxLength: 8 })),
})

test.each([
  ['RSS', good],
  ['Atom', goodAtom],
  ['JSON', goodJson],
])('a valid %s feed with any damage is read with fewer stories or refused with a message', (_, feed) => {
  expect(readFeed(feed, AT, NOW).items.length).toBeGreaterThan(0)
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
      const changed = changes.reduce((text, { at, length, instead }) => {
        const from = Math.floor(at * text.length)
        return text.slice(0, from) + instead + text.slice(from + length)
      }, feed)
      readOrRefused(changed)
    }),
    { numRuns: 400 },
  )
})

const many = (text: string) => text.repeat(1_000_000 / text.length)
const story = (inside: string) =>
  `<rss version="2.0"><channel><item><title>a</title><link>https://a.example</link>${inside}</item></channel></rss>`

test.each([
  ['brackets in an author', story(`<author>${'('.repeat(200_000)}</author>`)],
  ['stories that never close', `<rss version="2.0"><channel>${many('<item>')}`],
  ['titles that never close', `<rss version="2.0"><channel>${many('<item><title>')}`],
  ['comments that never close', `<rss version="2.0"><channel><item>${many('<!--')}`],
  ['comments before anything', many('<!-- -->')],
  ['texts that never close', story(many('<description><![CDATA['))],
  ['attributes', `<rss version="2.0"><channel><item ${many('a="b" ')}></item></channel></rss>`],
  ['depth', `<rss version="2.0"><channel>${'<a>'.repeat(150_000)}${'</a>'.repeat(150_000)}</channel></rss>`],
  ['depth within a text', story(`<description><![CDATA[${many('<b>')}]]></description>`)],
  ['definitions', `<!DOCTYPE x [${many('<!ENTITY a "b">')}]>${story('')}`],
  ['namespaces', `<rss version="2.0" ${many('xmlns:a="b" ')}><channel></channel></rss>`],
  ['entities', story(`<description>${many('&amp;')}</description>`)],
  ['opening brackets in JSON', `{"title":"a","items":${'['.repeat(500_000)}`],
  ['stories', `<rss version="2.0"><channel>${many('<item><title>a</title></item>')}</channel></rss>`],
  ['spaces in a date', story(`<pubDate>${many(' ')}</pubDate><pubDate>1${many(' ')}x</pubDate>`)],
])('a megabyte of %s is read as a feed or refused within the time limit', (_, text) => {
  expect(() => readOrRefused(text)).not.toThrow()
})
