// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentData } from '#contract/delivery.ts'
import type { IndustryUpdates } from '#contract/news.ts'
import { renderEmail } from './render.tsx'
import { brandContent, digest, scheduled, setting } from './sample-emails.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const wordsOf = (html: string) => read(html).body.textContent ?? ''
const linksOf = (html: string) =>
  [...read(html).querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '')
const write = (content: Partial<ContentData>, more: Partial<typeof scheduled> = {}) =>
  renderEmail({ ...scheduled, ...more, content: { ...brandContent, ...content } }, setting)

test('a delivery’s email contains the ideas, dates with their tasks, what is coming up, the news, and one question', () => {
  const { html, text } = renderEmail(scheduled, setting)
  for (const part of [wordsOf(html), text]) {
    const ideas = [...brandContent.contentIdeas, ...brandContent.eventContentIdeas]
    for (const { title, summary, draft } of ideas) {
      expect(part).toContain(title)
      expect(part).toContain(summary)
      expect(part).toContain(draft)
    }
    for (const words of [
      'For Shrove Tuesday, Tuesday 9 February 2027',
      'By 26 January: film the griddle',
      'Spring fair',
      '20 Mar 2027',
      'Flour prices rise for the third month',
      'The Baking Week, 18 November 2026',
      'Show the mill you buy from.',
      'Only two stories of this week were of your trade.',
      '20 November 2026',
      'weekly ideas for Pell & Daughter',
      'One question for better ideas',
      'How do people order ahead?',
      'Unsubscribe',
    ]) {
      expect(part.toLowerCase()).toContain(words.toLowerCase())
    }
    expect(part).not.toContain('Write to your wholesale customers first.')
    expect(part).not.toContain('Every loaf takes thirty-six hours.')
  }
  expect(linksOf(html)).toContain(scheduled.question.url)
  expect(linksOf(html)).toContain('https://news.example/flour-prices?from=feed&n=1')
  expect(linksOf(html)).toContain(scheduled.unsubscribeLink)
})

test('a title that is too long for a subject is cut after a full sentence', () => {
  const [first] = brandContent.contentIdeas
  if (!first) throw new Error('There is no idea to change')
  const title = 'Who bakes while you sleep? Dr Pell, her daughter and the oven that never quite goes out'
  const { subject } = write({ contentIdeas: [{ ...first, title }] })
  expect(subject).toContain('“Who bakes while you sleep?”')
})

test('the sections of a delivery’s email have headings in order, and in a news-only digest the stories have them', () => {
  const levels = (html: string) =>
    [...read(html).querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName).join(' ')
  expect(levels(renderEmail(scheduled, setting).html)).toBe('H1 H2 H3 H3 H3 H3 H3 H2 H3 H2 H2 H3 H3 H2')
  expect(levels(renderEmail(digest, setting).html)).toBe('H1 H2 H2')
})

test('the subject of a delivery’s email names the first item, on one line short enough for inboxes', () => {
  expect(renderEmail(scheduled, setting).subject).toBe(
    'Pell & Daughter: “One: why a loaf takes its time” and five more ideas',
  )
  expect(renderEmail(digest, setting).subject).toBe(
    'Pell & Daughter: “Flour prices rise for the third month” and one more story',
  )
  const long = write({
    companyName: 'The Very Old and Honourable Company of Bakers of Ludlow',
    contentIdeas: brandContent.contentIdeas.map((idea) => ({ ...idea, title: idea.title.repeat(8) })),
  })
  expect([...long.subject].length).toBeLessThanOrEqual(78)
  expect(long.subject).toMatch(/^The Very Old and…: “One: why.*…” and five more ideas$/)
})

test('an email without ideas or news says how many dates are coming up, or why it is empty', () => {
  const nothing = { contentIdeas: [], eventContentIdeas: [], newsUpdatesAndTrends: null }
  const days = write(nothing)
  expect(days.subject).toBe('Pell & Daughter: what’s coming up')
  expect(days.text).toContain('This week for Pell & Daughter: two dates coming up.')
  const none = write({ ...nothing, events: [], shortfall: 'Add two prices and nine ideas open up.' })
  for (const part of [wordsOf(none.html), none.text])
    expect(part).toContain('Add two prices and nine ideas open up.')
})

test.each([
  ['owner', 'your Inkling account sends you'],
  ['team', 'Pell & Daughter added you to the team'],
  ['client', 'Northlight Studio sends you weekly ideas for Pell & Daughter'],
  ['agency', 'you asked for a copy'],
] as const)('an email to its %s says why they get it', (reader, why) => {
  const { html, text } = renderEmail(
    { ...scheduled, reader, content: { ...brandContent, senderName: 'Northlight Studio' } },
    setting,
  )
  for (const part of [wordsOf(html), text]) expect(part).toContain(why)
  expect(text.includes('You can revoke it')).toBe(reader === 'owner')
})

