import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentData } from '#contract/delivery.ts'
import { page, read } from '#tests/support/pages.ts'
import { deliveryReport } from '../pages.tsx'
import { News } from './news.tsx'
import { summaryOf, titleOf } from './report-text.ts'

const idea = {
  title: 'Why our crust cracks twice',
  summary: 'Two cracks, one oven.',
  description: 'Listen at the door.',
  contentType: 'video' as const,
}
const story = {
  headline: 'Flour prices fall again',
  summary: 'The harvest was better than feared.',
  marketingSuggestions: ['Show what a bag costs you now', 'Ask your miller'],
  sourceUrl: 'https://news.example/flour',
  sourceName: 'The Miller',
  publishedAt: '2026-11-17T08:00:00Z',
  evidence: [
    { kind: 'news' as const, label: 'Flour prices fall again', quote: 'better than feared' },
    { kind: 'document' as const, label: 'Prices.pdf', quote: 'A large loaf costs £4.20.' },
  ],
}
const ofBrand = (updates: object[], shortfall: string | null = null) => ({
  weekOf: '2026-12-27',
  isAgencyFormat: false,
  updates: { industry: 'Bakery', country: 'GB', updates, shortfall },
})
const content = (changes: object = {}) =>
  ContentData.parse({
    companyName: 'Pell',
    senderName: 'Inkling',
    contentIdeas: [],
    newsUpdatesAndTrends: ofBrand([story]),
    ...changes,
  })
const shown = (changes: object = {}) => {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(<News content={content(changes)} />)
  return host
}
const words = (host: Element) => host.textContent?.replaceAll(/\s+/g, ' ') ?? ''

const report = (changes: object = {}) =>
  read(
    deliveryReport(page, {
      contentData: content(changes),
      createdAt: '2026-12-28T08:00:00Z',
      token: 'abc',
    }),
  )

test('a story shows what happened, its source, suggestions and the brand’s facts used, without naming a document', () => {
  const news = shown()
  expect(words(news)).toContain('Week of 27 Dec 2026 to 2 Jan 2027')
  expect(words(news)).toContain('The Miller, 17 Nov 2026')
  expect([...news.querySelectorAll('li')].map(words)).toEqual([
    'Show what a bag costs you now',
    'Ask your miller',
    'A large loaf costs £4.20. From our own records',
  ])
  expect(words(news)).not.toContain('Prices.pdf')
  const link = news.querySelector('a')
  expect([link?.href, link?.target, link?.textContent]).toEqual([story.sourceUrl, '_blank', story.headline])
  expect(link?.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'nofollow']))
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/login', ''])(
  'a story from %s is shown without a link',
  (sourceUrl) => {
    const news = shown({ newsUpdatesAndTrends: ofBrand([{ ...story, sourceUrl }]) })
    expect(news.querySelectorAll('a')).toHaveLength(0)
    expect(words(news)).toContain(story.headline)
  },
)

test('an agency’s stories are grouped by client, with the client’s trade and country', () => {
  const client = { clientId: '1', clientName: 'Harbour & Hale', industry: 'Surveyors', country: 'IE' }
  const agencyClientUpdates = [
    { ...client, updates: [story, story] },
    { ...client, clientName: 'Quiet Ltd', country: null, updates: [], shortfall: 'Nothing near enough.' },
    { ...client, clientName: 'Nothing to say', updates: [] },
    { ...client, clientName: 'Far away', country: 'Narnia', updates: [story] },
  ]
  const news = shown({
    newsUpdatesAndTrends: { weekOf: '2026-11-15', isAgencyFormat: true, updates: { agencyClientUpdates } },
  })
  expect([...news.querySelectorAll('h3')].map(words)).toEqual([
    'Harbour & Hale Surveyors, Ireland',
    'Quiet Ltd Surveyors',
    'Far away Surveyors, Narnia',
  ])
  expect([...news.querySelectorAll('article')].map(({ id }) => id)).toEqual(['story-1', 'story-2', 'story-3'])
  expect(words(news)).toContain('Nothing near enough.')
})

test.each([
  [{}, 'News, Updates & Trends for Pell', 'One story of the week, with ideas for it.'],
  [{ newsUpdatesAndTrends: null, shortfall: 'Too few facts.' }, 'Content Ideas for Pell', ''],
  [
    { newsUpdatesAndTrends: null, eventContentIdeas: [{ ...idea, todoTasks: [] }] },
    'One idea for Pell',
    'One event idea.',
  ],
  [
    { contentIdeas: [idea], newsUpdatesAndTrends: null, eventContentIdeas: [{ ...idea, todoTasks: [] }] },
    'Two ideas for Pell',
    'One idea and one event idea.',
  ],
  [
    { contentIdeas: [idea, idea], newsUpdatesAndTrends: ofBrand([story, story]) },
    'Two ideas for Pell',
    'Two ideas. Two stories of the week, with ideas for each.',
  ],
])('a report lists the sections it has and no others: %#', (changes, title, below) => {
  expect([titleOf(content(changes)), summaryOf(content(changes))]).toEqual([title, below])
  expect(report(changes).body.textContent).not.toMatch(/\b(no|0) (content )?(ideas|stories)/i)
})

test('a report with news only starts with its news', () => {
  const digest = report({
    newsUpdatesAndTrends: ofBrand([story, story, story, story], 'Only four were near.'),
  })
  expect(digest.querySelector('a')?.getAttribute('href')).toBe('#news')
  expect([...digest.querySelectorAll('h2')].map(words)).toEqual(['News, Updates & Trends4'])
  expect([...digest.querySelectorAll('#contents a')].map((link) => link.getAttribute('href'))).toEqual([
    '#story-1',
    '#story-2',
    '#story-3',
    '#story-4',
  ])
  expect(digest.querySelectorAll('#story-4')).toHaveLength(1)
  expect(words(digest.body)).toContain('Only four were near.')
  expect(digest.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'Flour prices fall again. Flour prices fall again.',
  )
})

test('a report says why it has fewer ideas than promised', () => {
  expect(words(report({ shortfall: 'Three facts more would make two ideas more.' }).body)).toContain(
    'Three facts more would make two ideas more.',
  )
})
