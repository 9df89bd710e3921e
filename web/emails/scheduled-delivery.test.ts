// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ContentData } from '#contract/delivery.ts'
import type { IndustryUpdates } from '#contract/news.ts'
import { renderEmail } from './render.tsx'
import { MOST_BYTES } from './room.ts'
import { brandContent, digest, scheduled, setting } from './sample-emails.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const wordsOf = (html: string) => read(html).body.textContent ?? ''
const linksOf = (html: string) =>
  [...read(html).querySelectorAll('a')].map((anchor) => anchor.getAttribute('href') ?? '')
const bytesOf = (text: string) => new TextEncoder().encode(text).length
const write = (content: Partial<ContentData>, more: Partial<typeof scheduled> = {}) =>
  renderEmail({ ...scheduled, ...more, content: { ...brandContent, ...content } }, setting)

test('a delivery can be read in the mail: ideas, days with their tasks, what is coming up, and the news', () => {
  const { html, text } = renderEmail(scheduled, setting)
  for (const part of [wordsOf(html), text]) {
    for (const { title, summary } of [...brandContent.contentIdeas, ...brandContent.eventContentIdeas]) {
      expect(part).toContain(title)
      expect(part).toContain(summary)
    }
    for (const words of [
      'Every loaf takes thirty-six hours.',
      'Shrove Tuesday, Tuesday, 9 February 2027',
      'By 26 January: film the griddle',
      'Spring fair',
      '20 Mar 2027',
      'Flour prices rise for the third month',
      'The Baking Week, 18 November 2026',
      'Show the mill you buy from.',
      'Only two stories of this week were of your trade.',
      '20 November 2026',
      'weekly ideas for Pell & Daughter',
      'Stop these mails',
    ]) {
      expect(part).toContain(words)
    }
    expect(part).not.toContain('Write to your wholesale customers first.')
  }
  expect(linksOf(html)).toContain('https://news.example/flour-prices?from=feed&n=1')
  expect(linksOf(html)).toContain(scheduled.unsubscribeLink)
})

test('words that an idea’s own text quotes stand in the mail once, with where they were read', () => {
  const quote = 'Every loaf takes thirty-six hours.'
  const idea = {
    title: 'Why a loaf takes its time',
    summary: `As the page says: “${quote}”`,
    evidence: [
      { kind: 'website' as const, label: 'Our bread', quote },
      { kind: 'website' as const, label: 'Prices', quote: 'A large loaf costs £4.20.' },
    ],
  }
  const [first] = brandContent.contentIdeas
  if (!first) throw new Error('There is no idea to change')
  const { html, text } = write({ contentIdeas: [{ ...first, ...idea }] })
  for (const part of [wordsOf(html), text]) {
    expect(part.split('As the page says')[1]?.split('Shrove Tuesday')[0]?.split(quote)).toHaveLength(2)
    expect(part).toContain('Quoted from: Our bread')
    expect(part).toContain('A large loaf costs £4.20.')
  }
})

test('a long quote that an idea’s own text cuts does not stand in the mail a second time', () => {
  const quote =
    'On a Saturday we bake 310 loaves and there is generally nothing left by one o’clock, so if you are driving, ring first.'
  const [first] = brandContent.contentIdeas
  if (!first) throw new Error('There is no idea to change')
  const idea = {
    summary: `The home page gives the number: “${quote.slice(0, 84)}…”`,
    evidence: [{ kind: 'website' as const, label: 'Home page', quote }],
  }
  const { html, text } = write({ contentIdeas: [{ ...first, ...idea }] })
  for (const part of [wordsOf(html), text]) {
    expect(part.split('we bake 310 loaves')).toHaveLength(2)
    expect(part).toContain('Quoted from: Home page')
  }
})

test('a title too long for a subject keeps its first sentence whole', () => {
  const [first] = brandContent.contentIdeas
  if (!first) throw new Error('There is no idea to change')
  const title = 'Who bakes while you sleep? Dr Pell, her daughter and the oven that never quite goes out'
  const { subject } = write({ contentIdeas: [{ ...first, title }] })
  expect(subject).toContain('“Who bakes while you sleep?”')
})

