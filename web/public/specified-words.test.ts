// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { page, read, words } from '#tests/support/pages.ts'
import * as pages from './pages.tsx'

test('the landing page has its sections in order, with the specified words', () => {
  const text = words(pages.landing(page))
  const order = [
    'Features',
    'Log in',
    'Content ideation, automated.',
    'Problem',
    'Solution',
    'Inkling sends bespoke content ideas to your inbox.',
    'Start 30-Day Free Trial',
    'Detailed Analysis',
    'Agentic Research',
    'Marketing Expertise',
    'Why Inkling',
    'Bespoke ideas',
    'Scheduled delivery',
    'Agency-ready',
    'Pricing',
    'Free trial',
    'Payment details required',
    'Cancel anytime during trial',
    'Basic',
    'Most Popular',
    'Agency',
    '10 client seats',
    'Start 30-Day Free Trial',
    '© 2025 Inkling',
    'Privacy policy',
    'Terms of service',
  ]
  let from = 0
  for (const part of order) {
    const at = text.indexOf(part, from)
    expect(at, part).toBeGreaterThanOrEqual(from)
    from = at
  }
})

test('the landing page shows the plans’ prices', () => {
  const cards = [...read(pages.landing(page)).querySelectorAll('#pricing article')].map(
    (card) => card.textContent ?? '',
  )
  expect(cards.map((card) => /£\d+/.exec(card)?.[0])).toEqual(['£0', '£5', '£15', '£50'])
  expect(cards[2]).toContain('Most Popular')
})

test('the landing page links to its sections, login and registration, and opens legal texts in a new tab', () => {
  const document = read(pages.landing(page))
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  for (const target of ['#features', '#pricing', '/login', '/register']) expect(links).toContain(target)
  expect(document.querySelector('#features')).not.toBeNull()
  for (const path of ['/privacy', '/terms']) {
    const link = document.querySelector(`a[href="${path}"]`)
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
  }
})

test('a visitor is offered three plans: the trial leads to registering, a paid plan to logging in and back', () => {
  const cards = [...read(pages.pricing(page)).querySelectorAll('article')]
  expect(
    cards.map((card) => [
      card.querySelector('h3')?.firstChild?.textContent,
      card.querySelector('a')?.getAttribute('href'),
    ]),
  ).toEqual([
    ['Plus Trial', '/register'],
    ['Basic', '/login?redirect=%2Fpricing'],
    ['Agency', '/login?redirect=%2Fpricing'],
  ])
})

test.each([
  ['privacy', pages.privacy, ['at least 16', '30 days', 'support']],
  [
    'terms',
    pages.terms,
    [
      'at least 16 years',
      'after 7 days',
      'within 30 days',
      '30 days after closure',
      'at least 30 days before',
      'Basic, Plus and Agency subscribers receive a referral code',
    ],
  ],
])('%s was last updated on August 21, 2025 and keeps the product’s promises', (_, shown, promises) => {
  const text = words(shown(page))
  expect(text).toContain('Last updated August 21, 2025')
  for (const promise of promises) expect(text).toContain(promise)
})

test('the short pages have the specified words', () => {
  expect(words(pages.notFound(page))).toContain('404 Page Not Found')
  expect(words(pages.notFound(page))).toContain('Did you forget to add the page to the router?')
  // A second sentence is for people who aren't developers.
  expect(words(pages.notFound(page))).toContain('We can’t find that page')
  expect(words(pages.contentNotFound(page))).toContain('The requested content delivery could not be found.')
  const link = read(pages.verified(page)).querySelector('a[data-redirect-after]')
  expect([link?.getAttribute('href'), link?.getAttribute('data-redirect-after')]).toEqual(['/login', '5000'])
})

test('plans are always listed in the order Basic, Plus, Agency', () => {
  const orderIn = (names: (string | undefined)[]) =>
    names.map((name) => name?.trim()).filter((name) => name && ['Basic', 'Plus', 'Agency'].includes(name))
  const order = ['Basic', 'Plus', 'Agency']
  const cards = [...read(pages.landing(page)).querySelectorAll('#pricing h3')]
  expect(orderIn(cards.map(({ firstChild }) => firstChild?.textContent ?? ''))).toEqual(order)
  const columns = [...read(pages.pricing(page)).querySelectorAll('thead th')]
  expect(orderIn(columns.map(({ firstChild }) => firstChild?.textContent ?? ''))).toEqual(order)
  const terms = [...read(pages.terms(page)).querySelectorAll('b')]
  expect(orderIn(terms.map(({ textContent }) => textContent?.replace(':', '')))).toEqual(order)
})
