import { extractLinks, extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { bread, keepReport, story, whole } from '#tests/support/builders/kept-report.ts'
import { aBrandOwner } from '#tests/support/members.ts'
import { aProduct } from '#tests/support/product.ts'

const product = await aProduct()
const owner = await aBrandOwner(product, { companyName: 'Łucja & Daughters' })
const aReport = (content?: unknown) => keepReport(product, owner.profile.id, content)
const asked = (path: string, headers: Record<string, string> = {}) =>
  product.visitor().raw('GET', path, { headers })

async function read(answer: Response) {
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
  const { text, totalPages } = await extractText(pdf, { mergePages: false })
  const { links } = await extractLinks(pdf)
  const { info } = await getMeta(pdf)
  const outline = (await pdf.getOutline()).map(({ title }) => title)
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '))
  return { words: pages.join(' '), pages, totalPages, links, info, outline }
}

test('a report’s PDF contains everything that the report’s page shows', async () => {
  const path = await aReport()
  const answer = await asked(`${path}/pdf`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { words, pages, links, info, outline } = await read(answer)
  for (const said of [
    'Two ideas for Łucja & Daughters',
    bread.title,
    bread.summary,
    'Angle: the sound.',
    'Listen at the door',
    'Oven door',
    '“Every loaf takes thirty-six hours.”',
    'Website, Our bread',
    'Stir it with us',
    'By Friday 20 November: Order suet',
    'By Saturday 21 November: Print twelve cards',
    '22 Nov 2026',
    'Christmas Day',
    'News, Updates & Trends',
    'Week of 15 Nov 2026 to 21 Nov 2026',
    story.headline,
    'The Miller, 17 Nov 2026',
    ...story.marketingSuggestions,
    '“A large loaf costs £4.20.”',
  ])
    expect(words).toContain(said)
  pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${pages.length}`))
  expect(links).toContain('https://pell.example/bread?a=1&b=2')
  expect(links).toContain('https://news.example/flour')
  expect(links.some((link) => link.endsWith(path.replace('/api', '')))).toBe(true)
  expect(outline).toEqual([
    'Content Ideas',
    'Event Content Ideas',
    'Upcoming Events',
    'News, Updates & Trends',
  ])
  expect(info).toMatchObject({
    Title: 'Two ideas for Łucja & Daughters',
    Author: 'Inkling',
    Language: 'en-GB',
  })
})

test('the PDF opens in the browser with its own file name, and is not cached or indexed', async () => {
  const { headers } = await asked(`${await aReport()}/pdf`)
  expect(headers.get('content-disposition')).toBe(
    `inline; filename="Two ideas for _ucja & Daughters.pdf"; filename*=UTF-8''Two%20ideas%20for%20%C5%81ucja%20%26%20Daughters.pdf`,
  )
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('the PDF of a news digest is about news and doesn’t mention ideas', async () => {
  const { words } = await read(
    await asked(`${await aReport({ ...whole, contentIdeas: [], eventContentIdeas: [], events: [] })}/pdf`),
  )
  expect(words).toContain('News, Updates & Trends for Łucja & Daughters')
  expect(words).toContain('One story of the week')
  expect(words).not.toMatch(/content ideas?|Upcoming Events/i)
})

test('the PDF of an agency’s delivery groups news by client', async () => {
  const client = { industry: 'Surveyors', country: 'IE', updates: [story] }
  const agencyClientUpdates = [
    { clientId: '1', clientName: 'Harbour & Hale', ...client },
    { clientId: '2', clientName: 'Quiet Ltd', ...client, updates: [], shortfall: 'Nothing near enough.' },
  ]
  const newsUpdatesAndTrends = {
    weekOf: '2026-11-15',
    isAgencyFormat: true,
    updates: { agencyClientUpdates },
  }
  const content = { ...whole, isAgencyDelivery: true, senderName: 'Northlight', newsUpdatesAndTrends }
  const { words, info } = await read(await asked(`${await aReport(content)}/pdf`))
  expect(words).toMatch(/Harbour & Hale Surveyors, Ireland .*Quiet Ltd .*Nothing near enough\./)
  expect(words).toContain('Prepared by Northlight.')
  expect(info).toMatchObject({ Author: 'Northlight' })
})

test('a PDF can contain many alphabets, and a letter without a font is replaced and explained', async () => {
  const title = 'Ο φούρνος, пекарня, Żółć 🥖, 東京 and กรุงเทพ'
  const { words } = await read(
    await asked(`${await aReport({ ...whole, contentIdeas: [{ ...bread, title }] })}/pdf`),
  )
  expect(words).toContain('Ο φούρνος, пекарня, Żółć, 東京 and […]')
  expect(words).toContain('They appear as […]')
})

test('no address is fetched while a PDF is made, and only web addresses become links', async () => {
  const evidence = [{ ...bread.evidence[0], url: 'javascript:alert(1)' }]
  const content = {
    ...whole,
    logoUrl: `${product.url}/healthz`,
    contentIdeas: [{ ...bread, evidence }],
    newsUpdatesAndTrends: {
      ...whole.newsUpdatesAndTrends,
      updates: { industry: '', country: null, updates: [{ ...story, sourceUrl: 'file:///etc/passwd' }] },
    },
  }
  let fetched = 0
  product.running.app.server.on('request', ({ url }) => (fetched += url === '/healthz' ? 1 : 0))
  const { words, links } = await read(await asked(`${await aReport(content)}/pdf`))
  expect(words).toContain('Our bread')
  expect(links.filter((link) => !link.includes('/delivery/'))).toEqual([])
  expect(fetched).toBe(0)
})

test('other requests are answered while the PDF of ten long ideas is made', async () => {
  const long = (length: number) => 'Flour and water and time. '.repeat(length / 20).slice(0, length)
  const idea = {
    ...bread,
    title: 'x'.repeat(300),
    description: 'W'.repeat(4000),
    evidence: Array.from({ length: 6 }, () => ({ ...bread.evidence[0], quote: long(1500) })),
  }
  const content = {
    ...whole,
    contentIdeas: Array.from({ length: 10 }, () => idea),
    eventContentIdeas: Array.from({ length: 3 }, () => ({
      ...idea,
      description: long(4000),
      todoTasks: [long(4000), 'Last task'],
    })),
  }
  const path = await aReport(content)
  let isPrinted = false
  const printed = asked(`${path}/pdf`).finally(() => (isPrinted = true))
  for (let times = 0; times < 20; times++) await asked('/healthz')
  expect(isPrinted).toBe(false)
  const { words, totalPages } = await read(await printed)
  expect(totalPages).toBeGreaterThan(20)
  expect(words.split('Last task').length - 1).toBe(3)
  expect(words).toContain('Flour prices fall again')
})

test('one address can’t request PDF after PDF, but can request the same one again', async () => {
  const visitor = product.visitor()
  const path = await aReport({ ...whole, eventContentIdeas: [], events: [], newsUpdatesAndTrends: null })
  for (let times = 0; times < 32; times++) {
    const again = await visitor.raw('HEAD', `${path}/pdf`)
    expect(again.status).toBe(200)
  }
  const { world } = product.running.real
  for (let times = 0; times < 30; times++) await world.rates.count('print:203.0.113.7', 600, world.now())
  const refused = await fetch(`${product.url}${await aReport()}/pdf`, {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ kind: 'too-fast' })
})
