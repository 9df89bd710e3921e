import { expect, test } from 'vitest'
import { pageScore } from './page-score.ts'

const worth = (path: string, words = '', isInNavigation = false) =>
  pageScore(new URL(path, 'https://mill.co.uk'), words, isInNavigation)

test('pages about the brand are read before news, and news before all other pages', () => {
  const order = ['/about-us', '/prices', '/faq', '/our-team', '/weddings', '/contact', '/blog', '/xyz'].map(
    (path) => worth(path) ?? -1,
  )
  expect(order).toEqual(order.toSorted((a, b) => b - a))
})

test('a link’s text counts as much as its address, and links in the menu count more', () => {
  expect(worth('/p7', 'Our story')).toBe(worth('/story'))
  expect(worth('/p7', 'Our story', true)).toBeGreaterThan(worth('/p7', 'Our story') ?? 0)
})

test.each([
  '/privacy-policy',
  '/PrivacyPolicy/',
  '/cart',
  '/wp-admin/',
  '/tag/pots',
  '/menu.pdf',
  '/img/a.jpg',
  '/my-account',
  '/search?q=x',
  '/feed',
])('the page %s is not read, since it says nothing about the brand', (path) => {
  expect(worth(path)).toBeNull()
})

test('deep, dated and foreign-language pages are read later', () => {
  expect(worth('/services/a/b')).toBeLessThan(worth('/services') ?? 0)
  expect(worth('/2019/03/services')).toBeLessThan(worth('/services') ?? 0)
  expect(worth('/fr/services')).toBeLessThan(worth('/services') ?? 0)
})
