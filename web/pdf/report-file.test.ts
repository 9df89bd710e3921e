// @vitest-environment node
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { ContentData } from '#contract/delivery.ts'
import { deliveredIdeas } from '#tests/support/builders/delivered-ideas.ts'
import { paper } from './paper.ts'
import { printReport } from './report-file.tsx'

const idea = (title: string, summary: string, quote: string, draft = '') => ({
  title,
  summary,
  description: '',
  draft,
  contentType: 'blog' as const,
  evidence: [{ kind: 'website' as const, label: 'Our bread', quote }],
})

/** The text of a report with these ideas, by page. */
async function printed(
  contentIdeas: z.input<typeof ContentData>['contentIdeas'],
  companyName = 'Pell',
  more: Partial<z.input<typeof ContentData>> = {},
) {
  const bytes = await printReport({
    contentData: ContentData.parse({ companyName, senderName: 'Inkling', contentIdeas, ...more }),
    createdAt: '2026-11-20T09:00:00.000Z',
    productName: 'Inkling',
    url: 'https://inkling.example/delivery/1',
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('a section of many pages is printed to its end', { timeout: 60_000 }, async () => {
  const tall = Array.from({ length: 8 }, (_, at) =>
    idea(`Tall ${at}`, 'Short.', 'Short.', `${'a\n'.repeat(400)}End of ${at}`),
  )
  const low = Array.from({ length: 18 }, (_, at) =>
    idea(`Low ${at}`, 'Short. '.repeat(at * 7 + 1), 'Short.', `${'x '.repeat(at * 40)}End of low ${at}`),
  )
  const pages = await printed([...tall, ...low])
  expect(pages.length).toBeGreaterThan(60)
  const words = pages.join(' ')
  for (const at of tall.keys()) expect(words).toContain(`End of ${at} `)
  for (const at of low.keys()) expect(words).toContain(`End of low ${at} `)
})

test('names and quotes in Chinese, Japanese or Korean are printed, and their lines break without a hyphen', async () => {
  const quote =
    '我们的面包师傅每天清晨五点开始工作，用三十六个小时发酵的天然酵母制作每一个面包，从不使用添加剂。'
  const [page = ''] = await printed([idea('パン屋の朝', '현대자동차의 빵', quote)], 'Golden Dragon 金龍餐館')
  expect(page).toContain('One idea for Golden Dragon 金龍餐館')
  expect(page).toContain('パン屋の朝')
  expect(page).toContain('현대자동차의 빵')
  expect(page.replaceAll(/[\s\p{C}]/gu, '')).toContain(quote)
  expect(page).not.toContain('[…]')
})

test('Hebrew and Arabic run from right to left beside other text', async () => {
  const [page = ''] = await printed([idea('מאפייה and مخبز', 'Say שלום first.', 'نان تازه')])
  for (const said of ['מאפייה', 'مخبز', 'Say שלום first.']) expect(page).toContain(said)
  // Text is extracted from left to right, so the last word comes first.
  expect(page).toContain(`“${['تازه', 'نان'].join(' ')}”`)
})

const days = Array.from({ length: 12 }, (_, at) => ({
  eventName: `A day that matters, number ${at + 1}`,
  eventDate: `2026-12-${at + 10}`,
  eventType: 'event' as const,
  notes:
    'A day on which people give to causes instead of shopping, and tell each other to which. Until Sunday.',
}))
const todoTasks = [
  'Fix the list and the numbers.',
  'Open orders to regulars for one week.',
  'Open orders.',
  'Post it.',
].map((task, at) => `By Friday ${at + 4} December: ${task}`)
const lettersIn = ({ draft, outline, prepare, checks }: ContentData['contentIdeas'][number]): number =>
  [draft, ...outline, ...prepare, ...checks].join('').length
const stories = Array.from({ length: 5 }, (_, at) => ({
  headline: `Flour prices rise for month ${at + 3} as millers wait for a dry harvest`,
  summary:
    'Millers put the rise down to a wet harvest across the east of the country, and expect no change before spring, when last year’s grain runs out.',
  marketingSuggestions: [
    `Say what loaf ${at + 1} costs to make, line by line, before customers ask at the counter.`,
    'Show the mill you buy from, and ask the miller for two sentences on a wet summer.',
    'Write to your wholesale customers first, with the date from which the new list holds.',
  ],
  sourceUrl: `https://news.example/flour/${at}`,
  sourceName: 'The Baking Week',
  publishedAt: '2026-11-18T09:00:00.000Z',
  evidence: [{ kind: 'website' as const, label: 'Our bread', quote: 'Every loaf takes thirty-six hours.' }],
}))
const newsUpdatesAndTrends = {
  weekOf: '2026-11-15',
  isAgencyFormat: false,
  updates: { industry: 'Bakery', country: 'GB', updates: stories },
}
const occasion = { id: 'christmas-day', name: 'Christmas Day', from: '2026-12-25', to: '2026-12-25' }

test.each(['cafe', 'builder', 'accountant'])(
  'the eight longest ideas of a quarter for a %s need at most six pages, alone and with tasks, twelve dates and five stories',
  { timeout: 60_000 },
  async (trade) => {
    const ideas = await deliveredIdeas(trade, 12)
    const longest = ideas.toSorted((one, other) => lettersIn(other) - lettersIn(one)).slice(0, 8)
    const alone = await printed(longest)
    expect(alone.length).toBeLessThanOrEqual(6)
    const words = alone.join(' ')
    for (const { title, callToAction, prepare, checks } of longest)
      for (const said of [title, callToAction, ...prepare, ...checks]) expect(words).toContain(said)
    const eventContentIdeas = longest.slice(5).map((one) => ({ ...one, occasion, todoTasks }))
    const more = { eventContentIdeas, events: days, newsUpdatesAndTrends }
    const whole = await printed(longest.slice(0, 5), 'Pell', more)
    expect(whole.length).toBeLessThanOrEqual(6)
    const all = whole.join(' ')
    for (const { title } of longest) expect(all).toContain(title)
    for (const { eventName } of days) expect(all).toContain(eventName)
    for (const { headline, marketingSuggestions } of stories)
      for (const said of [headline, ...marketingSuggestions]) expect(all).toContain(said)
  },
)

test('the text of a PDF is large enough to read on paper', () => {
  expect(paper.page.fontSize).toBeGreaterThanOrEqual(9.5)
  expect(paper.standfirst.fontSize).toBeGreaterThanOrEqual(9.5)
  expect(paper.listed.fontSize).toBeGreaterThanOrEqual(9)
  expect(paper.small.fontSize).toBeGreaterThanOrEqual(8)
})

test('no PDF names a document or quotes a brief', async () => {
  const [page = ''] = await printed([
    {
      ...idea('Bread', 'Why.', 'Every loaf takes thirty-six hours.', 'Come by.'),
      evidence: [
        { kind: 'document', label: 'Prices 2026 final.pdf, page 2', quote: 'A loaf costs £4.20.' },
        { kind: 'answer', label: 'How long does the dough rest?', quote: '24 hours' },
        { kind: 'brief', label: 'Your brief', quote: 'Make them forget last year' },
      ],
    },
  ])
  expect(page).toContain('Sources “A loaf costs £4.20.” “24 hours” From our own records')
  expect(page).not.toMatch(/\.pdf|forget/)
})
