// @vitest-environment node
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ContentData } from '#contract/delivery.ts'
import { printReport } from './report-file.tsx'

const idea = (title: string, lines: number) => ({
  title,
  summary: 'Customers ask this at the counter every week, and nobody has written the answer down yet.',
  description: '',
  draft: Array.from({ length: lines }, () => 'Two days of work, one oven and a grandmother.').join('\n'),
  outline: ['What it is', 'What it costs'],
  contentType: 'blog' as const,
  evidence: [],
})
const story = {
  headline: 'Flour prices rise again',
  summary: 'Millers put the rise down to a wet harvest, and expect no change before spring. '.repeat(9),
  marketingSuggestions: [
    'Say what a loaf costs to make. '.repeat(8),
    'Show the mill. '.repeat(9),
    'Write first. '.repeat(9),
  ],
  sourceUrl: 'https://news.example/flour',
  sourceName: 'The Baking Week',
  publishedAt: '2026-11-18T09:00:00.000Z',
  evidence: [],
}
const occasion = { id: 'christmas-day', name: 'Christmas Day', from: '2026-12-25', to: '2026-12-25' }

const news = (updates: object) => ({
  newsUpdatesAndTrends: { weekOf: '2026-11-15', isAgencyFormat: false, updates },
})
const client = {
  clientId: '1',
  clientName: 'Crumb & Co',
  industry: 'Bakery',
  country: 'GB',
  updates: [story],
}
/** Content after an idea whose length pushes it down the page. */
const following: Record<string, Content & { newsUpdatesAndTrends?: object }> = {
  'an idea': { contentIdeas: [idea('The second idea', 9)] },
  'an idea for a day': {
    eventContentIdeas: [{ ...idea('An idea for Christmas', 9), occasion, todoTasks: ['By Friday: Bake.'] }],
  },
  'a day': {
    events: [{ eventName: 'Late opening', eventDate: '2026-12-10', eventType: 'event', notes: '' }],
  },
  news: news({ industry: 'Bakery', country: 'GB', updates: [story] }),
  'news of a client': news({ agencyClientUpdates: [client] }),
}

interface Content {
  contentIdeas?: object[]
  eventContentIdeas?: object[]
  events?: object[]
}

/** The words of each page above the footer, with their heights. */
async function pagesOf(lines: number, { contentIdeas = [], ...more }: Content) {
  const bytes = await printReport({
    contentData: ContentData.parse({
      companyName: 'Pell',
      senderName: 'Inkling',
      contentIdeas: [idea('The first idea', lines), ...contentIdeas],
      ...more,
    }),
    createdAt: '2026-11-20T09:00:00.000Z',
    productName: 'Inkling',
    url: 'https://inkling.example/delivery/1',
  })
  const file = await getDocumentProxy(new Uint8Array(bytes))
  const pages: { at: number; said: string }[][] = []
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent()
    const words = items.flatMap((item) =>
      'str' in item && item.str.trim() && Number(item.transform[5]) > FOOT
        ? [{ at: Number(item.transform[5]), said: item.str }]
        : [],
    )
    pages.push(words)
  }
  return pages
}

/** The last words of each page but the last. */
async function endsOfPages(lines: number, more: Content): Promise<string[]> {
  return (await pagesOf(lines, more)).slice(0, -1).map((words) => {
    const lowest = Math.min(...words.map(({ at }) => at))
    return words
      .filter(({ at }) => at < lowest + 2)
      .map(({ said }) => said)
      .join(' ')
  })
}
/** The height of the footer in points, the same on every page. */
const FOOT = 40

const headings =
  /^(Content Ideas|Event Content Ideas|Upcoming Events|News, Updates & Trends|Week of .*|Crumb & Co|Bakery, United Kingdom|Flour prices.*|\d? *(The|An) (first|second) idea|An idea for Christmas|For Christmas.*|Customers ask.*|Blog.*)( \d+)?$/

test.each(Object.entries(following))(
  'no heading in %s is alone at the foot of a page, wherever the page ends',
  { timeout: 60_000 },
  async (_, more) => {
    const alone: string[] = []
    for (let lines = 14; lines < 60; lines++)
      for (const end of await endsOfPages(lines, more)) if (headings.test(end)) alone.push(`${lines}: ${end}`)
    expect(alone).toEqual([])
  },
)

test('an idea of less than half a page is never split', { timeout: 60_000 }, async () => {
  const short = { ...idea('The second idea', 9), checks: ['The price is still right'] }
  const dated = { ...short, occasion, todoTasks: ['By Friday: Bake.'] }
  for (const more of [{ contentIdeas: [short] }, { eventContentIdeas: [dated] }])
    for (let lines = 14; lines < 60; lines += 2) {
      const pages = (await pagesOf(lines, more)).map((words) => words.map(({ said }) => said).join(' '))
      const start = pages.find((page) => page.includes('The second idea'))
      expect(start, `after ${lines} lines`).toContain('The price is still right')
    }
})

test('a report of eight ideas of ordinary length has at most six pages', async () => {
  const ordinary = { ...idea('An idea of ordinary length', 12), checks: ['The price is still right'] }
  const dated = { ...ordinary, occasion, todoTasks: Array.from({ length: 5 }, () => 'By Friday: Bake.') }
  const contentIdeas = Array.from({ length: 4 }, () => ordinary)
  const events = Array.from({ length: 12 }, () => ({
    eventName: 'Late opening',
    eventDate: '2026-12-10',
    eventType: 'event',
    notes: 'Shops in town stay open until eight on this evening, and the square has a market.',
  }))
  const pages = await pagesOf(12, { contentIdeas, eventContentIdeas: [dated, dated, dated], events })
  expect(pages.length).toBeLessThanOrEqual(6)
})