test('an agency’s email shows its client’s name and logo, and says who prepared it', () => {
  const { html, text } = write({ isAgencyDelivery: true, senderName: 'Northlight Studio' })
  const page = read(html)
  expect(page.querySelector('img')?.getAttribute('src')).toBe('https://pell.example/logo.png')
  expect(page.querySelectorAll('link')).toHaveLength(0)
  for (const part of [wordsOf(html), text]) expect(part).toContain('Prepared by Northlight Studio')
  for (const logoUrl of ['javascript:alert(1)', 'not an address', null])
    expect(read(write({ isAgencyDelivery: true, logoUrl }).html).querySelector('img')).toBeNull()
})

test('the news in an agency’s email is grouped by client, with some for each', () => {
  const news = brandContent.newsUpdatesAndTrends
  if (!news || !('updates' in news.updates)) throw new Error('The sample has news')
  const { updates } = news.updates
  const of = (clientName: string) => ({
    clientId: clientName,
    clientName,
    industry: 'Bakery',
    country: null,
    updates,
    shortfall: null,
  })
  const names = ['Ash & Co', 'Birch Ltd', 'Cedar House']
  const all: IndustryUpdates = {
    weekOf: news.weekOf,
    isAgencyFormat: true,
    updates: { agencyClientUpdates: names.map(of) },
  }
  const { html, text } = renderEmail(
    { ...digest, content: { ...digest.content, newsUpdatesAndTrends: all } },
    setting,
  )
  for (const part of [wordsOf(html), text]) for (const name of names) expect(part).toContain(`For ${name}`)
  expect(text.split('Flour prices rise')).toHaveLength(4)
  expect(read(html).querySelectorAll('h2')).toHaveLength(6)
})

test('text from feeds and websites is shown as text throughout the email', () => {
  const nasty = fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    'A\r\nBcc: evil@example.com',
    '</td></table></body>',
    '\u202Etxt.exe\u0000\uD800',
    'javascript:alert(1)',
    'https://evil.example/"onclick="x',
    '',
  )
  const anyWords = fc.oneof(nasty, fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(anyWords, anyWords, anyWords, (one, two, three) => {
      const idea = {
        title: one,
        summary: two,
        description: three,
        draft: three,
        callToAction: one,
        prepare: [two],
        checks: [three],
        outline: [one],
        effort: null,
        reader: null,
        occasion: { id: one, name: two, from: three, to: one },
        contentType: 'blog' as const,
        formatFields: [],
        evidence: [
          { kind: 'event' as const, label: one, quote: two },
          { kind: 'news' as const, label: two, quote: one },
        ],
      }
      const { subject, html, text } = renderEmail(
        {
          ...scheduled,
          firstName: one,
          reader: 'client',
          question: { ask: one, url: 'https://inkling.example/q/1' },
          content: {
            ...brandContent,
            brandColors: { primary: one, secondary: two, tertiary: three },
            companyName: two,
            senderName: three,
            logoUrl: three,
            isAgencyDelivery: true,
            contentIdeas: [idea],
            eventContentIdeas: [{ ...idea, todoTasks: [one, two] }],
            events: [{ eventName: one, eventDate: two, eventType: 'event', notes: three }],
            newsUpdatesAndTrends: {
              weekOf: '2026-11-15',
              isAgencyFormat: false,
              updates: {
                industry: one,
                country: two,
                shortfall: three,
                updates: [
                  {
                    headline: one,
                    summary: two,
                    marketingSuggestions: [three],
                    sourceUrl: three,
                    sourceName: two,
                    publishedAt: null,
                    evidence: [],
                  },
                ],
              },
            },
            shortfall: two,
          },
        },
        setting,
      )
      expect(subject).not.toMatch(/[\r\n\u202e]/)
      const page = read(html)
      expect(page.querySelector('script, form, [onclick], [onerror]')).toBeNull()
      expect(page.querySelectorAll('h3')).toHaveLength(3)
      expect(page.querySelectorAll('img').length).toBeLessThanOrEqual(1)
      for (const link of linksOf(html)) expect(link).toMatch(/^(https?:\/\/|mailto:help@)/)
      expect(html).not.toContain('\u202e')
      expect(text).not.toContain('\u202e')
    }),
    { numRuns: 80 },
  )
})
