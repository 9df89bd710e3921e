import { expect, test } from 'vitest'
import { readRobots } from './robots.ts'

const allows = (text: string, path: string) => readRobots(text, 'Inkling/1.0').allows(path)

test('the rules for our user agent replace the rules for all', () => {
  const text = 'User-agent: *\nDisallow: /\n\nUser-agent: Other\nUser-agent: Inkling\nDisallow: /private\n'
  expect(allows(text, '/')).toBe(true)
  expect(allows(text, '/private/x')).toBe(false)
})

test('the longest matching rule applies, and of two equally long rules the one that allows', () => {
  expect(allows('User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c')).toBe(true)
  expect(allows('User-agent: *\nAllow: /a\nDisallow: /a/b', '/a/b/c')).toBe(false)
  expect(allows('User-agent: *\nDisallow: /a\nAllow: /a', '/a')).toBe(true)
})

test('wildcards and end markers in rules are supported', () => {
  const text = 'User-agent: *\nDisallow: /*.php$\nDisallow: /*?sort=*&page=\nDisallow: /exact$'
  expect(allows(text, '/x/list.php')).toBe(false)
  expect(allows(text, '/x/list.php5')).toBe(true)
  expect(allows(text, '/x?sort=up&page=2')).toBe(false)
  expect(allows(text, '/exact')).toBe(false)
  expect(allows(text, '/exactly')).toBe(true)
})

test('an empty rule disallows nothing, and the delay and sitemaps are read', () => {
  const robots = readRobots(
    'Sitemap: /s.xml\nUser-agent: *\nDisallow:\nCrawl-delay: 2 # please',
    'Inkling/1.0',
  )
  expect(robots.allows('/x')).toBe(true)
  expect(robots.delay).toBe(2)
  expect(robots.sitemaps).toEqual(['/s.xml'])
})

test('a rule with a thousand wildcards is matched fast', () => {
  expect(allows(`User-agent: *\nDisallow: /${'*a'.repeat(1000)}b`, `/${'a'.repeat(2000)}`)).toBe(true)
})
