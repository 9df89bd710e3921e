// @vitest-environment node
import fs from 'node:fs'
import { test } from 'vitest'
import { extractText, getDocumentProxy } from 'unpdf'
import { ContentData } from '#contract/delivery.ts'
import { deliveredIdeas } from '#tests/support/made/delivered-ideas.ts'
import { playbook } from '#tests/support/library.ts'
import { printReport } from './report-file.tsx'

const notes =
  'A day on which people give to causes instead of shopping, and tell each other to which. Until Sunday.'
const days = Array.from({ length: 12 }, (_, at) => ({
  eventName: `A day that matters, number ${at + 1}`,
  eventDate: `2026-12-${at + 10}`,
  eventType: 'event' as const,
  notes,
}))
const stories = Array.from({ length: 5 }, (_, at) => ({
  headline: `Flour prices rise for the third month as millers ${at} wait for a dry harvest`,
  summary:
    'Millers put the rise down to a wet harvest across the east of the country, and expect no change before spring, when last year’s grain runs out and the first contracts of the new one are signed.',
  marketingSuggestions: [
    'Say what your loaf costs to make, line by line, before customers ask you about it at the counter.',
    'Show the mill you buy from, and ask the miller for two sentences on what a wet summer does.',
    'Write to your wholesale customers first, with the date from which the new list holds.',
  ],
  sourceUrl: `https://news.example/flour/${at}`,
  sourceName: 'The Baking Week',
  publishedAt: '2026-11-18T09:00:00.000Z',
  evidence: [
    {
      kind: 'website' as const,
      label: 'Our bread',
      quote: 'Every loaf takes thirty-six hours.',
      url: 'https://pell.example/bread',
    },
  ],
}))
const todoTasks = [
  'Fix the list and the numbers.',
  'Open orders to regulars for one week.',
  'Open orders.',
  'Post it.',
].map((t, at) => `By Friday ${at + 4} December: ${t}`)
const occasion = { id: 'christmas-day', name: 'Christmas Day', from: '2026-12-25', to: '2026-12-25' }
const lettersIn = ({ draft, outline, prepare, checks }: any) =>
  [draft, ...outline, ...prepare, ...checks].join('').length
async function pages(content: object, name: string) {
  const bytes = await printReport({
    contentData: ContentData.parse({ companyName: 'Pell & Daughter', senderName: 'Inkling', ...content }),
    createdAt: '2026-11-20T09:00:00.000Z',
    productName: 'Inkling',
    url: 'https://inkling.example/delivery/1',
  })
  if (name) fs.writeFileSync(`/tmp/${name}.pdf`, bytes)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return `${text.length} (last ${text.at(-1)?.length})`
}
const updates = {
  weekOf: '2026-11-15',
  isAgencyFormat: false,
  updates: { industry: 'Bakery', country: 'GB', updates: stories },
}
test('measure', { timeout: 900_000 }, async () => {
  const ids = (process.env.TRADES ?? 'cafe,builder,accountant').split(',')
  for (const id of ids[0] === 'all' ? playbook.trades.map((t) => t.id) : ids) {
    const ideas = await deliveredIdeas(id, 12)
    const longest = ideas.toSorted((a, b) => lettersIn(b) - lettersIn(a)).slice(0, 8)
    const ev = (l: any[]) => l.map((one) => ({ ...one, occasion, todoTasks }))
    const a = await pages({ contentIdeas: longest }, `${id}-alone`)
    const b = await pages(
      {
        contentIdeas: ideas.slice(0, 5),
        eventContentIdeas: ev(ideas.slice(5, 8)),
        events: days,
        newsUpdatesAndTrends: updates,
      },
      `${id}-typical`,
    )
    const c = await pages(
      {
        contentIdeas: longest.slice(0, 5),
        eventContentIdeas: ev(longest.slice(5, 8)),
        events: days,
        newsUpdatesAndTrends: updates,
      },
      `${id}-whole`,
    )
    console.log(
      id,
      'longest8 letters',
      longest.map(lettersIn).join(),
      '| alone',
      a,
      '| typical+days+stories',
      b,
      '| longest+days+stories',
      c,
    )
  }
})
