// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attribute, read } from '#tests/support/pages.ts'
import { content, idea, report } from '#tests/support/report.ts'

test('an agency’s report is headed by its client and ends with who powers it', () => {
  const document = read(report())
  expect(document.querySelector('h1')?.textContent).toBe('Content Ideas for Pell & Daughter')
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('https://pell.example/logo.png')
  expect(document.querySelector('header')?.textContent).toContain('Prepared by Northlight Agency')
  expect(document.querySelector('header time')?.textContent).toBe('20 November 2026')
  expect(document.querySelector('footer')?.textContent).toBe('Powered by Inkling')
})

test('any other report is headed by the product and ends with its copyright', () => {
  const document = read(report({ isAgencyDelivery: false }))
  expect(document.querySelector('header a')?.textContent).toBe('Inkling')
  expect(document.querySelector('header img')).toBeNull()
  expect(document.querySelector('footer')?.textContent).toBe('© 2025 Inkling')
})

test('a report counts its sections, leaves empty ones out, and links each idea from its contents', () => {
  const full = read(report())
  expect([...full.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'Content Ideas5',
    'Event Content Ideas1',
    'Upcoming Events1',
  ])
  const targets = [...full.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  expect(targets.length).toBeGreaterThan(8)
  for (const target of targets) expect(full.querySelector(target), target).not.toBeNull()
  const short = read(
    report({ contentIdeas: content.contentIdeas.slice(0, 1), eventContentIdeas: [], events: [] }),
  )
  expect(short.querySelectorAll('h2')).toHaveLength(1)
  expect(short.querySelector('nav')).toBeNull()
})

test('a long contents list waits to be opened', () => {
  const many = Array.from({ length: 30 }, (_, at) => idea(`Idea ${at}`))
  expect(read(report({ contentIdeas: many })).querySelector('details')?.open).toBe(false)
  expect(read(report()).querySelector('details')?.open).toBe(true)
})

test('an idea in a report shows its steps, its format’s fields and the words it rests on, with their place', () => {
  const article = read(report()).querySelector('#idea-1')
  expect([...(article?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
    'Mix',
    'Bake',
    'Hands',
    'Oven',
    'Every loaf takes thirty-six hours. Website, Our bread',
  ])
  const link = article?.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://pell.example/bread',
    'nofollow noopener noreferrer',
  ])
  expect(
    [...read(report()).querySelectorAll('#event-idea-1 h4')].map((title) => title.textContent),
  ).toContain('Production Tasks')
})

test('a report is kept out of search engines and carries no script', () => {
  const document = read(report())
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(document.querySelector('script')).toBeNull()
  expect(attribute(report(), 'meta[property="og:image"]', 'content')).toBe(
    'https://inkling.example/delivery/abc/picture.png',
  )
})

test('whatever a brand or an engine wrote, a report shows it as text and runs nothing', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '</style><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'data:text/html,<script>',
      '1. <svg onload=alert(1)>',
    ),
  )
  fc.assert(
    fc.property(nasty, nasty, nasty, (one, two, three) => {
      const odd = {
        ...idea(one),
        summary: two,
        description: three,
        formatFields: [{ label: one, lines: [two, three] }],
        evidence: [{ kind: 'news' as const, label: one, quote: two, url: three }],
      }
      const html = report({
        companyName: one,
        senderName: two,
        logoUrl: three,
        brandColors: { primary: one, secondary: two, tertiary: three },
        contentIdeas: [odd],
        eventContentIdeas: [{ ...odd, todoTasks: [one, two] }],
        events: [{ eventName: one, eventDate: two, eventType: 'event', notes: three }],
      })
      const document = read(html)
      expect(document.querySelectorAll('script, iframe, object, svg[onload], [onerror]')).toHaveLength(0)
      expect(document.querySelectorAll('style')).toHaveLength(1)
      for (const link of document.querySelectorAll('a[href], img[src]')) {
        expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(https?:|\/|#)/)
      }
    }),
    { numRuns: 100 },
  )
})
