// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { ContentData } from '#contract/delivery.ts'
import { renderEmail } from './render.tsx'
import { MAX_BYTES } from './space-limits.ts'
import { brandContent, scheduled, setting } from './sample-emails.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const linksOf = (html: string) =>
  [...read(html).querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '')
const bytesOf = (text: string) => new TextEncoder().encode(text).length
const write = (content: Partial<ContentData>) =>
  renderEmail({ ...scheduled, content: { ...brandContent, ...content } }, setting)

/** The largest possible content, with every text filled by repeating `unit`. */
function largest(unit: string, scale = 1): ContentData {
  const words = (length: number) =>
    unit.repeat(Math.ceil((length * scale) / unit.length)).slice(0, length * scale)
  const idea = {
    title: words(160),
    summary: words(700),
    description: words(3000),
    draft: words(3000),
    callToAction: words(200),
    prepare: [words(200)],
    checks: [words(200)],
    outline: [words(200)],
    effort: 'project' as const,
    reader: 'both' as const,
    occasion: { id: 'day', name: words(120), from: '2027-02-09', to: '2027-02-10' },
    contentType: 'linkedin' as const,
    formatFields: [],
    evidence: Array.from({ length: 4 }, () => ({
      kind: 'website' as const,
      label: words(80),
      quote: words(320),
    })),
  }
  const story = {
    headline: words(160),
    summary: words(700),
    marketingSuggestions: Array.from({ length: 4 }, () => words(300)),
    sourceUrl: `https://news.example/${'a'.repeat(300)}`,
    sourceName: words(80),
    publishedAt: '2026-11-18T09:00:00.000Z',
    evidence: [],
  }
  return {
    ...brandContent,
    companyName: words(100),
    contentIdeas: Array.from({ length: 10 }, () => idea),
    eventContentIdeas: Array.from({ length: 5 }, () => ({
      ...idea,
      todoTasks: Array.from({ length: 6 }, () => words(160)),
    })),
    events: Array.from({ length: 12 }, () => ({
      eventName: words(120),
      eventDate: '2027-02-09',
      eventType: 'event' as const,
      notes: words(300),
    })),
    newsUpdatesAndTrends: {
      weekOf: '2026-11-15',
      isAgencyFormat: false,
      updates: {
        industry: 'Bakery',
        country: 'GB',
        updates: Array.from({ length: 5 }, () => story),
        shortfall: words(300),
      },
    },
    shortfall: words(300),
  }
}

test.each([
  ['plain words', 'Every loaf takes a day and a half. ', 1],
  ['words with accents and quotes', '“Brötchen’s” naïve café & <more>, ', 1],
  ['nothing but quotation marks', '"', 1],
  ['nothing but pictures', '🥖', 2],
  ['texts that should never have been so long', 'longer and longer ', 40],
])(
  'the largest possible delivery, of %s, is never cut off by Gmail before its unsubscribe link',
  (_, unit, scale) => {
    const { html, text, subject } = write(largest(unit, scale))
    expect(bytesOf(html)).toBeLessThanOrEqual(MAX_BYTES)
    expect(html).toContain(scheduled.unsubscribeLink)
    expect(text).toContain(scheduled.unsubscribeLink)
    expect([...subject].length).toBeLessThanOrEqual(78)
    expect(read(html).querySelectorAll('h3').length).toBeGreaterThanOrEqual(15)
  },
)

test('the email links to the report for everything that has no room in it', () => {
  const { html, text } = write(largest('Every loaf takes a day and a half. '))
  expect(linksOf(html)).toContain(`${scheduled.reportLink}#idea-7`)
  expect(text).toContain(`${scheduled.reportLink}#idea-7`)
  const ideas = Array.from({ length: 14 }, () => brandContent.contentIdeas)
    .flat()
    .slice(0, 14)
  expect(write({ contentIdeas: ideas }).text).toContain('Four more ideas in the report')
})
