// Tests wrong or harmful content in place of a feed, or inside one.
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { aFeedServer, item, rss } from '#tests/support/fakes/feed-server.ts'

const { reading } = aFeedServer()

test('text before and after a feed doesn’t prevent it from being read', async () => {
  const { items } = await reading(
    `\n<!-- <rss> --><?xml version="1.0"?><!DOCTYPE html PUBLIC "-//X//" "http://HOST/x.dtd" [<!ENTITY a "b]">]>\n<html><body>${rss(item('')).replace(/^<\?xml[^>]*>/, '')}</body></html>`,
  )
  expect(items).toHaveLength(1)
})

test('entities in a feed are neither fetched nor expanded', async () => {
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

test('a user who enters a web page instead of a feed gets a message that names the page’s feed', async () => {
  const { problem, host } = await reading(
    '<!doctype html><html><head><link rel="alternate" type="application/json" href="/wp-json"><link rel="alternate" type="application/rss+xml" href="/feed"></head><body>Hi</body></html>',
    { type: 'text/html' },
  )
  expect(problem).toContain('web page')
  expect(problem).toContain(`http://${host}/feed`)
})

test('the message for a web page names no feed if the page has none or only a harmful one', async () => {
  const { problem } = await reading(
    '<!doctype html><html><head><link rel="alternate" type="application/rss+xml" href="javascript:alert(1)"></head></html>',
    { type: 'text/html' },
  )
  expect(problem).toMatch(/web page, not a feed\. Look for/)
})

test.each([
  ['nothing', '', {}, 'not a feed'],
  ['text', 'Hello', {}, 'not a feed'],
  ['other data', '{"error":"no"}', {}, 'not a feed'],
  ['broken JSON', '{"version":"https://jsonfeed.org/version/1.1","items":[', {}, 'not a feed'],
  ['an empty feed', '<rss version="2.0"></rss>', {}, 'broken'],
  ['stories without addresses', rss('<item><title>A</title></item>'), {}, 'No story'],
  ['a picture', 'GIF89a', { type: 'image/gif' }, 'not a feed'],
  ['a missing feed', 'no', { status: 404 }, 'Feed not found'],
  ['a forbidden feed', 'no', { status: 403 }, 'Ask the feed’s owner'],
  ['a server error', 'no', { status: 500 }, 'Try again later'],
  [
    'a redirect loop',
    '',
    { status: 302, headers: { location: '/news/feed.xml' } },
    'redirects too many times',
  ],
  [
    'a redirect to a private address',
    '',
    { status: 302, headers: { location: 'http://169.254.169.254/' } },
    'couldn’t open this feed',
  ],
])(
  'a user who enters the address of %s gets a message that says what to do',
  async (_, body, answer, words) => {
    const { problem } = await reading(body, answer)
    expect(problem.replaceAll("'", '’')).toContain(words)
    expect(problem).toMatch(/^[^\n]+\. (\w[^\n]+)\.$/)
  },
)

test('a feed larger than 4 MB is refused, also when compressed', async () => {
  const large = rss(item(`<description>${'a'.repeat(4_100_000)}</description>`))
  expect((await reading(large)).problem).toContain('larger than 4 MB')
  const packed = await reading(gzipSync(large), { headers: { 'content-encoding': 'gzip' } })
  expect(packed.problem).toContain('larger than 4 MB')
})
