// @vitest-environment node
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { ContentData } from '#contract/delivery.ts'
import { printReport } from './report-file.tsx'

const idea = (title: string, summary: string, quote: string) => ({
  title,
  summary,
  description: '',
  contentType: 'blog' as const,
  evidence: [{ kind: 'website' as const, label: 'Our bread', quote }],
})

/** What a report of these ideas says, in pages. */
async function printed(contentIdeas: ReturnType<typeof idea>[], companyName = 'Pell') {
  const bytes = await printReport({
    contentData: ContentData.parse({ companyName, senderName: 'Inkling', contentIdeas }),
    createdAt: '2026-11-20T09:00:00.000Z',
    productName: 'Inkling',
    url: 'https://inkling.example/delivery/1',
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

test('a section of many pages is printed to its end', { timeout: 60_000 }, async () => {
  const tall = Array.from({ length: 8 }, (_, at) =>
    idea(`Tall ${at}`, 'Short.', `${'a\n'.repeat(400)}End of ${at}`),
  )
  const low = Array.from({ length: 18 }, (_, at) =>
    idea(`Low ${at}`, 'Short. '.repeat(at * 7 + 1), `${'x '.repeat(at * 40)}End of low ${at}`),
  )
  const pages = await printed([...tall, ...low])
  expect(pages.length).toBeGreaterThan(60)
  const words = pages.join(' ')
  for (const at of tall.keys()) expect(words).toContain(`End of ${at}”`)
  for (const at of low.keys()) expect(words).toContain(`End of low ${at}”`)
})

test('a name and a quote in Chinese, Japanese or Korean are printed, and a line of theirs ends without a hyphen', async () => {
  const quote =
    '我们的面包师傅每天清晨五点开始工作，用三十六个小时发酵的天然酵母制作每一个面包，从不使用添加剂。'
  const [page = ''] = await printed([idea('パン屋の朝', '현대자동차의 빵', quote)], 'Golden Dragon 金龍餐館')
  expect(page).toContain('One idea for Golden Dragon 金龍餐館')
  expect(page).toContain('パン屋の朝')
  expect(page).toContain('현대자동차의 빵')
  expect(page.replaceAll(' ', '')).toContain(quote)
  expect(page).not.toContain('[…]')
})

test('Hebrew and Arabic run from right to left beside words that don’t', async () => {
  const [page = ''] = await printed([idea('מאפייה and مخبز', 'Say שלום first.', 'نان تازه')])
  for (const said of ['מאפייה', 'مخبز', 'Say שלום first.']) expect(page).toContain(said)
  // A reader of the file comes upon the words from the left: the last stands there.
  expect(page).toContain(`“${['تازه', 'نان'].join(' ')}”`)
})