test('its parts have headings in order, and a digest of one part has its stories for headings', () => {
  const levels = (html: string) =>
    [...read(html).querySelectorAll('h1, h2, h3')].map(({ tagName }) => tagName).join(' ')
  expect(levels(renderEmail(scheduled, setting).html)).toBe('H1 H2 H3 H3 H3 H3 H3 H2 H3 H2 H2 H3 H3')
  expect(levels(renderEmail(digest, setting).html)).toBe('H1 H2 H2')
})

test('the subject names the first thing in the mail, on one line that lists of mails show whole', () => {
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

test('a mail with nothing but days ahead, or nothing at all, says so and why', () => {
  const nothing = { contentIdeas: [], eventContentIdeas: [], newsUpdatesAndTrends: null }
  const days = write(nothing)
  expect(days.subject).toBe('Pell & Daughter: what is coming up')
  expect(days.text).toContain('This week for Pell & Daughter: two days to keep in mind.')
  const none = write({ ...nothing, events: [], shortfall: 'Add two prices and nine ideas open up.' })
  for (const part of [wordsOf(none.html), none.text])
    expect(part).toContain('Add two prices and nine ideas open up.')
})

test.each([
  ['owner', 'your Inkling account sends you'],
  ['team', 'Pell & Daughter named you among the team'],
  ['client', 'Northlight Studio has weekly ideas for Pell & Daughter sent to you'],
  ['agency', 'you asked for a copy'],
] as const)('the mail of its %s says why they have it', (reader, why) => {
  const { html, text } = renderEmail(
    { ...scheduled, reader, content: { ...brandContent, senderName: 'Northlight Studio' } },
    setting,
  )
  for (const part of [wordsOf(html), text]) expect(part).toContain(why)
  expect(text.includes('You can take it back')).toBe(reader === 'owner')
})

test('the mail of an agency bears its client’s name and logo, and says who prepared it', () => {
  const { html, text } = write({ isAgencyDelivery: true, senderName: 'Northlight Studio' })
  const page = read(html)
  expect(page.querySelector('img')?.getAttribute('src')).toBe('https://pell.example/logo.png')
  expect(page.querySelectorAll('link')).toHaveLength(0)
  for (const part of [wordsOf(html), text]) expect(part).toContain('Prepared by Northlight Studio')
  for (const logoUrl of ['javascript:alert(1)', 'not an address', null])
    expect(read(write({ isAgencyDelivery: true, logoUrl }).html).querySelector('img')).toBeNull()
})

test('an agency’s news stand client by client, some of each', () => {
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

/** Everything at once, as long as it is ever written: `unit` is repeated to fill it. */
function largest(unit: string, scale = 1): ContentData {
  const words = (length: number) =>
    unit.repeat(Math.ceil((length * scale) / unit.length)).slice(0, length * scale)
  const idea = {
    title: words(160),
    summary: words(700),
    description: words(3000),
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
])('the largest delivery, of %s, is never cut off by Gmail, unsubscribe link and all', (_, unit, scale) => {
  const { html, text, subject } = write(largest(unit, scale))
  expect(bytesOf(html)).toBeLessThanOrEqual(MOST_BYTES)
  expect(html).toContain(scheduled.unsubscribeLink)
  expect(text).toContain(scheduled.unsubscribeLink)
  expect([...subject].length).toBeLessThanOrEqual(78)
  expect(read(html).querySelectorAll('h3').length).toBeGreaterThanOrEqual(15)
})

test('what there is no room for leads to its place in the report', () => {
  const { html, text } = write(largest('Every loaf takes a day and a half. '))
  expect(linksOf(html)).toContain(`${scheduled.reportLink}#idea-7`)
  expect(wordsOf(html)).toContain('… in the report')
  expect(text).toContain('(the rest is in the report)')
  const ideas = Array.from({ length: 14 }, () => brandContent.contentIdeas)
    .flat()
    .slice(0, 14)
  expect(write({ contentIdeas: ideas }).text).toContain('Four more ideas … in the report')
})

test('words of others stay words, wherever they stand', () => {
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
