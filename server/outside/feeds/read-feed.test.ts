import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const reading = (text: string) =>
  readFeed(text, new URL('https://crumb.example/feed'), new Date('2026-11-20T12:00:00Z'))

const rss = (items: string, head = '<title>Crumb Weekly</title>') =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${head}${items}</channel></rss>`
const item = (inside: string, link = 'https://crumb.example/1') =>
  `<item><title>Rye is back</title><link>${link}</link>${inside}</item>`

test('a story’s links are its web addresses only, each once', () => {
  const { items } = reading(
    rss(
      [
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://crumb.example/x',
        'file:///etc/passwd',
        'https://me:secret@crumb.example/x',
        'https://crumb.example/1',
        ' https://crumb.example/1 ',
        '/here',
        '',
        'http://[',
      ]
        .map((link) => item('', link))
        .join(''),
    ),
  )
  expect(items.map(({ link }) => link)).toEqual(['https://crumb.example/1', 'https://crumb.example/here'])
})

test('a guid that is a permalink replaces a missing link, but no other guid does', () => {
  const { items } = reading(
    rss(
      '<item><title>A</title><guid>https://crumb.example/a</guid></item><item><title>B</title><guid isPermaLink="false">https://crumb.example/b</guid></item>',
    ),
  )
  expect(items.map(({ link }) => link)).toEqual(['https://crumb.example/a'])
})

test('titles and summaries of stories are read as plain text', () => {
  const { items } = reading(
    rss(
      `<item><title><![CDATA[Half <em>price</em> &amp; more: 3 < 5, it&amp;#8217;s true]]></title><link>https://a.example/1</link>
      <description><![CDATA[<style>p{}</style><script>steal()</script><img src=x onerror="steal()">One<br>two\u202e\u0007]]></description></item>`,
    ),
  )
  expect(items[0]).toMatchObject({
    title: 'Half price & more: 3 < 5, it’s true',
    summary: 'One two',
  })
})

test('a long summary is cut after a whole word', () => {
  const { items } = reading(rss(item(`<description>${'sourdough '.repeat(90)}</description>`)))
  expect(items[0]?.summary).toMatch(/^(sourdough ){39}sourdough…$|^(sourdough ){38}sourdough…$/)
  expect(items[0]?.summary.length).toBeLessThanOrEqual(401)
})

test('a story from a news search keeps its link and publisher, but no summary that repeats the title', () => {
  const { items } = reading(
    rss(
      `<item><title>Rye is back - The Mill Post</title><link>https://news.google.com/rss/articles/CBMiabc?oc=5</link>
      <description>&lt;a href="https://news.google.com/rss/articles/CBMiabc"&gt;Rye is back&lt;/a&gt;&amp;nbsp;&amp;nbsp;&lt;font color="#6f6f6f"&gt;The Mill Post&lt;/font&gt;</description>
      <source url="https://mill.example">The Mill Post</source></item>
      <item><title>Oats too</title><link>https://bing.example/apiclick.aspx?url=x</link><News:Source xmlns:News="https://bing.example/n">Oat Times</News:Source></item>`,
      '<title>"bakery" - Google News</title>',
    ),
  )
  expect(items).toMatchObject([
    {
      link: 'https://news.google.com/rss/articles/CBMiabc?oc=5',
      source: 'The Mill Post',
      summary: '',
    },
    { link: 'https://bing.example/apiclick.aspx?url=x', source: 'Oat Times' },
  ])
})

test('a feed without stories is accepted as a feed', () => {
  expect(reading(rss(''))).toEqual({ name: 'Crumb Weekly', items: [] })
})

test('a feed that was cut off is read up to the break', () => {
  const whole = rss([1, 2, 3].map((nth) => item('', `https://crumb.example/${nth}`)).join(''))
  const feed = reading(whole.slice(0, whole.indexOf('crumb.example/3')))
  expect(feed.name).toBe('Crumb Weekly')
  expect(feed.items.map(({ link }) => link)).toEqual(['https://crumb.example/1', 'https://crumb.example/2'])
})

test('a broken story is left out, and the others are read', () => {
  const feed = reading(
    rss(
      `${item('', 'https://crumb.example/1')}<item><title><![CDATA[Never closed</title></item>${item('', 'https://crumb.example/3')}`,
    ),
  )
  expect(feed.items.map(({ link }) => link)).toEqual(['https://crumb.example/1', 'https://crumb.example/3'])
})

test('a feed that contains another feed as text is read in its own format', () => {
  const { items } = reading(
    '<feed xmlns="http://www.w3.org/2005/Atom"><title>Leaf</title><entry><title>How to feed</title><link href="https://leaf.example/1"/><content type="html"><![CDATA[<pre> <rss version="2.0"> <channel> </pre>]]></content></entry></feed>',
  )
  expect(items).toMatchObject([{ title: 'How to feed', link: 'https://leaf.example/1' }])
})

test('lone surrogates, which the database refuses, are removed from stories', () => {
  const story = {
    id: '1',
    url: 'https://crumb.example/1',
    title: 'Rye \ud83d is back',
    summary: 'It is \udd25 hot',
  }
  const { name, items } = reading(
    JSON.stringify({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Crumb \ud83d Weekly',
      items: [story],
    }),
  )
  expect([name, items[0]?.title, items[0]?.summary]).toEqual(['Crumb Weekly', 'Rye is back', 'It is hot'])
})
